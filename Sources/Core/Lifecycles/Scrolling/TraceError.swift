import Base
import Indicators

/// Why samples are no trace.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The sample's or tap's index in the list, from 0.
    public let index: Int
    /// What is wrong, and what is allowed.
    public let message: String

    /// An error at a sample.
    init(index: Int, message: String) {
        self.index = index
        self.message = message
    }

    /// What is wrong with a sample that follows `previous`; nil when nothing is.
    init?(of sample: ScrollSample, after previous: ScrollSample?, index: Int) {
        let longest = Trace.longest
        let farthest = Trace.farthest
        if !(0...longest).contains(sample.time) {
            self.init(
                index: index,
                message: "the time \(sample.time) is outside of 0…\(NumberText.short(longest)) s"
            )
        } else if !(sample.offset.magnitude <= farthest) {
            self.init(
                index: index,
                message: "the offset \(sample.offset) is outside of "
                    + "±\(NumberText.short(farthest)) points"
            )
        } else if let previous, sample.time < previous.time {
            self.init(
                index: index,
                message: "the time goes back from \(NumberText.short(previous.time)) to "
                    + NumberText.short(sample.time)
            )
        } else {
            return nil
        }
    }

    /// The message with the sample's number, from 1.
    public var description: String { "sample \(index + 1): \(message)" }
}
