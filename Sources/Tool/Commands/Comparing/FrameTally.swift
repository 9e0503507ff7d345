/// The counts of frames that pass and fail in two sets.
package struct FrameTally: Equatable, Sendable {
    private var frames = 0
    private var different = 0
    private var missing = 0
    private var extra = 0
    private var hasOuterDifferences = false

    /// Creates a tally without frames.
    package init() {}

    /// Counts a frame.
    package mutating func add(_ outcome: FrameOutcome) {
        switch outcome {
        case .compared, .delayed:
            frames += 1
            if !outcome.isSame { different += 1 }
        case .missing: missing += 1
        case .extra: extra += 1
        }
    }

    /// Adds the comparison of the area around the frames.
    package mutating func add(outerArea summary: ComparisonSummary) {
        hasOuterDifferences = !summary.difference.isSame
    }

    /// Whether all frames and the area around them pass. It is `false` without frames.
    package var isSame: Bool {
        frames > 0 && different + missing + extra == 0 && !hasOuterDifferences
    }

    /// The result in one line.
    package var line: String {
        guard !isSame else { return "same: \(frames) frames compared" }
        var parts = ["\(different) of \(frames) frames differ"]
        if missing > 0 { parts.append("\(missing) missing") }
        if extra > 0 { parts.append("\(extra) not expected") }
        if hasOuterDifferences { parts.append("the area around them differs") }
        return "different: " + parts.joined(separator: ", ")
    }
}
