import Base

/// What became of one sequence.
package struct SequenceReport: Equatable, Sendable {
    /// What a run says of a sequence.
    package enum Status: String, CaseIterable, Equatable, Sendable {
        /// It is as its golden, within the tolerance.
        case passed
        /// It differs from its golden.
        case failed
        /// It had no golden, and one was recorded.
        case new
        /// It has no golden, and none was recorded.
        case missing
        /// It could not be compared: its golden is damaged, or it could not be drawn.
        case unusable

        /// Whether a run with such a sequence fails.
        package var isFailure: Bool {
            switch self {
            case .passed, .new: false
            case .failed, .missing, .unusable: true
            }
        }
    }

    /// What of a sequence that was drawn can be accepted.
    package enum Acceptable: String, CaseIterable, Equatable, Sendable {
        /// All of it, or single frames.
        case frames
        /// Only all of it: the golden has another number of frames.
        case whole
    }

    /// The name of its golden, unique in a run.
    package var name: String
    /// What became of it.
    package var status: Status
    /// The whole message, in lines; may be empty.
    package var message: String
    /// Frames a second; nil for frames that follow no clock.
    package var framesPerSecond: Double?
    /// What is wrong, most important first.
    package var findings: [ReportedFinding]
    /// What it may differ, an object of numbers; nil where nothing was compared.
    package var tolerance: JSON?
    /// What is left of the tolerance: an object with the share of each number that was not used,
    /// 1 for all of it, below 0 or null where it is broken.
    package var headroom: JSON?
    /// The frames of both sequences by number.
    package var frames: [FrameReport]

    /// What of it can be accepted; nil where nothing can.
    package var acceptable: Acceptable?

    /// A report on a sequence.
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

/// One thing that is wrong with a sequence, as it is reported.
package struct ReportedFinding: Equatable, Sendable {
    /// The kind's name, such as "late".
    package var kind: String
    /// What is wrong, in one line.
    package var sentence: String
    /// The numbers of the frames it concerns, from 0.
    package var frames: [Int]
    /// When the first of them is shown, in seconds; nil for frames that follow no clock.
    package var time: Double?

    /// A finding on frames.
    package init(kind: String, sentence: String, frames: [Int], time: Double? = nil) {
        self.kind = kind
        self.sentence = sentence
        self.frames = frames
        self.time = time
    }
}
