import ArgumentParser
import Frames

/// The option for the frame rate.
struct RateOption: ParsableArguments {
    @Option(
        name: .customLong("fps"),
        help: ArgumentHelp("Frames per second. (default: 60)", valueName: "rate"),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var given: Double?

    /// The frame rate. The default is 60.
    var fps: Double { given ?? 60 }
}

/// The options for the speed of `show`.
struct PaceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Frames per second, fewer if the terminal is slow. (default: 60)",
            valueName: "rate"
        ),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double?

    @Option(
        help: ArgumentHelp("The speed relative to real time. (default: 1)", valueName: "factor"),
        transform: { try CommaList.number($0, of: "speed", in: 0.01...100) }
    )
    var speed: Double?

    /// The names of the given options, for conflicts with other options.
    var given: [String] {
        [fps.map { _ in "--fps" }, speed.map { _ in "--speed" }].compactMap(\.self)
    }

    /// Returns the pace that the options specify, with defaults for missing options.
    func pace(loops: Bool) -> Playhead.Pace {
        Playhead.Pace(fps: fps ?? 60, speed: speed ?? 1, loops: loops)
    }
}
