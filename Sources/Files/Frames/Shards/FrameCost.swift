import Raster

/// How long frames take, in microseconds on one core.
///
/// The factors are fitted by least squares of relative errors to the built-in designs' times, state
/// by state, at scales of 1 to 3, with files in memory: the error is below a fifth for a state, and
/// below a tenth for a design's share of a run of all. Only ratios matter: shares are compared with
/// each other.
package struct FrameCost: Sendable {
    /// A frame, independent of its size.
    let frame: Double
    /// A pixel of the frame, which is hashed and compared with the frame before even if it is
    /// clear.
    let framePixel: Double
    /// A piece of an outline.
    let edge: Double
    /// A painted pixel, as `DrawingCost` counts it.
    let paintedPixel: Double
    /// A frame that is encoded, which one that looks like the frame before is not.
    let encoding: Double
    /// A pixel of such a frame, which is filtered and deflated.
    let encodedPixel: Double
    /// A painted pixel of such a frame: colours that change deflate more slowly.
    let encodedPaint: Double

    /// Frames that are drawn, encoded and written.
    package static let written = FrameCost(
        frame: 27.3,
        framePixel: 0.00184,
        edge: 0.0231,
        paintedPixel: 0,
        encoding: 16.2,
        encodedPixel: 0.0032,
        encodedPaint: 0.00107
    )

    /// Frames that are drawn and hashed.
    package static let verified = FrameCost(
        frame: 1.97,
        framePixel: 0.000246,
        edge: 0.0198,
        paintedPixel: 0.000174,
        encoding: 0,
        encodedPixel: 0,
        encodedPaint: 0
    )

    /// How many frames of a task stand for all of them.
    private static let samples = 4

    /// About how long frames take, in whole microseconds.
    ///
    /// - Parameters:
    ///   - range: The frames' numbers.
    ///   - scene: What a frame shows.
    package func microseconds(of range: Range<Int>, scene: (Int) -> Scene) -> Double {
        let count = min(Self.samples, range.count)
        var total = 0.0
        for sample in 0..<count {
            let index = range.lowerBound + sample * range.count / count
            let shown = scene(index)
            let isRepeated = index > range.lowerBound && scene(index - 1) == shown
            total += microseconds(of: shown, isRepeated: isRepeated)
        }
        return (total / Double(max(count, 1)) * Double(range.count)).rounded(.up)
    }

    private func microseconds(of scene: Scene, isRepeated: Bool) -> Double {
        let cost = DrawingCost(of: scene)
        let pixels = Double(scene.width * scene.height)
        let drawing =
            frame + pixels * framePixel + cost.edges * edge + cost.pixels * paintedPixel
        guard !isRepeated else { return drawing }
        return drawing + encoding + pixels * encodedPixel + cost.pixels * encodedPaint
    }
}
