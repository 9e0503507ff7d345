import Lifecycles
import Raster

/// Lifecycles that a plan plays in the same way, each with each trace. What the values mean is what
/// the options of the same names mean.
public struct PlannedReplays: Hashable, Sendable {
    /// The lifecycles.
    public var lifecycles: [Located<LifecycleKind>]
    /// The traces: names of built-ins, and paths of files from the plan's folder.
    public var traces: [Located<String>]
    /// How long the app's work takes, and how it ends.
    public var work: RefreshWork?
    /// Taps beside those of the traces.
    public var taps: [Located<ScreenTap>] = []
    /// The articles' faults that are mended; `all` stands for every one.
    public var fixes: [Located<String>] = []
    /// When the scroll view calls back; nil for what a lifecycle asks for.
    public var callbacks: CallbackRate?
    /// The moments in seconds; nil for frames at the set's rate.
    public var times: [Double]?
    /// What is drawn in place of an article's own indicator: a built-in's name or a file's path.
    public var design: Located<String>?
    /// What is shown.
    public var stage = StageView.screen
    /// The screen's size in points; nil for a lifecycle's own.
    public var size: Size?

    /// Lifecycles, each with each trace.
    public init(lifecycles: [Located<LifecycleKind>], traces: [Located<String>] = usualTraces) {
        self.lifecycles = lifecycles
        self.traces = traces
    }

    /// The traces where none is named.
    public static let usualTraces = [Located("t130")]
}
