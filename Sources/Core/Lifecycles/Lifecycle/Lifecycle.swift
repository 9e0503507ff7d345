import Indicators
import Raster

/// A pull-to-refresh state machine as published in an article.
///
/// Its inputs are scrolling, touches, taps and the end of the refresh work. A lifecycle is a value
/// and has no clock: events carry their times, and drawing takes a time. The same events lead to
/// the same states on all platforms. `LifecycleKind` lists all lifecycles.
package protocol Lifecycle: Sendable {
    /// The states of the article, in the order of a refresh.
    associatedtype Phase: RawRepresentable<String>, CaseIterable
    /// The data that the lifecycle stores between events.
    associatedtype State: Equatable & Sendable
    /// The values that are drawn at an instant.
    associatedtype Values: StageRenderer

    /// The name in commands and files.
    static var name: String { get }
    /// The summary in listings, in one line.
    static var title: String { get }
    /// The duration of the refresh work in the article's demo, in seconds.
    static var workDuration: Double { get }
    /// The size of the article's own indicator, in points.
    static var indicatorSize: Size { get }
    /// The buttons on the error view. Without buttons, a failure of the work is not shown.
    static var buttons: [ScreenTap.Button] { get }
    /// The parameters that users can change.
    static var settings: [LifecycleSetting<Self>] { get }
    /// The known bugs of the article's code, and their fixes.
    static var fixes: [LifecycleFix<Self>] { get }

    /// Creates a lifecycle with the article's parameters.
    init()

    /// The screen size that the parameters assume, in points.
    var screen: Size { get }
    /// The scroll callbacks per second that the values depend on, or `nil` for exact times.
    var callbackRate: Double? { get }
    /// The state before any event.
    var initialState: State { get }
    /// Returns the state after an event, and the effects of the event.
    func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect])
    /// Returns the offsets where scrolling may change the state.
    func levels(in state: State) -> [ScrollLevel]
    /// Returns the time of the next alarm, in seconds, or `nil` if the state has none.
    func alarm(in state: State) -> Double?
    /// Returns the time after which nothing moves if no further event occurs, in seconds.
    func rest(of state: State) -> Double

    /// Returns the article's name of a state.
    func phase(of state: State) -> Phase
    /// Returns the design state that corresponds to a lifecycle state.
    func common(of state: State) -> StateName
    /// Returns an offset as a fraction of the threshold, which may exceed 1.
    func pull(at offset: Double) -> Double
    /// Returns the progress of the design state, 0…1.
    func progress(of state: State, at instant: LifecycleInstant) -> Double
    /// Returns the values that are drawn at an instant.
    func values(of state: State, at instant: LifecycleInstant) -> Values
}

extension Lifecycle {
    /// No buttons.
    package static var buttons: [ScreenTap.Button] { [] }

    /// The default screen size.
    package var screen: Size { Stage.defaultScreen }

    /// Returns an offset as a fraction of the threshold, clamped to 0…1.
    package func limitedPull(at offset: Double) -> Double { min(max(pull(at: offset), 0), 1) }

    /// Returns the progress of the design state.
    ///
    /// It exceeds 1 in the armed state if the content is pulled beyond the threshold.
    package func reach(of state: State, at instant: LifecycleInstant) -> Double {
        let progress = progress(of: state, at: instant)
        return common(of: state) == .armed ? max(progress, pull(at: instant.offset)) : progress
    }

    /// No rate: callbacks have exact times.
    package var callbackRate: Double? { nil }
}

/// A time and the content's offset at that time.
package struct LifecycleInstant: Equatable, Sendable {
    /// The time on the trace's clock, in seconds.
    package var time: Double
    /// The content's offset, in points. Positive offsets are pulls.
    package var offset: Double

    /// Creates an instant.
    package init(time: Double, offset: Double) {
        self.time = time
        self.offset = offset
    }
}
