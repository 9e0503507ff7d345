/// One thing that is wrong with a sequence, as it is told.
public struct ReportedFinding: Hashable, Sendable {
    /// The kind's name, such as "late".
    public var kind: String
    /// What is wrong, in one line.
    public var sentence: String
    /// The numbers of the frames it concerns, from 0.
    public var frames: [Int]
    /// When the first of them is shown, in seconds; nil for frames that follow no clock.
    public var time: Double?

    /// A finding on frames.
    public init(kind: String, sentence: String, frames: [Int], time: Double? = nil) {
        self.kind = kind
        self.sentence = sentence
        self.frames = frames
        self.time = time
    }
}
