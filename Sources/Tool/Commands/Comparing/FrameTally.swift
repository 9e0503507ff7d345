/// How many frames of two sets pass.
package struct FrameTally: Equatable, Sendable {
    private var frames = 0
    private var different = 0
    private var missing = 0
    private var extra = 0
    private var isOtherAround = false

    /// No frames yet.
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

    /// Counts what lies around the frames.
    package mutating func add(around summary: ComparisonSummary) {
        isOtherAround = !summary.difference.isSame
    }

    /// Whether every frame is there and passes, and what lies around them; no frames do not.
    package var isSame: Bool {
        frames > 0 && different + missing + extra == 0 && !isOtherAround
    }

    /// The verdict on all of them, in one line.
    package var line: String {
        guard !isSame else { return "same: \(frames) frames compared" }
        var parts = ["\(different) of \(frames) frames differ"]
        if missing > 0 { parts.append("\(missing) missing") }
        if extra > 0 { parts.append("\(extra) not expected") }
        if isOtherAround { parts.append("the picture around them differs") }
        return "different: " + parts.joined(separator: ", ")
    }
}
