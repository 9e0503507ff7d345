import Base
import Comparison
import Raster

/// Two pictures with the names shown for them.
package struct PicturePair: Equatable, Sendable {
    /// The expected picture's path, with the frame if it is an animation's.
    package let expected: String
    /// The actual picture's path, with the frame if it is an animation's.
    package let actual: String

    /// Two pictures' names.
    package init(expected: String, actual: String) {
        self.expected = expected
        self.actual = actual
    }

    /// How the pictures differ.
    ///
    /// - Throws: `InputError` where no pixel can be compared, which is no agreement.
    package func compare(
        _ first: Image,
        _ second: Image,
        by comparison: ImageComparison
    ) throws(InputError) -> ComparisonSummary {
        let difference = comparison.difference(first, second)
        guard difference.kind != .nothing else {
            throw InputError(
                "\(expected): there is nothing to compare in \(difference.expectedSize) pixels",
                hint: "change --only or --ignore"
            )
        }
        return ComparisonSummary(
            expected: expected,
            actual: actual,
            comparison: comparison,
            difference: difference
        )
    }
}
