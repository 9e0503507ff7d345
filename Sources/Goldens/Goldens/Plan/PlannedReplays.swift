import Lifecycles
import Raster

/// Lifecycles that a plan plays with the same options. Each lifecycle is played with each trace.
/// The properties correspond to options of `pinwheel play`.
package struct PlannedReplays: Equatable, Sendable {
    package var lifecycles: [Located<LifecycleKind>]
    /// The traces: names of built-ins, or file paths relative to the plan's folder.
    package var traces: [Located<String>]
    /// The duration and result of the simulated work, or `nil` for the lifecycle's default.
    package var work: RefreshWork?
    /// Taps in addition to those of the traces.
    package var taps: [Located<ScreenTap>] = []
    /// The names of the known lifecycle bugs to fix, as in `--fix`. `all` fixes every bug.
    package var fixes: [Located<String>] = []
    /// The rate of the scroll view's callbacks, or `nil` for the lifecycle's default.
    package var callbacks: CallbackRate?
    /// The times of the frames, in seconds, or `nil` for frames at the set's rate.
    package var times: [Double]?
    /// The design that replaces the article's indicator: the name of a built-in, or the path of a
    /// file. `nil` for none.
    package var design: Located<String>?
    /// The part of the stage that is drawn.
    package var stage = StageView.screen
    /// The screen's size, in points, or `nil` for the lifecycle's screen size.
    package var size: Size?

    package init(lifecycles: [Located<LifecycleKind>], traces: [Located<String>] = defaultTraces) {
        self.lifecycles = lifecycles
        self.traces = traces
    }

    /// The default traces.
    package static let defaultTraces = [Located("t130")]
}
