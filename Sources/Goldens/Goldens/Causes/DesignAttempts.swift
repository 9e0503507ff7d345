import Comparison
import Raster

/// Draws some frames of a design with changes, and compares them with the expected ones.
final class DesignAttempts {
    /// The design.
    let design: VariableDesign
    /// How attempts differ from the expected frames.
    let difference: DrawnDifference
    /// The expected frames, as far as they are compared.
    let expected: [Image]
    /// The same frames of the unchanged design.
    let actual: [Image]
    /// The actual frames, prepared for comparison.
    let start: DrawnDifference.Soft

    private let numbers: [Int]
    private let count: Int
    private var renderer = Renderer()
    private var left: Int
    /// How many attempts are kept for other questions.
    var reserve = DesignAttempts.mostReserve

    /// The most frames that an attempt draws.
    private static let mostFrames = 4
    /// The most attempts, and the most pixels that all of them draw together.
    private static let (mostAttempts, mostPixels) = (900, 150_000_000)
    /// The attempts that are kept to find the layer.
    private static let mostReserve = 40

    /// Prepares attempts on some of the frames that differ; nil if the design does not draw them.
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
        // Written and read again, the design must still draw the same frames.
        guard draw(design.tree) == images else { return nil }
    }

    /// The frames of a changed file; nil if it is not a valid design or no attempts are left.
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
