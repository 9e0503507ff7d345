import Base
import Comparison
import Pictures
import Raster

/// Compares what belongs together in two sets of pictures.
package struct PictureSetComparison: Sendable {
    private let expected: String
    private let actual: String
    private let comparison: ImageComparison
    private let pictures: DifferenceFolder?

    /// A comparison of the sets at two paths.
    ///
    /// - Parameter pictures: Where pictures of the differences go; nil for nowhere.
    package init(
        expected: String,
        actual: String,
        comparison: ImageComparison,
        pictures: DifferenceFolder? = nil
    ) {
        self.expected = expected
        self.actual = actual
        self.comparison = comparison
        self.pictures = pictures
    }

    /// Tells what becomes of each frame, in order.
    ///
    /// - Throws: `InputError` for a file that cannot be read, and for sets of different kinds;
    ///   what `tell` throws.
    package func run(
        _ first: PictureSet,
        _ second: PictureSet,
        tell: (FrameOutcome) throws -> Void
    ) throws {
        switch (first, second) {
        case (.folder(let one), .folder(let other)): try compare(one, other, tell)
        case (.animation(let frames), .animation(let others)): try compare(frames, others, tell)
        default:
            throw InputError(
                "\(expected) is \(first.kind) and \(actual) is \(second.kind)",
                hint: "compare two pictures, animations, strips or folders"
            )
        }
    }

    /// Folders, file by file; a name that one side lacks is reported in its place.
    private func compare(
        _ one: PictureFolder,
        _ other: PictureFolder,
        _ tell: (FrameOutcome) throws -> Void
    ) throws {
        let (left, right) = (Set(one.names), Set(other.names))
        let all = left.union(right).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        for name in all {
            let paths = (one.path(of: name), other.path(of: name))
            if !right.contains(name) {
                try tell(.missing(name: name, path: paths.0))
            } else if !left.contains(name) {
                try tell(.extra(name: name, path: paths.1))
            } else {
                let pair = PicturePair(expected: paths.0, actual: paths.1)
                let images = (try one.image(name), try other.image(name))
                let summary = try compare(images.0, images.1, pair, drawing: name)
                try tell(.compared(name: name, summary))
            }
        }
    }

    /// Animations, frame by frame from the first.
    private func compare(
        _ frames: [APNGFrame],
        _ others: [APNGFrame],
        _ tell: (FrameOutcome) throws -> Void
    ) throws {
        for index in 0..<max(frames.count, others.count) {
            let name = "frame \(index + 1)"
            let pair = PicturePair(expected: "\(expected), \(name)", actual: "\(actual), \(name)")
            guard index < frames.count else {
                try tell(.extra(name: name, path: pair.actual))
                continue
            }
            guard index < others.count else {
                try tell(.missing(name: name, path: pair.expected))
                continue
            }
            let (one, other) = (frames[index], others[index])
            let summary = try compare(one.image, other.image, pair, drawing: "frame-\(index + 1)")
            let (delay, otherDelay) = (one.delay.seconds, other.delay.seconds)
            try tell(
                delay == otherDelay
                    ? .compared(name: name, summary)
                    : .delayed(name: name, summary, expected: delay, actual: otherDelay)
            )
        }
    }

    private func compare(
        _ first: Image,
        _ second: Image,
        _ pair: PicturePair,
        drawing name: String
    ) throws -> ComparisonSummary {
        let summary = try pair.compare(first, second, by: comparison)
        let difference = summary.difference
        if !difference.isSame { try pictures?.write(name, comparison, difference, first, second) }
        return summary
    }
}
