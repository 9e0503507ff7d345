import Base

/// The result of one sequence.
package struct SequenceReport: Equatable, Sendable {
    /// A result of verifying a sequence.
    package enum Status: String, CaseIterable, Equatable, Sendable {
        /// The sequence equals its golden, or is within the tolerance.
        case passed
        /// The sequence differs from its golden.
        case failed
        /// There was no golden, and one was recorded.
        case new
        /// There is no golden, and none was recorded.
        case missing
        /// The comparison was impossible: the golden is damaged, or the frames could not be drawn.
        case unusable

        /// Whether a run with such a sequence fails.
        package var isFailure: Bool {
            switch self {
            case .passed, .new: false
            case .failed, .missing, .unusable: true
            }
        }
    }

    /// The parts of a drawn sequence that can be accepted.
    package enum Acceptable: String, CaseIterable, Equatable, Sendable {
        /// The entire sequence, or single frames.
        case frames
        /// Only the entire sequence, because the golden has a different number of frames.
        case whole
    }

    /// The name of the golden. It is unique in a run.
    package var name: String
    /// The result.
    package var status: Status
    /// The full message, with line breaks. It may be empty.
    package var message: String
    /// The frame rate, in frames per second, or `nil` if time does not drive the frames.
    package var framesPerSecond: Double?
    /// The differences, the most important first.
    package var findings: [ReportedFinding]
    /// The tolerance as a JSON object, or `nil` if nothing was compared.
    package var tolerance: JSON?
    /// The headroom as a JSON object: the unused fraction of each limit. A value is negative or
    /// null if its limit is exceeded.
    package var headroom: JSON?
    /// The frames of both sequences, by number.
    package var frames: [FrameReport]

    /// The parts that can be accepted, or `nil` if nothing can.
    package var acceptable: Acceptable?

    package init(
        name: String,
        status: Status,
        message: String = "",
        framesPerSecond: Double? = nil,
        findings: [ReportedFinding] = [],
        tolerance: JSON? = nil,
        headroom: JSON? = nil,
        frames: [FrameReport] = [],
        acceptable: Acceptable? = nil
    ) {
        self.name = name
        self.status = status
        self.message = message
        self.framesPerSecond = framesPerSecond
        self.findings = findings
        self.tolerance = tolerance
        self.headroom = headroom
        self.frames = frames
        self.acceptable = acceptable
    }
}

/// A difference of a sequence in the form of a report.
package struct ReportedFinding: Equatable, Sendable {
    /// The name of the kind, such as "late".
    package var kind: String
    /// A description in one line.
    package var sentence: String
    /// The numbers of the affected frames, from 0.
    package var frames: [Int]
    /// The time of the first affected frame, in seconds, or `nil` if time does not drive the
    /// frames.
    package var time: Double?

    package init(kind: String, sentence: String, frames: [Int], time: Double? = nil) {
        self.kind = kind
        self.sentence = sentence
        self.frames = frames
        self.time = time
    }
}
