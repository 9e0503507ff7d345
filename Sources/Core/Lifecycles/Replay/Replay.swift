/// A trace played through a lifecycle: states, effects, and drawn values at any time.
///
/// Playing takes time linear in the trace's length and the number of events and moments.
public struct Replay: Sendable {
    /// The lifecycle that is played, with its parameters.
    public let lifecycle: AnyLifecycle
    /// The inputs of the lifecycle.
    package let inputs: ReplayInputs
    /// The states, ordered by time. Each one starts when the one before ends.
    public let visits: [LifecycleVisit]
    /// The effects, ordered by time.
    public let effects: [TimedEffect]
    /// The time when the trace has ended and nothing moves any more, in seconds.
    public let duration: Double

    /// Plays a trace to its end.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle, with its parameters.
    ///   - trace: The motion of the finger and the content.
    ///   - work: The durations and outcomes of the refresh work. By default all calls succeed after
    ///     the duration in the article's demo.
    ///   - callbacks: The rate of scroll callbacks. The lifecycle's own by default.
    public init(
        _ lifecycle: AnyLifecycle,
        trace: Trace,
        work: RefreshWork? = nil,
        callbacks: CallbackRate? = nil
    ) {
        self.lifecycle = lifecycle
        inputs = ReplayInputs(
            trace: trace,
            work: work ?? RefreshWork(duration: lifecycle.kind.workDuration),
            callbacks: callbacks ?? lifecycle.callbackRate.map { .perSecond($0) } ?? .exact
        )
        let record = ReplayRecord(of: lifecycle.begin(), inputs)
        visits = record.visits
        effects = record.effects
        duration = record.duration
    }

    /// The motion of the finger and the content, and taps.
    public var trace: Trace { inputs.trace }
    /// The durations and outcomes of the refresh work.
    public var work: RefreshWork { inputs.work }
    /// The rate of scroll callbacks.
    public var callbacks: CallbackRate { inputs.callbacks }

    /// Returns the moments at times in seconds, which may be in any order.
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

    /// Returns the moment at a time in seconds. `moments(at:)` is faster for several times.
    public func moment(at time: Double) -> LifecycleMoment {
        moments(at: [time])[0]
    }

    /// Returns the number of frames from time 0 to the first frame that shows the end.
    ///
    /// Returns `nil` if `fps` is not positive or if there would be more than `frameLimit` frames.
    public func frameCount(fps: Double) -> Int? {
        let last = (duration * fps - 1e-6).rounded(.up)
        guard fps > 0, last < Double(Self.frameLimit) else { return nil }
        return Int(max(last, 0)) + 1
    }

    /// The maximum number of frames that `frameCount(fps:)` returns.
    public static let frameLimit = 2_000_000

    /// The maximum number of frames to draw: ten minutes at 60 frames per second.
    public static let drawableFrameLimit = 36_000

    /// Returns the moments of all frames. Frame n is at n/fps seconds.
    ///
    /// Returns an empty array if `frameCount(fps:)` is `nil`.
    public func moments(fps: Double) -> [LifecycleMoment] {
        var moments: [LifecycleMoment] = []
        forEachMoment(at: (0..<(frameCount(fps: fps) ?? 0)).lazy.map { Double($0) / fps }) {
            moments.append($0)
        }
        return moments
    }

    /// Calls `body` with the moments at `times`, which must be in ascending order. Stores no
    /// moments.
    public func forEachMoment<Failure: Error>(
        at times: some Sequence<Double>,
        _ body: (LifecycleMoment) throws(Failure) -> Void
    ) throws(Failure) {
        var times = times.makeIterator()
        var failure: Failure?
        var simulation = Simulation(lifecycle.begin(), inputs)
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

/// The inputs of a lifecycle in a replay.
package struct ReplayInputs: Sendable {
    /// The motion of the finger and the content, and taps.
    package let trace: Trace
    /// The durations and outcomes of the refresh work.
    package let work: RefreshWork
    /// The rate of scroll callbacks.
    package let callbacks: CallbackRate
}

/// The rate of a scroll view's callbacks.
public enum CallbackRate: Equatable, Sendable {
    /// At every time. Thresholds are crossed at exact times.
    case exact
    /// At multiples of 1/n seconds. A pull or touch is noticed at the next multiple.
    case perSecond(Double)

    /// The valid rates, in callbacks per second.
    public static let rates: ClosedRange<Double> = 1...1_000
}
