import ArgumentParser
import Platform

struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Draw designs and compare them with their goldens.",
        discussion: """
            Nothing is recorded. A failure writes its images, results.json and report.html to the \
            folder of --failed. Your own designs are verified if they are named, or listed in \
            goldens.yaml. A golden fails as obsolete if its design no longer has the state, or if \
            goldens.yaml no longer lists the design.

            Exit status:
              0  no differences
              1  differences or obsolete goldens
              2  something cannot be compared
              3  a golden is missing

            Example: pinwheel verify arc compass/pulling my/ring.yaml
            """
    )

    @Argument(
        help: """
            Names of goldens, or prefixes of names such as arc; files of designs if there is no \
            plan. (default: the entire plan)
            """
    )
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "Also write the report to this file, even if all goldens pass.",
            valueName: "file"
        ),
        completion: .file(extensions: ["json"])
    )
    var results: String?

    @Flag(help: "Let goldens pass whose state or planned design no longer exists.")
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
