import Foundation

/// What a finger and a scroll view's content do over time: samples with straight lines between them.
///
/// Before its first sample the content stands where that one says, after its last it stays.
public struct ScrollTrace: Hashable, Sendable {
    /// Where the content is at one time.
    public struct Sample: Hashable, Sendable {
        /// Seconds since the view appeared.
        public var time: Double
        /// The downward offset of the content, in points; negative if it is scrolled up. There are no limits:
        /// a trace that scrolls beyond the end shows empty space. While a refresh control holds the content
        /// down, negative offsets count from that position.
        public var offset: CGFloat
        /// Whether the finger is down from here on.
        public var isTouching: Bool
        /// What moves the content from here on; nil to tell it from the finger and the motion.
        public var phase: ScrollPhase?

        /// The content at a time.
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

    /// The samples by time; of two of the same time the later one holds.
    public let samples: [Sample]

    /// How often a scroll view is told of its content's place, in seconds: at multiples of this, whatever
    /// frames are drawn, and at the samples' own times.
    public static let interval = 1.0 / 60

    /// A trace of samples, by their times; those whose numbers are not finite are left out.
    public init(_ samples: [Sample]) {
        self.samples = samples.filter { $0.time.isFinite && $0.offset.isFinite }
            .enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    /// A pull: down to `distance` points within `duration` seconds, held there, let go, and back at rest.
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

    /// The last sample's time, in seconds.
    public var end: Double { samples.last?.time ?? 0 }

    /// The number of samples at or before a time.
    private func count(until time: Double) -> Int {
        var (low, high) = (0, samples.count)
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the downward offset of the content at a time, in points; negative if it is scrolled up.
    public func offset(at time: Double) -> CGFloat {
        let count = count(until: time)
        guard count > 0 else { return samples.first?.offset ?? 0 }
        let before = samples[count - 1]
        guard count < samples.count else { return before.offset }
        let after = samples[count]
        let share = (time - before.time) / (after.time - before.time)
        return before.offset + (after.offset - before.offset) * share
    }

    /// Whether the finger is down at a time.
    public func isTouching(at time: Double) -> Bool {
        let count = count(until: time)
        return count > 0 && samples[count - 1].isTouching
    }

    /// What moves the content at a time.
    public func phase(at time: Double) -> ScrollPhase {
        let count = count(until: time)
        guard count > 0 else { return .idle }
        let before = samples[count - 1]
        if let phase = before.phase { return phase }
        let after = count < samples.count ? samples[count] : nil
        let isMoving = after.map { $0.offset != before.offset } ?? false
        guard before.isTouching else { return isMoving ? .decelerating : .idle }
        if isMoving { return .interacting }
        // A finger that rests has moved the content if it was down before this.
        let earlier = samples[..<(count - 1)].last { $0.offset != before.offset }
        return earlier?.isTouching == true ? .interacting : .tracking
    }

    /// The next time after `time` at which a scroll view is told; nil after the last.
    func nextTime(after time: Double) -> Double? {
        guard time < end else { return nil }
        let step = ((time / Self.interval) + 1e-9).rounded(.down) + 1
        let sample = samples.first { $0.time > time }?.time ?? end
        return min(step * Self.interval, sample)
    }
}

/// What moves a scroll view's content.
public enum ScrollPhase: Hashable, Sendable {
    /// Nothing moves it.
    case idle
    /// A finger is down and may begin to move it.
    case tracking
    /// A finger moves it.
    case interacting
    /// It moves by what is left of a finger's speed, or springs back.
    case decelerating
    /// The app moves it.
    case animating

    /// Whether the content moves or may move.
    public var isScrolling: Bool { self != .idle }
}

/// A scroll view's size, and where its content is.
public struct ScrollGeometry: Hashable, Sendable {
    /// Where the view's upper left corner lies in the content, in points: negative y where it is pulled down.
    public var contentOffset: CGPoint
    /// The content's size in points.
    public var contentSize: CGSize
    /// The room around the content, in points.
    public var contentInsets: EdgeInsets
    /// The view's size in points.
    public var containerSize: CGSize

    /// A scroll view's size, and where its content is.
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

    /// What the view shows, in the content's space.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    /// What of the content is seen.
    public var visibleRect: CGRect { bounds }
}

/// What there is to know of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
    /// Its size, and where its content is.
    public var geometry: ScrollGeometry
    /// How fast the content moves, in points a second; nil where it is not known.
    public var velocity: CGVector?
}
