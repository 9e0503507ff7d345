import Indicators
import Raster

/// A pull-to-refresh as an article wrote it: a state machine fed by scrolling, touches, taps and
/// the end of the work.
///
/// A lifecycle is a value of its parameters. It has no clock: events carry their time, and what it
/// draws is asked for by time. The same events lead to the same states everywhere. All that the
/// rest of the package needs of a lifecycle is here; its line in `LifecycleKind` adds it to the
/// list.
package protocol Lifecycle: Sendable {
    /// Its own states in the order of a refresh, with the article's names.
    associatedtype Phase: RawRepresentable<String>, CaseIterable
    /// All that it remembers from event to event.
    associatedtype State: Equatable & Sendable
    /// What it draws at one moment.
    associatedtype Values: StageRenderer

    /// The name in commands and files.
    static var name: String { get }
    /// One line that says what it is.
    static var title: String { get }
    /// How long the work of the article's demo takes, in seconds.
    static var workDuration: Double { get }
    /// The frame around the article's own indicator, in points.
    static var indicatorSize: Size { get }
    /// The buttons that it shows; without any, its work cannot be seen to fail.
    static var buttons: [ScreenTap.Button] { get }
    /// What can be set.
    static var settings: [LifecycleSetting<Self>] { get }
    /// What the article has wrong.
    static var fixes: [LifecycleFix<Self>] { get }

    /// With the article's parameters.
    init()

    /// The screen that its parameters are for, in points.
    var screen: Size { get }
    /// The callbacks a second that its values depend on; nil where every instant counts.
    var callbackRate: Double? { get }
    /// The state before anything has happened.
    var initialState: State { get }
    /// The state after an event, and what it leads to outside.
    func reduce(
        _ state: State,
        _ event: LifecycleEvent
    ) -> (state: State, effects: [LifecycleEffect])
    /// The offsets at which the state may change by scrolling.
    func levels(in state: State) -> [ScrollLevel]
    /// The time of the next alarm that the state requests, in seconds; nil for none.
    func alarm(in state: State) -> Double?
    /// The time from which on nothing moves, if nothing happens any more.
    func rest(of state: State) -> Double

    /// The state's name in the article's words.
    func phase(of state: State) -> Phase
    /// The state of a design that stands for it.
    func common(of state: State) -> StateName
    /// How much of the way to the threshold an offset is; more than 1 beyond it.
    func pull(at offset: Double) -> Double
    /// How far a design's state has got, 0…1.
    func progress(of state: State, at instant: LifecycleInstant) -> Double
    /// What is drawn.
    func values(of state: State, at instant: LifecycleInstant) -> Values
}

extension Lifecycle {
    /// None.
    package static var buttons: [ScreenTap.Button] { [] }

    /// The usual one.
    package var screen: Size { Stage.usualScreen }

    /// How much of the way to the threshold an offset is, from nothing to all of it.
    package func limitedPull(at offset: Double) -> Double { min(max(pull(at: offset), 0), 1) }

    /// How far a design's state has got, 0…1; a pull beyond the threshold goes on beyond 1.
    package func reach(of state: State, at instant: LifecycleInstant) -> Double {
        let progress = progress(of: state, at: instant)
        return common(of: state) == .armed ? max(progress, pull(at: instant.offset)) : progress
    }

    /// Every instant counts.
    package var callbackRate: Double? { nil }
}

/// An instant at which a lifecycle is looked at, between events or at one.
package struct LifecycleInstant: Equatable, Sendable {
    /// Seconds of the trace's clock.
    package var time: Double
    /// The content's offset, in points.
    package var offset: Double

    /// An instant.
    package init(time: Double, offset: Double) {
        self.time = time
        self.offset = offset
    }
}
