/// A trace played through a lifecycle: what happens, when, and what is drawn at any time.
///
/// All of it takes time linear in the trace's length, the number of moments and the events.
public struct Replay: Sendable {
    /// The lifecycle.
    public let lifecycle: AnyLifecycle
    /// What happens to it.
    package let course: ReplayCourse
    /// The states in the order of time; each begins where the one before ends.
    public let visits: [LifecycleVisit]
    /// The effects in the order of time.
    public let effects: [TimedEffect]
    /// When the trace is over and nothing moves any more, in seconds.
    public let duration: Double

    /// Plays `trace` to its end.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle, with its parameters.
    ///   - trace: What finger and content do.
    ///   - work: How long the app's work takes, and how it ends; nil for that of the article's
    ///     demo, with success.
    ///   - callbacks: When the scroll view calls back; nil for the lifecycle's own.
    public init(
        _ lifecycle: AnyLifecycle,
        trace: Trace,
        work: RefreshWork? = nil,
        callbacks: CallbackRate? = nil
    ) {
        self.lifecycle = lifecycle
        course = ReplayCourse(
            trace: trace,
            work: work ?? RefreshWork(duration: lifecycle.kind.workDuration),
            callbacks: callbacks ?? lifecycle.callbackRate.map { .perSecond($0) } ?? .exact
        )
        let record = ReplayRecord(of: lifecycle.begin(), course)
        visits = record.visits
        effects = record.effects
        duration = record.duration
    }

    /// The trace.
    public var trace: Trace { course.trace }
    /// The app's work.
    public var work: RefreshWork { course.work }
    /// When the scroll view calls back.
    public var callbacks: CallbackRate { course.callbacks }

    /// The moments at `times`, which are in seconds and in any order.
    public func moments(at times: [Double]) -> [LifecycleMoment] {
        var moments: [(index: Int, moment: LifecycleMoment)] = []
        moments.reserveCapacity(times.count)
        let order = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
        var rest = order[...]
        forEachMoment(at: order.lazy.map { times[$0] }) { moment in
            moments.append((rest.removeFirst(), moment))
        }
        return moments.sorted { $0.index < $1.index }.map { $0.moment }
    }

    /// The moment at a time in seconds. Several at once are cheaper by `moments(at:)`.
    public func moment(at time: Double) -> LifecycleMoment {
        moments(at: [time])[0]
    }

    /// The number of frames of a rate: from 0 to the first that shows the end.
    ///
    /// Nil where `fps` is not above 0, and for more than `frameLimit`.
    public func frameCount(fps: Double) -> Int? {
        let last = (duration * fps - 1e-6).rounded(.up)
        guard fps > 0, last < Double(Self.frameLimit) else { return nil }
        return Int(max(last, 0)) + 1
    }

    /// The most frames that `frameCount(fps:)` counts.
    public static let frameLimit = 2_000_000

    /// The most frames that are drawn at once: ten minutes at 60 a second.
    public static let drawnFrameLimit = 36_000

    /// The moments of all frames; frame n is at n/fps seconds. None where there are too many.
    public func moments(fps: Double) -> [LifecycleMoment] {
        var moments: [LifecycleMoment] = []
        forEachMoment(at: (0..<(frameCount(fps: fps) ?? 0)).lazy.map { Double($0) / fps }) {
            moments.append($0)
        }
        return moments
    }

    /// Calls `body` with the moments at `times`, which must not go back; none is kept.
    public func forEachMoment<Failure: Error>(
        at times: some Sequence<Double>,
        _ body: (LifecycleMoment) throws(Failure) -> Void
    ) throws(Failure) {
        var times = times.makeIterator()
        var failure: Failure?
        var simulation = Simulation(lifecycle.begin(), course)
        simulation.visit({ times.next() }) { moment in
            do throws(Failure) {
                try body(moment)
                return true
            } catch {
                failure = error
                return false
            }
        }
        if let failure { throw failure }
    }
}

/// What happens to a lifecycle in a replay.
package struct ReplayCourse: Sendable {
    /// What finger and content do, and taps.
    package let trace: Trace
    /// The app's work.
    package let work: RefreshWork
    /// When the scroll view calls back.
    package let callbacks: CallbackRate
}

/// When a scroll view calls its lifecycle back.
public enum CallbackRate: Equatable, Sendable {
    /// At every instant: thresholds are passed at the exact time.
    case exact
    /// So many times a second, at whole multiples of the time between: a pull or a touch is seen
    /// at the next of them.
    case perSecond(Double)

    /// The callbacks a second that are allowed.
    public static let rates: ClosedRange<Double> = 1...1_000
}
