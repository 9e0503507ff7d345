import Base
import Comparison
import Pictures
import Raster

/// The comparison of two animations or two folders, frame by frame.
package struct ImageSetComparison: Sendable {
    private let expected: String
    private let actual: String
    private let comparison: ImageComparison
    private let differenceFolder: DifferenceFolder?

    /// Creates a comparison of the sets at two paths.
    ///
    /// - Parameters:
    ///   - expected: The path of the expected set.
    ///   - actual: The path of the actual set.
    ///   - comparison: The algorithm and the area.
    ///   - differenceFolder: The folder for difference images, or `nil` to write none.
    package init(
        expected: String,
        actual: String,
        comparison: ImageComparison,
        differenceFolder: DifferenceFolder? = nil
    ) {
        self.expected = expected
        self.actual = actual
        self.comparison = comparison
        self.differenceFolder = differenceFolder
    }

    /// Compares the frames in order and calls `report` with each result.
    ///
    /// - Throws: `InputError` for a file that cannot be read, and for sets of different kinds.
    ///   Errors of `report`.
    package func run(
        _ first: ComparedImages,
        _ second: ComparedImages,
        report: (FrameOutcome) throws -> Void
    ) throws {
        switch (first, second) {
        case (.folder(let one), .folder(let other)): try compare(one, other, report)
        case (.animation(let frames), .animation(let others)): try compare(frames, others, report)
        default:
            throw InputError(
                "\(expected) is \(first.kind) and \(actual) is \(second.kind)",
                hint: "compare two images, animations, strips or folders"
            )
        }
    }

    /// Compares folders file by file. Names that only one side has are reported in order.
    private func compare(
        _ one: ImageFolder,
        _ other: ImageFolder,
        _ report: (FrameOutcome) throws -> Void
    ) throws {
        let (left, right) = (Set(one.names), Set(other.names))
        let all = left.union(right).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in all {
            let paths = (one.path(of: name), other.path(of: name))
            if !right.contains(name) {
                try report(.missing(name: name, path: paths.0))
            } else if !left.contains(name) {
                try report(.extra(name: name, path: paths.1))
            } else {
                let pair = ImagePair(expected: paths.0, actual: paths.1)
                let images = (try one.image(name), try other.image(name))
                let summary = try compare(images.0, images.1, pair, drawing: name)
                try report(.compared(name: name, summary))
            }
        }
    }

    /// Compares animations frame by frame.
    private func compare(
        _ frames: [APNGFrame],
        _ others: [APNGFrame],
        _ report: (FrameOutcome) throws -> Void
    ) throws {
        for index in 0..<max(frames.count, others.count) {
            let name = "frame \(index + 1)"
            let pair = ImagePair(expected: "\(expected), \(name)", actual: "\(actual), \(name)")
            guard index < frames.count else {
                try report(.extra(name: name, path: pair.actual))
                continue
            }
            guard index < others.count else {
                try report(.missing(name: name, path: pair.expected))
                continue
            }
            let (one, other) = (frames[index], others[index])
            let summary = try compare(one.image, other.image, pair, drawing: "frame-\(index + 1)")
            let (delay, otherDelay) = (one.delay.seconds, other.delay.seconds)
            try report(
                delay == otherDelay
                    ? .compared(name: name, summary)
                    : .delayed(name: name, summary, expected: delay, actual: otherDelay)
            )
        }
    }

    private func compare(
        _ first: Image,
        _ second: Image,
        _ pair: ImagePair,
        drawing name: String
    ) throws -> ComparisonSummary {
        let summary = try pair.compare(first, second, by: comparison)
        let difference = summary.difference
        if !difference.isSame {
            try differenceFolder?.write(name, comparison, difference, first, second)
        }
        return summary
    }
}
