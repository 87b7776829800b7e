"""Holds what typeramp writes of each fixture to the official schemas.

Usage: check-schemas.py TYPERAMP SCHEMAS FIXTURE...

SCHEMAS is a folder with sarif-2.1.0.json (OASIS), junit-10.xsd (Jenkins) and dtcg-2025.10/format.json
(Design Tokens Community Group) with the files it refers to, each named by the end of its address.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import urllib.parse

try:
    import jsonschema
except ImportError:
    sys.exit("check-schemas: Python's jsonschema is missing; install python3-jsonschema")


# Faults of the exported design tokens that are known; each is counted and said.
KNOWN = {
    "'lineHeight' is a required property": "no lineHeight, where the file leaves it to the font",
    "Additional properties are not allowed ('fontStyle' was unexpected)":
        "fontStyle, which the format has no word for",
}


def validator(path, folder):
    """The validator of a schema, whose references lead to files below `folder`."""
    schema = json.loads(path.read_text())
    address = schema.get("$id") or schema["id"]
    files = {address: schema}
    for file in folder.rglob("*.json"):
        loaded = json.loads(file.read_text())
        files[urllib.parse.urljoin(address, os.path.relpath(file, path.parent))] = loaded
        if isinstance(loaded, dict) and "$id" in loaded:
            files[loaded["$id"]] = loaded
    resolver = jsonschema.RefResolver(address, schema, store=files)
    kind = jsonschema.validators.validator_for(schema)
    return kind(schema, resolver=resolver)


def causes(error, typography):
    """What is wrong, each with its place: of a style, what its type says of its value.

    A token without a type of its own fails every type's alternative; the one that counts is
    typography, the only type that is exported.
    """
    document = error.root
    while error.context:
        error = max(error.context, key=lambda cause: len(cause.absolute_path))
    path = list(error.absolute_path)
    if "$value" not in path:
        return [(error.json_path, error.message[:200])]
    path = path[: path.index("$value") + 1]
    place = "/".join(str(part) for part in path)
    value = document
    for part in path:
        value = value[part]
    found = [(place, cause.message[:200]) for cause in typography.iter_errors(value)]
    return found or [(error.json_path, error.message[:200])]


def main(binary, schemas, fixtures):
    schemas = pathlib.Path(schemas).resolve()
    xmllint = shutil.which("xmllint")
    if xmllint is None:
        sys.exit("check-schemas: xmllint is missing; install libxml2-utils")
    sarif = validator(schemas / "sarif-2.1.0.json", schemas)
    tokens = validator(schemas / "dtcg-2025.10/format.json", schemas / "dtcg-2025.10")
    typography = validator(
        schemas / "dtcg-2025.10/format/values/typography.json", schemas / "dtcg-2025.10")
    failures = 0
    counts = {"sarif": 0, "junit": 0, "dtcg": 0}
    known = {}

    def fail(name, form, message):
        nonlocal failures
        failures += 1
        print(f"{name}: {form}: {message}")

    def written(arguments):
        run = subprocess.run([binary] + arguments, capture_output=True)
        if run.returncode > 2 or run.returncode < 0:
            fail(arguments[1], arguments[0], f"ended with {run.returncode}")
        return run.stdout

    sources = [["--set", name] for name in ("app", "apple", "faults", "material")]
    for source in sources + [[fixture] for fixture in fixtures]:
        name = source[-1]
        report = written(["check"] + source + ["--no-fonts", "--format", "sarif"])
        if report:
            counts["sarif"] += 1
            for error in sarif.iter_errors(json.loads(report)):
                fail(name, "sarif", f"{error.json_path}: {error.message[:200]}")
        report = written(["check"] + source + ["--no-fonts", "--format", "junit"])
        if report:
            counts["junit"] += 1
            run = subprocess.run(
                [xmllint, "--noout", "--schema", str(schemas / "junit-10.xsd"), "-"],
                input=report, capture_output=True)
            if run.returncode != 0:
                fail(name, "junit", run.stderr.decode().strip())
        export = written(["export"] + source + ["--format", "dtcg"])
        if export:
            counts["dtcg"] += 1
            document = json.loads(export)
            for error in tokens.iter_errors(document):
                error.root = document
                for place, message in causes(error, typography):
                    if message in KNOWN:
                        known[message] = known.get(message, 0) + 1
                    else:
                        fail(name, "dtcg", f"{place}: {message}")
    for form, count in counts.items():
        print(f"{form}: {count} files judged")
        if count == 0:
            fail("all", form, "nothing was written")
    for message, count in known.items():
        print(f"dtcg, known and not mended: {count} styles: {KNOWN[message]}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2], sys.argv[3:])
