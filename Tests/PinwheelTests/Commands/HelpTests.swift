import Testing

/// Help is the first thing that a user asks for.
struct HelpTests {
    static let commands = [
        "render", "strip", "still", "show", "list", "describe", "validate", "schema", "trace",
        "lifecycle", "compare", "play", "storyboard", "report", "record", "verify", "accept",
        "prune", "preview", "doctor",
    ]

    @Test(arguments: commands, ["-h", "--help"])
    func everyCommandHasHelpWithAnExample(command: String, flag: String) throws {
        let outcome = try Tool.run([command, flag])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.text.contains("USAGE: pinwheel \(command)"))
        #expect(outcome.text.contains("Example: pinwheel \(command)"))
    }

    @Test func theToolsHelpNamesAllCommands() throws {
        let outcome = try Tool.run(["--help"])
        #expect(outcome.status == 0)
        for command in Self.commands { #expect(outcome.text.contains("  \(command) ")) }
        #expect(outcome.text.contains("Example: pinwheel"))
    }

    @Test func theVersionIsOneLine() throws {
        let outcome = try Tool.run(["--version"])
        #expect(outcome.status == 0)
        #expect(outcome.lines.count == 1)
    }

    @Test(arguments: [
        ["--nonsense"], ["nonsense"], ["render", "--nonsense"], ["render", "-x"],
        ["still"], ["strip"], ["describe"], ["compare"], ["report"], ["validate"], ["list", "arc"],
        ["schema", "-x"],
        ["render", "--steps"], ["render", "--fps", "0"], ["render", "--jobs", "0"],
        ["render", "--steps", "1.5"], ["render", "--steps", "0"], ["render", "--scale", "0"],
        ["render", "--steps", "2", "--progress", "1"], ["render", "--json", "--quiet"],
        ["render", "-P", "lineWidth"], ["render", "--palette", "ios9"], ["render", "-o", "-"],
        ["still", "arc", "--progress", "1", "--time", "1"], ["render", "-o", ""],
        ["play", "-o", "-"], ["play", "--size", "375"], ["play", "--stage", "page"],
        ["play", "nonsense"], ["storyboard"], ["storyboard", "scroll-action", "--scale", "0"],
        ["record", "--mode", "always"], ["verify", "--goldens", ""], ["verify", "nonsense"],
        ["accept", "--frames", "3-1"], ["accept", "--frames", "1-2-3"], ["accept"],
        ["show", "arc", "--contact", "--loop"], ["show", "--protocol", "regis"],
        ["show", "--speed", "0"], ["show", "arc", "nonsense"], ["show", "--contact", "--fps", "9"],
        ["preview", "nonsense"], ["preview", "--port", "x"], ["preview", "--port", "65536"],
        ["preview", "-"], ["preview", "--host", "nonsense"],
        ["prune", "arc"], ["prune", "arc", "--delete"], ["verify", "--plan", "none.yaml"],
    ])
    func whatIsNotUnderstoodEndsWithTwoAndNoOutput(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("pinwheel: "), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func whatIsNotUnderstoodIsSaidInOneLineWithWhereHelpIs() throws {
        let option = try Tool.run(["render", "--nonsense"])
        #expect(
            option.errors == "pinwheel: unknown option '--nonsense'; see pinwheel help render\n"
        )
        let value = try Tool.run(["play", "--fps", "x"])
        #expect(value.errors.contains("'--fps") && value.errors.contains("“x” is not a number"))
        #expect(value.errors.hasSuffix("; see pinwheel help play\n"))
        let command = try Tool.run(["rendr"])
        #expect(command.errors.contains("did you mean “pinwheel render”?"))
        #expect(try Tool.run(["--nonsense"]).errors.hasSuffix("; see pinwheel help\n"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreWritten(shell: String) throws {
        let outcome = try Tool.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("refreshing"))
    }

    @Test func misspeltNamesAreHinted() throws {
        let design = try Tool.run(["still", "ark", "-o", "-"])
        #expect(design.status == 2)
        #expect(design.errors.contains("did you mean “arc”?"))
        #expect(design.errorLines.count == 1)
        let state = try Tool.run(["render", "--state", "puling"])
        #expect(state.status == 2)
        #expect(state.errors.contains("did you mean “pulling”?"))
    }
}
