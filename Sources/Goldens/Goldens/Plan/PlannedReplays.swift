import Lifecycles
import Raster

/// Lifecycles that a plan plays in the same way, each with each trace. What the values mean is what
/// the options of the same names mean.
package struct PlannedReplays: Equatable, Sendable {
    /// The lifecycles.
    package var lifecycles: [Located<LifecycleKind>]
    /// The traces: names of built-ins, and paths of files from the plan's folder.
    package var traces: [Located<String>]
    /// How long the app's work takes, and how it ends.
    package var work: RefreshWork?
    /// Taps beside those of the traces.
    package var taps: [Located<ScreenTap>] = []
    /// The articles' faults that are mended; `all` stands for every one.
    package var fixes: [Located<String>] = []
    /// When the scroll view calls back; nil for the lifecycle's own.
    package var callbacks: CallbackRate?
    /// The moments in seconds; nil for frames at the set's rate.
    package var times: [Double]?
    /// What is drawn in place of an article's own indicator: a built-in's name or a file's path.
    package var design: Located<String>?
    /// What is shown.
    package var stage = StageView.screen
    /// The screen's size in points; nil for a lifecycle's own.
    package var size: Size?

    /// Lifecycles, each with each trace.
    package init(lifecycles: [Located<LifecycleKind>], traces: [Located<String>] = usualTraces) {
        self.lifecycles = lifecycles
        self.traces = traces
    }

    /// The traces where none is named.
    package static let usualTraces = [Located("t130")]
}
