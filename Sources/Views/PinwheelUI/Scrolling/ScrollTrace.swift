import Foundation

/// The movement of a finger and of a scroll view's content over time. The offset is interpolated
/// linearly between samples.
///
/// Before the first sample the content has the first offset, and the finger is up. After the last
/// sample nothing changes.
public struct ScrollTrace: Hashable, Sendable {
    /// The position of the content and the state of the finger at one time.
    public struct Sample: Hashable, Sendable {
        /// The seconds since the view appeared.
        public var time: Double
        /// The downward offset of the content in points, negative if it is scrolled up. There are
        /// no limits: a trace that scrolls beyond the end shows empty space. While a refresh
        /// control is open, negative offsets are measured from its lower edge.
        public var offset: CGFloat
        /// Whether the finger is down from this time on.
        public var isTouching: Bool
        /// The scroll phase from this time on, or `nil` to derive it from the finger and the
        /// movement.
        public var phase: ScrollPhase?

        /// Creates a sample. By default the phase is derived from the finger and the movement.
        public init(
            time: Double,
            offset: CGFloat,
            isTouching: Bool,
            phase: ScrollPhase? = nil
        ) {
            self.time = time
            self.offset = offset
            self.isTouching = isTouching
            self.phase = phase
        }
    }

    /// The samples, sorted by time. If two samples have the same time, the later one in the list
    /// applies.
    public let samples: [Sample]

    /// The time between the steps of scroll views, in seconds. Steps also occur at the times of the
    /// samples. They do not depend on the frame rate.
    public static let interval = 1.0 / 60

    /// Creates a trace from samples in any order. Samples with infinite or NaN numbers are ignored.
    public init(_ samples: [Sample]) {
        self.samples = samples.filter { $0.time.isFinite && $0.offset.isFinite }
            .enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// Returns a pull-to-refresh gesture that begins at `start`. The content moves down by
    /// `distance` points in `duration` seconds. After `hold` more seconds the finger is lifted, and
    /// the content returns in `back` seconds.
    public static func pull(
        to distance: CGFloat,
        from start: Double = 0,
        over duration: Double = 0.5,
        hold: Double = 0.2,
        back: Double = 0.3
    ) -> ScrollTrace {
        let held = start + duration
        let released = held + hold
        return ScrollTrace([
            Sample(time: start, offset: 0, isTouching: true),
            Sample(time: held, offset: distance, isTouching: true),
            Sample(time: released, offset: distance, isTouching: false),
            Sample(time: released + back, offset: 0, isTouching: false),
        ])
    }

    /// The time of the last sample, in seconds.
    public var end: Double { samples.last?.time ?? 0 }

    /// Returns the number of samples at or before a time.
    private func count(until time: Double) -> Int {
        var (low, high) = (0, samples.count)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the downward offset of the content at a time, in points, negative if it is scrolled
    /// up.
    public func offset(at time: Double) -> CGFloat {
        let count = count(until: time)
        guard count > 0 else { return samples.first?.offset ?? 0 }
        let before = samples[count - 1]
        guard count < samples.count else { return before.offset }
        let after = samples[count]
        let fraction = (time - before.time) / (after.time - before.time)
        return before.offset + (after.offset - before.offset) * fraction
    }

    /// Returns whether the finger is down at a time.
    public func isTouching(at time: Double) -> Bool {
        let count = count(until: time)
        return count > 0 && samples[count - 1].isTouching
    }

    /// Returns the scroll phase at a time.
    public func phase(at time: Double) -> ScrollPhase {
        let count = count(until: time)
        guard count > 0 else { return .idle }
        let before = samples[count - 1]
        if let phase = before.phase { return phase }
        let after = count < samples.count ? samples[count] : nil
        let isMoving = after.map { $0.offset != before.offset } ?? false
        guard before.isTouching else { return isMoving ? .decelerating : .idle }
        if isMoving { return .interacting }
        // A finger at rest is still interacting if it has moved the content before.
        let earlier = samples[..<(count - 1)].last { $0.offset != before.offset }
        return earlier?.isTouching == true ? .interacting : .tracking
    }

    /// Returns the time of the first step after `time`, or `nil` if there are no more steps.
    func nextTime(after time: Double) -> Double? {
        guard time < end else { return nil }
        let step = ((time / Self.interval) + 1e-9).rounded(.down) + 1
        let sample = samples.first { $0.time > time }?.time ?? end
        return min(step * Self.interval, sample)
    }
}

public enum ScrollPhase: Hashable, Sendable {
    case idle
    case tracking
    case interacting
    case decelerating
    case animating

    public var isScrolling: Bool { self != .idle }
}

public struct ScrollGeometry: Hashable, Sendable {
    /// The position of the view's upper left corner in the content, in points. Its y coordinate is
    /// negative if the content is pulled down.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(
        contentOffset: CGPoint,
        contentSize: CGSize,
        contentInsets: EdgeInsets,
        containerSize: CGSize
    ) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// The visible part of the content. It is always equal to `bounds`.
    public var visibleRect: CGRect { bounds }
}

public struct ScrollPhaseChangeContext: Hashable, Sendable {
    public var geometry: ScrollGeometry
    /// The velocity in points per second. It is always `nil`.
    public var velocity: CGVector?
}
