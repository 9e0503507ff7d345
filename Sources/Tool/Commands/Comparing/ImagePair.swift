import Base
import Comparison
import Raster

/// The names of two compared images in messages.
package struct ImagePair: Equatable, Sendable {
    /// The path of the expected image, with the frame's number for animations.
    package let expected: String
    /// The path of the actual image, with the frame's number for animations.
    package let actual: String

    /// Creates a pair of names.
    package init(expected: String, actual: String) {
        self.expected = expected
        self.actual = actual
    }

    /// Compares the images with these names.
    ///
    /// - Throws: `InputError` if the compared area has no pixels.
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
