import ArgumentParser
import Base
import Frames
import Goldens
import Platform

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Draw designs and store the frames as goldens.",
        discussion: """
            Mode     Missing goldens  Existing goldens
            all      recorded         recorded again
            missing  recorded         verified
            failed   recorded         verified, and recorded again if they differ
            none     failure          verified

            The default mode is the value of PINWHEEL_RECORD if it is set, none if CI is set, and \
            missing otherwise. Names, files and the exit status are as in verify.

            Example: pinwheel record arc my/ring.yaml --goldens goldens
            """
    )

    @Argument(
        help: """
            Built-in designs, names of goldens or their prefixes, or files of designs if there is \
            no plan. (default: the entire plan)
            """
    )
    var designs: [String] = []

    @Option(
        help: ArgumentHelp(
            "The goldens to record: all, missing, failed or none.",
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
            noRecordingReason: mode == nil && variables == .none ? Self.noRecordingReason : nil
        ).run()
    }

    /// The environment variable that keeps the run from recording.
    private static var noRecordingReason: String {
        Variables.value(of: "PINWHEEL_RECORD") == RecordMode.none.rawValue
            ? "PINWHEEL_RECORD is none" : "CI is set"
    }
}
