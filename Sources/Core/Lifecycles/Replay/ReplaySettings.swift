import DesignFormat
import Indicators

/// What a replay depends on beside its lifecycle and its trace.
public struct ReplaySettings: Sendable {
    /// New values for the lifecycle's parameters as text; of two for one the later counts.
    public var parameters: [(name: String, value: String)]
    /// The names of the article's faults that are mended; `all` stands for every one.
    public var fixes: [String]
    /// How long the app's work takes, and how it ends; nil for that of the article's demo.
    public var work: RefreshWork?
    /// Taps beside those of the trace.
    public var taps: [ScreenTap]
    /// When the scroll view calls back; nil for the lifecycle's own.
    public var callbacks: CallbackRate?

    /// Settings; by default the article's parameters and faults, and its demo's work.
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
    /// Plays `trace` through a lifecycle, set as `settings` say.
    ///
    /// - Throws: `DesignErrors` with what is wrong with parameters, faults and taps; their
    ///   locations are the options of the command line.
    public init(
        _ kind: LifecycleKind,
        trace: Trace,
        settings: ReplaySettings = ReplaySettings()
    ) throws(DesignErrors) {
        if kind.buttons.isEmpty, let tap = settings.taps.first {
            throw DesignErrors(kind.hasNoButtons, at: OptionLocation.tap(tap.button))
        }
        let lifecycle = try kind.lifecycle(setting: settings.parameters, fixing: settings.fixes)
        var tapped = trace
        do {
            tapped = try trace.adding(settings.taps)
        } catch {
            let wrong = settings.taps.first { !(0...Trace.longest).contains($0.time) }
            throw DesignErrors(
                error.message,
                at: wrong.map { OptionLocation.tap($0.button) } ?? trace.name
            )
        }
        self.init(lifecycle, trace: tapped, work: settings.work, callbacks: settings.callbacks)
    }
}

extension DesignErrors {
    /// One problem with what an option says.
    init(_ message: String, at option: String, hint: String? = nil) {
        self.init(problems: [
            DesignProblem(file: option, line: 0, column: 0, message: message, hint: hint)
        ])
    }
}
