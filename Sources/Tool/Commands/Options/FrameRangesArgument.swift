import Base
import Comparison
import Indicators

/// Parsing of frame numbers in options.
package enum FrameRangesArgument {
    /// Parses a list of frames such as `3,7-9`.
    package static func ranges(_ text: String) throws(InputError) -> FrameRanges {
        var numbers: [Int] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false).map(number)
            guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil,
                first <= last
            else {
                throw InputError(
                    "“\(NearestName.excerpt(text))” is not a list of frames",
                    hint: "write numbers and ranges, such as 3,20-22"
                )
            }
            numbers += first...last
        }
        return FrameRanges(numbers)
    }

    private static func number(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }),
            let number = Int(text), number < DesignLimits.frames
        else { return nil }
        return number
    }
}
