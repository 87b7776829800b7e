import TestSupport
import Testing

@testable import typeramp

/// The manual page and the completions: all that the tables hold, in a form its readers accept.
@Suite struct InstallationTests {
  @Test func `the manual page has every command and option`() {
    let page = ManualPage.text(version: "1.2.3")
    #expect(page.hasPrefix(".TH TYPERAMP 1 \"\" \"typeramp 1.2.3\" \"User Commands\"\n"))
    for command in CommandName.allCases {
      #expect(page.contains("\n.B \(ManualPage.escaped(command.rawValue))\n"))
    }
    for option in Option.allCases {
      #expect(page.contains("\\fB\\-\\-\(ManualPage.escaped(option.rawValue))\\fR"))
    }
  }

  @Test func `man reads the page without a warning`() {
    let folder = TemporaryFolder()
    let file = folder.write(ManualPage.text(version: "1"), to: "typeramp.1")
    let warnings = Shell.run("man --warnings -E UTF-8 -l -Tutf8 -Z \(file) > /dev/null 2>&1")
    #expect(warnings.output == "")
    #expect(warnings.code == 0)
  }

  @Test(
    arguments: [
      ("typeramp che", "check"), ("typeramp check --form", "--format"),
      ("typeramp check --format sa", "sarif"), ("typeramp table --format sa", ""),
      ("typeramp check --fail-on w", "warning"), ("typeramp render --layout m", "matrix"),
      ("typeramp completions z", "zsh"), ("typeramp export --format sw", "swiftui"),
      ("typeramp print --size accessibility5", "accessibility5"),
    ])
  func `bash completes`(line: String, word: String) {
    let folder = TemporaryFolder()
    let script = folder.write(CompletionShell.bash.completions, to: "completions.bash")
    let words = line.split(separator: " ").map { "'\($0)'" }.joined(separator: " ")
    let test = folder.write(
      """
      source \(script)
      cd \(folder.path) && mkdir empty && cd empty
      COMP_WORDS=(\(words)); COMP_CWORD=\(line.split(separator: " ").count - 1)
      _typeramp
      echo "${COMPREPLY[@]}"
      """, to: "test.bash")
    #expect(Shell.run("bash \(test) 2>&1").output == word + "\n")
  }

  @Test func `zsh can read its script`() {
    let folder = TemporaryFolder()
    let script = folder.write(CompletionShell.zsh.completions, to: "_typeramp")
    let read = Shell.run("zsh -n \(script) 2>&1")
    #expect(read.code == 0, "\(read.output)")
  }

  @Test func `fish completes`() {
    let folder = TemporaryFolder()
    let script = folder.write(CompletionShell.fish.completions, to: "typeramp.fish")
    let words = Shell.run(
      "cd \(folder.path) && fish -c 'source \(script); complete -C \"typeramp check --format sa\"' 2>&1"
    )
    #expect(words.output.hasPrefix("sarif"))
  }

  @Test(arguments: CompletionShell.allCases)
  func `every shell knows all options`(shell: CompletionShell) {
    let script = shell.completions
    let missing = Option.allCases.filter { !script.contains($0.rawValue) }
    #expect(missing == [])
  }

  @Test(arguments: Option.allCases)
  func `every option has its row, and every value a way to be completed`(option: Option) {
    let row = option.row
    #expect(!row.summary.isEmpty)
    #expect(!row.commands.isEmpty)
    if row.value == nil { #expect(row.completion == .free) }
  }

  @Test func `no letter stands for two options`() {
    let letters = Option.allCases.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test func `every format has a writer`() {
    #expect(
      CommandName.allCases.allSatisfy { command in
        command.formats.isEmpty == !Option.format.commands.contains(command)
      })
  }
}
