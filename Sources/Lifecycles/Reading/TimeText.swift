import Base
import Indicators

/// Spans of time as people write them: `2s`, `500ms`, or `2` for seconds.
package enum TimeText {
    /// The span in seconds; nil for another text.
    package static func seconds(_ text: String) -> Double? {
        if text.hasSuffix("ms") {
            return NumberText.number(String(text.dropLast(2))).map { $0 / 1_000 }
        }
        return NumberText.number(text.hasSuffix("s") ? String(text.dropLast()) : text)
    }
}
