import ArgumentParser
import Platform

struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Draw designs and hold them against their goldens.",
        discussion: """
            Nothing is recorded. A failure leaves its pictures, results.json and report.html in the \
            folder that --failed names. The exit status is 0 when all are the same, 1 when something differs, \
            2 when something cannot be compared, and 3 when a golden is missing. Designs of your \
            own are verified when their files are named, or listed in goldens.yaml. A golden whose \
            state is gone from its design is a failure, too, and with a goldens.yaml one whose design \
            is gone from it.

            Example: pinwheel verify arc compass/pulling my/ring.yaml
            """
    )

    @Argument(
        help: """
            Goldens or what their names begin with, such as arc, and files of designs where there \
            is no plan; all of the plan if none.
            """
    )
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "Write the report here, also if nothing is wrong.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var results: String?

    @Flag(help: "Pass goldens whose state, or whose design in the plan, is gone.")
    var allowObsolete = false

    @OptionGroup var options: GoldenRunOptions

    func validate() throws {
        guard results != "", results != "-" else {
            throw ValidationError("--results needs the name of a file")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        try GoldenRun(
            names: names,
            options: options,
            mode: .none,
            results: results,
            refusesObsolete: !allowObsolete
        ).run()
    }
}
