import Base

/// A recorded pull: samples with straight lines between them, and taps on buttons.
///
/// The content stays at the first sample's offset before that sample, and at the last one's after
/// it.
public struct Trace: Equatable, Sendable {
    /// The name in commands.
    public let name: String
    /// The summary in listings, in one line.
    public let title: String
    /// The samples, ordered by time from 0. Two samples at the same time are a jump.
    public let samples: [ScrollSample]
    /// The taps, ordered by time.
    public let taps: [ScreenTap]

    /// The latest valid time of a sample or a tap, in seconds.
    public static let longest = 100_000.0
    /// The largest valid distance of an offset from 0, in points.
    public static let farthest = 1_000_000.0

    /// The time of the last sample or tap, in seconds.
    public var end: Double { max(samples.last?.time ?? 0, taps.last?.time ?? 0) }

    /// Creates a trace from samples that are ordered by time, and taps in any order.
    ///
    /// - Throws: `TraceError` if there are no samples, if a time is earlier than the one before, or
    ///   if a number is not finite or out of range.
    public init(
        name: String,
        title: String = "",
        samples: [ScrollSample],
        taps: [ScreenTap] = []
    ) throws(TraceError) {
        guard !samples.isEmpty else {
            throw TraceError(index: 0, message: "a trace needs at least one sample")
        }
        var previous: ScrollSample?
        for (index, sample) in samples.enumerated() {
            if let error = TraceError(of: sample, after: previous, index: index) { throw error }
            previous = sample
        }
        for (index, tap) in taps.enumerated() where !(0...Self.longest).contains(tap.time) {
            throw TraceError(
                index: index,
                message: "the time \(tap.time) of a tap is outside of 0…"
                    + "\(NumberText.short(Self.longest)) s"
            )
        }
        self.init(checked: samples, name: name, title: title, taps: taps)
    }

    init(checked samples: [ScrollSample], name: String, title: String, taps: [ScreenTap]) {
        self.name = name
        self.title = title
        if let first = samples.first, first.time > 0 {
            // The first sample is at 0, as `samples` requires.
            let start = ScrollSample(time: 0, offset: first.offset, isTouching: false)
            self.samples = [start] + samples
        } else {
            self.samples = samples
        }
        self.taps = taps.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }.map { $0.element }
    }

    /// Returns the trace with additional taps.
    public func adding(_ more: [ScreenTap]) throws(TraceError) -> Trace {
        try Trace(name: name, title: title, samples: samples, taps: taps + more)
    }
}
