import Testing
import TestSupport

/// Help and errors of the command line lead a user to the right command.
struct HelpTests {
    static let commands = [
        "render", "strip", "still", "animate", "show", "list", "describe", "validate", "schema",
        "trace",
        "lifecycle", "compare", "play", "storyboard", "report", "record", "verify", "accept",
        "prune", "preview", "doctor",
    ]

    @Test(arguments: commands, ["-h", "--help"])
    func `every command has help with an example`(command: String, flag: String) throws {
        let outcome = try Tool.run([command, flag])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.text.contains("USAGE: pinwheel \(command)"))
        #expect(outcome.text.contains("Example: pinwheel \(command)"))
    }

    @Test func `the tool's help lists all commands`() throws {
        let outcome = try Tool.run(["--help"])
        #expect(outcome.status == 0)
        for command in Self.commands { #expect(outcome.text.contains("  \(command) ")) }
        #expect(outcome.text.contains("Example: pinwheel"))
    }

    @Test func `the version is one line`() throws {
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
        ["play", "nonsense"], ["storyboard", "scroll-action", "--scale", "0"],
        ["record", "--mode", "always"], ["verify", "--goldens", ""], ["verify", "nonsense"],
        ["accept", "--frames", "3-1"], ["accept", "--frames", "1-2-3"], ["accept"],
        ["show", "arc", "--contact", "--loop"], ["show", "--protocol", "regis"],
        ["show", "--speed", "0"], ["show", "arc", "nonsense"], ["show", "--contact", "--fps", "9"],
        ["preview", "nonsense"], ["preview", "--port", "x"], ["preview", "--port", "65536"],
        ["preview", "-"], ["preview", "--host", "nonsense"],
        ["prune", "arc"], ["prune", "arc", "--delete"], ["verify", "--sets", "none.yaml"],
    ])
    func `an invalid command line ends with 2 and writes nothing`(arguments: [String]) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
        #expect(outcome.errors.hasPrefix("pinwheel: "), "\(outcome.errors)")
        #expect(folder.files.isEmpty)
    }

    @Test func `an error is one line that names the help`() throws {
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

    @Test(arguments: [
        ["render", "arc", "--steps", "-1"], ["render", "arc", "--progress", "-1"],
        ["render", "arc", "--time", "-0.5"], ["render", "arc", "-j", "-3"],
        ["strip", "arc", "--gap", "-1"], ["play", "--work", "-1s"], ["play", "--size", "-3x4"],
        ["preview", "--port", "-1"], ["trace", "--at", "-.5,2"],
    ])
    func `a negative number is reported as out of range`(arguments: [String]) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("the value '\(arguments.last ?? "")' is invalid for"))
        #expect(outcome.errors.contains("allowed") || outcome.errors.contains("1 to 256"))
    }

    @Test func `help with an unknown command is rejected`() throws {
        let bogus = try Tool.run(["help", "bogus"])
        #expect(bogus.status == 2)
        #expect(bogus.output.isEmpty)
        #expect(bogus.errors.hasPrefix("pinwheel: there is no command “bogus”; allowed: render"))
        #expect(try Tool.run(["help", "rendr"]).errors.contains("did you mean “render”?"))
        #expect(try Tool.run(["help", "render"]).text.contains("USAGE: pinwheel render"))
        #expect(try Tool.run(["help"]).status == 0)
    }

    @Test(arguments: [
        (["trace", "--fix", ""], "empty item"), (["trace", "--fix", "all,"], "empty item"),
        (["compare", "a", "b", "--diff", "-"], "needs the name of a file"),
        (["compare", "a", "b", "--diff", "d", "--diff-color", "#00ff0080"], "transparency"),
        (["compare", "a", "b", "--diff", "d", "--aa-color", "rgba(1, 2, 3, 0.5)"], "transparency"),
        (["compare", "a", "b", "--diff", "d", "--diff-color-alt", "#00000000"], "transparency"),
        (["render", "arc", "--state", "pulling,armed", "--progress", "1.5"], "--state armed"),
        (["show", "arc", "-s", "64", "--force", "--contact", "--protocol", "sixel"], "--scale"),
    ])
    func `impossible values are rejected with a possible remedy`(
        arguments: [String],
        words: String
    ) throws {
        let folder = try TestFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains(words), "\(outcome.errors)")
        #expect(!outcome.errors.contains("--steps"))
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: ["render", "strip"])
    func `an empty selection is reported with its reason`(command: String) throws {
        let folder = try TestFolder()
        try folder.write(
            """
            pinwheel: 1
            name: still
            canvas: {size: [8, 8]}
            states: {idle: {frames: 1}}
            layers:
              - circle: {diameter: 4}
                fill: red
            """,
            to: "still.yaml"
        )
        let progress = try Tool.run([command, "still.yaml", "--progress", "0.5"], in: folder.path)
        #expect(
            progress.errors == "pinwheel: progress drives no state of still; "
                + "omit --progress, or name a state with --state: idle\n"
        )
        let time = try Tool.run([command, "still.yaml", "--time", "0.5"], in: folder.path)
        #expect(time.errors.contains("time drives no state of still; omit --time"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completion scripts are printed`(shell: String) throws {
        let outcome = try Tool.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("refreshing"))
    }

    @Test func `misspelled names are reported with similar names`() throws {
        let design = try Tool.run(["still", "ark", "-o", "-"])
        #expect(design.status == 2)
        #expect(design.errors.contains("did you mean “arc”?"))
        #expect(design.errorLines.count == 1)
        let state = try Tool.run(["render", "--state", "puling"])
        #expect(state.status == 2)
        #expect(state.errors.contains("did you mean “pulling”?"))
    }
}
