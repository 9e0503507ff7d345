import Base
import Indicators

/// An error in a sample or a tap of a trace.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The index of the sample or tap, from 0.
    public let index: Int
    /// The reason, and the valid range.
    public let message: String

    /// Creates an error for the sample or tap at `index`.
    init(index: Int, message: String) {
        self.index = index
        self.message = message
    }

    /// Checks a sample that follows `previous`. Returns `nil` if it is valid.
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

    /// The message with the sample's number, counted from 1.
    public var description: String { "sample \(index + 1): \(message)" }
}
