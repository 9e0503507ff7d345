import Base
import Lifecycles

/// Reads spans of time, the way options take them: `2s`, `500ms`, or `2` for seconds.
package enum DurationArgument {
    /// The span in seconds, within `range`.
    package static func seconds(
        _ text: String,
        in range: ClosedRange<Double> = 0...RefreshWork.longest
    ) throws(InputError) -> Double {
        guard let seconds = TimeText.seconds(text) else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is no span of time",
                hint: "write it as 2s, 500ms or 0.5"
            )
        }
        guard range.contains(seconds) else {
            let lower = NumberText.short(range.lowerBound)
            let upper = NumberText.short(range.upperBound)
            throw InputError("\(text) is out of range; allowed: \(lower) to \(upper) seconds")
        }
        return seconds
    }
}
