import Comparison
import Raster

/// A limited number of attempts to draw the expected frames with a changed design.
final class DesignAttempts {
    let design: VariableDesign
    /// Measures the difference between attempts and the expected frames.
    let difference: DrawnDifference
    /// The expected frames at the sampled positions.
    let expected: [Image]
    /// The frames of the unchanged design at the sampled positions.
    let actual: [Image]
    /// The frames of the unchanged design, downscaled and blurred for comparison.
    let start: DrawnDifference.Soft

    private let numbers: [Int]
    private let count: Int
    private var renderer = Renderer()
    private var left: Int
    /// The number of remaining attempts that only the search for the layer may use.
    var reserve = DesignAttempts.mostReserve

    /// The maximum number of frames per attempt.
    private static let mostFrames = 4
    /// The maximum number of attempts.
    private static let mostAttempts = 900
    /// The maximum number of pixels that all attempts draw together.
    private static let mostPixels = 150_000_000
    /// The initial value of `reserve`.
    private static let mostReserve = 40

    /// Samples some of the differing frames. Returns `nil` if no frame differs, or if the design
    /// does not draw the actual frames.
    init?(
        _ design: VariableDesign,
        expected: FrameSequence,
        actual: FrameSequence,
        differing: [Int]
    ) {
        guard !differing.isEmpty else { return nil }
        let frames = min(differing.count, Self.mostFrames)
        let numbers = (0..<frames).map { differing[(2 * $0 + 1) * differing.count / (2 * frames)] }
        let images = numbers.map { actual.frames[$0].image }
        self.expected = numbers.map { expected.frames[$0].image }
        self.actual = images
        guard let difference = DrawnDifference(expected: self.expected, actual: images) else {
            return nil
        }
        self.design = design
        self.difference = difference
        self.numbers = numbers
        count = actual.frames.count
        start = difference.soft(images)
        let pixels = images.reduce(0) { $0 + $1.width * $1.height }
        left = min(Self.mostAttempts, Self.mostPixels / max(pixels, 1))
        // A design that is written and read again must draw the same frames. Otherwise, attempts
        // prove nothing.
        guard draw(design.tree) == images else { return nil }
    }

    /// Draws the sampled frames of a changed file. Returns `nil` if the file is not a valid design,
    /// or if no attempts are left.
    func draw(_ tree: DesignTree?) -> [Image]? {
        guard let tree, left > reserve else { return nil }
        left -= 1
        return design.frames(of: tree, numbers, count: count, by: &renderer)
    }

    /// Whether a changed file draws all expected frames.
    func drawsAll(_ tree: DesignTree, of expected: FrameSequence) -> Bool {
        design.draws(tree, expected, by: &renderer)
    }
}
