import ArgumentParser
import Base
import Frames
import Indicators
import Lifecycles
import Platform

/// The options for a replay: the trace, the refresh work and settings of the lifecycle.
struct ReplayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The recorded motion of the finger: \(BuiltInTraces.names.joined(separator: ", ")), "
                + "or a file; - for standard input.",
            valueName: "trace"
        ),
        completion: .list(BuiltInTraces.names)
    )
    var trace = "t130"

    @Option(
        help: ArgumentHelp(
            "The duration of the app's refresh work, such as 2s or 500ms. (default: see "
                + "pinwheel lifecycle)",
            valueName: "time"
        ),
        transform: { try DurationArgument.seconds($0) }
    )
    var work: Double?

    @Option(
        name: .customLong("fail-after"),
        help: ArgumentHelp(
            "Let the refresh work fail after this time; with --work, only the first call.",
            valueName: "time"
        ),
        transform: { try DurationArgument.seconds($0) }
    )
    var failAfter: Double?

    @Option(
        name: .customLong("retry"),
        help: ArgumentHelp(
            "Tap Retry at these times in seconds, if it is shown.",
            valueName: "seconds,…"
        ),
        transform: { try CommaList.numbers($0, of: "times", in: 0...Trace.longest) }
    )
    var retryLists: [[Double]] = []

    @Option(
        name: .customLong("dismiss"),
        help: ArgumentHelp(
            "Tap Dismiss at these times in seconds, if it is shown.",
            valueName: "seconds,…"
        ),
        transform: { try CommaList.numbers($0, of: "times", in: 0...Trace.longest) }
    )
    var dismissLists: [[Double]] = []

    @Option(
        name: .customLong("fix"),
        help: ArgumentHelp(
            "Fix a known bug of the lifecycle, or all; pinwheel lifecycle lists them. Repeatable.",
            valueName: "bug,…"
        ),
        transform: CommaList.words(of: "bugs", example: "stale-angle,exact-half-turn")
    )
    var fixLists: [[String]] = []

    @Option(
        help: ArgumentHelp(
            "The rate of scroll callbacks: exact, or a number per second. "
                + "(default: 60 for scroll-action, else exact)",
            valueName: "rate"
        ),
        transform: CallbackArgument.rate
    )
    var callbacks: CallbackRate?

    /// Returns the replay of a lifecycle with parameters given as text.
    ///
    /// - Throws: `DesignErrors` with all errors in the trace, parameters, names of bugs and taps.
    ///   `FileError`, `InputError`.
    func replay(_ name: LifecycleKind, assigning assignments: [Assignment]) throws -> Replay {
        try Replay(name, trace: loadTrace(), settings: settings(assigning: assignments))
    }

    /// Loads the trace and prints warnings about likely mistakes in it.
    ///
    /// - Throws: The errors of `replay(_:assigning:)`.
    func loadTrace() throws -> Trace {
        let source = try TraceSource(argument: trace)
        let trace = try source.load()
        StandardError.write(
            lines: trace.warnings.map { "pinwheel: warning: \(source.file ?? trace.name): \($0)" }
        )
        return trace
    }

    /// Returns the paths of the files that are read. A built-in trace is not a file.
    func files() throws(InputError) -> [String] {
        [try TraceSource(argument: trace).file].compactMap(\.self)
    }

    /// Returns the settings of the replay.
    func settings(assigning assignments: [Assignment]) -> ReplaySettings {
        var settings = ReplaySettings(
            fixing: fixLists.flatMap { $0 },
            work: RefreshWork(duration: work, failingAfter: failAfter),
            taps: retryLists.flatMap { $0 }.map { ScreenTap(time: $0, button: .retry) }
                + dismissLists.flatMap { $0 }.map { ScreenTap(time: $0, button: .dismiss) },
            callbacks: callbacks
        )
        settings.parameters = assignments.map { (name: $0.name, value: $0.value) }
        return settings
    }
}

/// Parsing of callback rates.
package enum CallbackArgument {
    /// Parses `exact` or a number of callbacks per second.
    package static func rate(_ text: String) throws(InputError) -> CallbackRate {
        if text == "exact" { return .exact }
        guard NumberText.number(text) != nil else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is neither “exact” nor a number of callbacks "
                    + "per second"
            )
        }
        return .perSecond(try CommaList.number(text, of: "callbacks", in: CallbackRate.rates))
    }
}

/// Parsing of durations in options: `2s`, `500ms`, or `2` for seconds.
package enum DurationArgument {
    /// Returns the duration in seconds, which must be in `range`.
    package static func seconds(
        _ text: String,
        in range: ClosedRange<Double> = 0...RefreshWork.longest
    ) throws(InputError) -> Double {
        guard let seconds = DurationText.seconds(text) else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not a duration",
                hint: "write it as 2s, 500ms or 0.5"
            )
        }
        guard range.contains(seconds) else {
            let lower = NumberText.short(range.lowerBound)
            let upper = NumberText.short(range.upperBound)
            throw InputError("\(text) is out of range; allowed: \(lower) to \(upper) seconds")
        }
        return seconds
    }
}
