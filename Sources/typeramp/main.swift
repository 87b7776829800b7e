print("typeramp")
