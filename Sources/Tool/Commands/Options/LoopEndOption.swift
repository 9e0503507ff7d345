import ArgumentParser
import Frames
import Indicators

/// The option that selects the moment when a loop ends.
struct LoopEndOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            """
            Let the states after a loop, such as finishing, begin this long after the beginning of \
            the loop's period, as in 0.3s. (default: after a whole period)
            """,
            valueName: "seconds"
        ),
        transform: Self.seconds
    )
    var from: Double?

    private static func seconds(_ text: String) throws -> Double {
        let number = text.hasSuffix("s") ? String(text.dropLast()) : text
        return try CommaList.number(number, of: "from", in: 0...DesignLimits.seconds)
    }
}
