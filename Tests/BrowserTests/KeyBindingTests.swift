import Testing

@testable import Browser

struct KeyBindingTests {
  @Test func `no key has two meanings`() {
    let keys = KeyBinding.all.flatMap { $0.commands.map(\.key) }
    #expect(Set(keys).count == keys.count)
  }

  @Test func `every key is named in the help`() {
    for binding in KeyBinding.all {
      for (key, _) in binding.commands {
        guard case .character(let character) = key else { continue }
        let isNamed =
          binding.label.contains(character) || (character.isNumber && binding.label.contains("…"))
        #expect(isNamed, "\(character) in \(binding.label)")
      }
    }
  }

  @Test func `the hints of the main keys fit on eighty columns`() {
    let width = KeyBinding.all.compactMap(\.hint).reduce(1) {
      $0 + $1.keys.count + 1 + $1.word.count + 2
    }
    #expect(width <= 80)
  }
}
