import ArgumentParser
import Frames

/// How many frames a second are drawn.
struct RateOption: ParsableArguments {
    @Option(
        name: .customLong("fps"),
        help: ArgumentHelp("Frames a second. (default: 60)", valueName: "rate"),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var given: Double?

    /// The rate that is given, or else 60.
    var fps: Double { given ?? 60 }
}

/// How fast a play is shown.
struct PaceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Frames a second, fewer where the terminal is slow. (default: 60)",
            valueName: "rate"
        ),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double?

    @Option(
        help: ArgumentHelp("How much faster than in real time. (default: 1)", valueName: "factor"),
        transform: { try CommaList.number($0, of: "speed", in: 0.01...100) }
    )
    var speed: Double?

    /// The options that were given, for those with which they make no sense.
    var given: [String] {
        [fps.map { _ in "--fps" }, speed.map { _ in "--speed" }].compactMap(\.self)
    }

    /// What was asked for, or else the usual.
    func pace(loops: Bool) -> Playhead.Pace {
        Playhead.Pace(fps: fps ?? 60, speed: speed ?? 1, loops: loops)
    }
}
