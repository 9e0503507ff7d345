import ArgumentParser
import Base
import Frames
import Goldens
import Platform

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Draw designs and keep them as goldens.",
        discussion: """
            Goldens that are there are only replaced when --mode is all, or failed and they differ; \
            otherwise they are verified. Without --mode it is what PINWHEEL_RECORD says, else none \
            where CI is set, else missing. The exit status is that of verify, which takes the same \
            names and files.

            Example: pinwheel record arc my/ring.yaml --goldens goldens
            """
    )

    @Argument(
        help: """
            Built-in designs, goldens of the plan or what their names begin with, and files where \
            there is no plan; all of the plan if none.
            """
    )
    var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Which goldens are written: all, missing, failed (and missing), none.",
            valueName: "mode"
        ),
        completion: .list(RecordMode.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "modes") }
    )
    var mode: RecordMode?

    @OptionGroup var options: GoldenRunOptions

    func run() throws {
        InterruptionHandling.start()
        let variables = try RecordMode(environment: Variables.value)
        try GoldenRun(
            names: designs,
            options: options,
            mode: mode ?? variables,
            obstacle: mode == nil && variables == .none ? Self.obstacle : nil
        ).run()
    }

    /// What in the environment keeps a run from recording.
    private static var obstacle: String {
        Variables.value(of: "PINWHEEL_RECORD") == RecordMode.none.rawValue
            ? "PINWHEEL_RECORD is none" : "CI is set"
    }
}
