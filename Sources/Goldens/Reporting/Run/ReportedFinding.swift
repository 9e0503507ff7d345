/// One thing that is wrong with a sequence, as it is told.
package struct ReportedFinding: Hashable, Sendable {
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
