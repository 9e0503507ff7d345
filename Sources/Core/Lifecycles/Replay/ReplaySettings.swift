import DesignFormat
import Indicators

/// The settings of a replay other than its lifecycle and trace.
public struct ReplaySettings: Sendable {
    /// Names and values of the lifecycle's parameters. The last value for a name wins.
    public var parameters: [(name: String, value: String)]
    /// The names of faults to fix, or `all`.
    public var fixes: [String]
    /// The durations and outcomes of the refresh work, or `nil` for those of the article's demo.
    public var work: RefreshWork?
    /// Taps in addition to the trace's.
    public var taps: [ScreenTap]
    /// The rate of scroll callbacks, or `nil` for the lifecycle's own.
    public var callbacks: CallbackRate?

    /// Creates settings. The defaults reproduce the article and its demo.
    public init(
        parameters: KeyValuePairs<String, String> = [:],
        fixing fixes: [String] = [],
        work: RefreshWork? = nil,
        taps: [ScreenTap] = [],
        callbacks: CallbackRate? = nil
    ) {
        self.parameters = parameters.map { (name: $0.key, value: $0.value) }
        self.fixes = fixes
        self.work = work
        self.taps = taps
        self.callbacks = callbacks
    }
}

extension Replay {
    /// Plays a trace through a lifecycle with settings.
    ///
    /// - Throws: `DesignErrors` for invalid parameters, faults and taps. Locations of errors are
    ///   options of the command line.
    public init(
        _ kind: LifecycleKind,
        trace: Trace,
        settings: ReplaySettings = ReplaySettings()
    ) throws(DesignErrors) {
        if kind.buttons.isEmpty, let tap = settings.taps.first {
            throw DesignErrors(kind.noButtonsMessage, at: OptionLocation.tap(tap.button))
        }
        let lifecycle = try kind.lifecycle(setting: settings.parameters, fixing: settings.fixes)
        var tapped = trace
        do {
            tapped = try trace.adding(settings.taps)
        } catch {
            let invalid = settings.taps.first { !(0...Trace.longest).contains($0.time) }
            throw DesignErrors(
                error.message,
                at: invalid.map { OptionLocation.tap($0.button) } ?? trace.name
            )
        }
        self.init(lifecycle, trace: tapped, work: settings.work, callbacks: settings.callbacks)
    }
}

extension DesignErrors {
    /// Creates an error about the value of an option.
    init(_ message: String, at option: String, hint: String? = nil) {
        self.init(problems: [
            DesignProblem(file: option, line: 0, column: 0, message: message, hint: hint)
        ])
    }
}
