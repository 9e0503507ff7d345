import ArgumentParser
import Base
import Frames
import Indicators
import Lifecycles
import Platform

/// A trace, the app's work, and how a lifecycle is set: what a replay depends on.
struct ReplayOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What finger and content do: \(BuiltInTraces.names.joined(separator: ", ")), a file, "
                + "or - for standard input.",
            valueName: "trace"
        ),
        completion: .list(BuiltInTraces.names)
    )
    var trace = "t130"

    @Option(
        help: ArgumentHelp(
            "How long the app's work takes, such as 2s or 500ms. (default: as in the article's demo; "
                + "lifecycle tells it)",
            valueName: "time"
        ),
        transform: { try DurationArgument.seconds($0) }
    )
    var work: Double?

    @Option(
        name: .customLong("fail-after"),
        help: ArgumentHelp(
            "The work fails after so long; with --work, only the first time.",
            valueName: "time"
        ),
        transform: { try DurationArgument.seconds($0) }
    )
    var failAfter: Double?

    @Option(
        name: .customLong("retry"),
        help: ArgumentHelp(
            "Tap Retry at these times in seconds, where it is shown.",
            valueName: "seconds,…"
        ),
        transform: { try CommaList.numbers($0, of: "times", in: 0...Trace.longest) }
    )
    var retryLists: [[Double]] = []

    @Option(
        name: .customLong("dismiss"),
        help: ArgumentHelp(
            "Tap Dismiss at these times in seconds, where it is shown.",
            valueName: "seconds,…"
        ),
        transform: { try CommaList.numbers($0, of: "times", in: 0...Trace.longest) }
    )
    var dismissLists: [[Double]] = []

    @Option(
        name: .customLong("fix"),
        help: ArgumentHelp(
            "Mend a fault of the article, or all; lifecycle lists them. May be given often.",
            valueName: "fault,…"
        ),
        transform: CommaList.words(of: "faults", such: "stale-angle,exact-half-turn")
    )
    var fixLists: [[String]] = []

    @Option(
        help: ArgumentHelp(
            "When the scroll view calls back: exact for every instant, or so many times a second. "
                + "(default: 60 for scroll-action, else exact)",
            valueName: "rate"
        ),
        transform: CallbackArgument.rate
    )
    var callbacks: CallbackRate?

    /// The replay of a lifecycle with parameters set to values given as text.
    ///
    /// - Throws: `DesignErrors` with all that is wrong with the trace, or with parameters, faults
    ///   and taps; `FileError`; `InputError`.
    func replay(_ name: LifecycleKind, assigning assignments: [Assignment]) throws -> Replay {
        try Replay(name, trace: loadTrace(), settings: settings(assigning: assignments))
    }

    /// Loads the trace and prints warnings about likely mistakes in it.
    ///
    /// - Throws: As `replay(_:assigning:)`.
    func loadTrace() throws -> Trace {
        let source = try TraceSource(argument: trace)
        let trace = try source.load()
        StandardError.write(
            lines: trace.warnings.map { "pinwheel: warning: \(source.file ?? trace.name): \($0)" }
        )
        return trace
    }

    /// The files that are read: the trace's, if it is no built-in.
    func files() throws(InputError) -> [String] {
        [try TraceSource(argument: trace).file].compactMap(\.self)
    }

    /// All but the trace.
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

/// Reads when scroll views call back.
package enum CallbackArgument {
    /// `exact`, or so many callbacks a second.
    package static func rate(_ text: String) throws(InputError) -> CallbackRate {
        if text == "exact" { return .exact }
        guard NumberText.number(text) != nil else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is neither “exact” nor a number of callbacks a second"
            )
        }
        return .perSecond(try CommaList.number(text, of: "callbacks", in: CallbackRate.rates))
    }
}

/// Reads spans of time, the way options take them: `2s`, `500ms`, or `2` for seconds.
package enum DurationArgument {
    /// The span in seconds, within `range`.
    package static func seconds(
        _ text: String,
        in range: ClosedRange<Double> = 0...RefreshWork.longest
    ) throws(InputError) -> Double {
        guard let seconds = TimeText.seconds(text) else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is no span of time",
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
