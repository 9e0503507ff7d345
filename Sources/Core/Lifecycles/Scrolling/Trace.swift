/// The course of a pull: samples with straight lines between them, and taps on buttons.
///
/// Before its first sample the content stands where that one says, after its last it stays.
public struct Trace: Equatable, Sendable {
    /// The name in commands.
    public let name: String
    /// One line that says what happens.
    public let title: String
    /// The samples by time, the first at 0. Two of the same time are a leap.
    public let samples: [ScrollSample]
    /// The taps by time.
    public let taps: [ScreenTap]

    /// The latest time that a sample or a tap may have, in seconds.
    public static let longest = 100_000.0
    /// The farthest that an offset may be from 0, in points.
    public static let farthest = 1_000_000.0

    /// The time of the last sample or tap, in seconds.
    public var end: Double { max(samples.last?.time ?? 0, taps.last?.time ?? 0) }

    /// A trace of samples in the order of time; taps may come in any order.
    ///
    /// - Throws: `TraceError` without samples, for a time that goes back, and for numbers that
    ///   are not finite or beyond `longest` and `farthest`.
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
            throw TraceError(index: index, message: "the time \(tap.time) of a tap is out of range")
        }
        self.init(checked: samples, name: name, title: title, taps: taps)
    }

    init(checked samples: [ScrollSample], name: String, title: String, taps: [ScreenTap]) {
        self.name = name
        self.title = title
        if let first = samples.first, first.time > 0 {
            // The clock begins at 0, with the content where the first sample finds it.
            let start = ScrollSample(time: 0, offset: first.offset, isTouching: false)
            self.samples = [start] + samples
        } else {
            self.samples = samples
        }
        self.taps = taps.enumerated().sorted {
            ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
        }.map { $0.element }
    }

    /// The trace with more taps.
    public func adding(_ more: [ScreenTap]) throws(TraceError) -> Trace {
        try Trace(name: name, title: title, samples: samples, taps: taps + more)
    }
}
