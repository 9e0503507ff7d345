import Raster

/// A model of the time that frames take, in microseconds on one core.
///
/// The coefficients minimise the squared relative errors for each state of the built-in designs,
/// measured at scales 1 to 3 with files in memory. A state's estimate is within a fifth of its
/// time. A design's estimated fraction of a run of all designs is within a tenth. Only ratios
/// matter.
package struct FrameCost: Sendable {
    /// The time per frame, independent of its size.
    let frame: Double
    /// The time per pixel of a frame for hashing it and comparing it with the previous frame.
    let framePixel: Double
    /// The time per segment of an outline.
    let edge: Double
    /// The time per painted pixel, as counted by `DrawingCost`.
    let paintedPixel: Double
    /// The time per encoded frame. A frame that equals the previous one is not encoded.
    let encoding: Double
    /// The time per pixel of an encoded frame, for filtering and compression.
    let encodedPixel: Double
    /// The additional time per painted pixel of an encoded frame. Varying colours compress more
    /// slowly.
    let encodedPaint: Double

    /// The costs of frames that are drawn, encoded and written.
    package static let written = FrameCost(
        frame: 27.3,
        framePixel: 0.00184,
        edge: 0.0231,
        paintedPixel: 0,
        encoding: 16.2,
        encodedPixel: 0.0032,
        encodedPaint: 0.00107
    )

    /// The costs of frames that are drawn and hashed.
    package static let verified = FrameCost(
        frame: 1.97,
        framePixel: 0.000246,
        edge: 0.0198,
        paintedPixel: 0.000174,
        encoding: 0,
        encodedPixel: 0,
        encodedPaint: 0
    )

    /// The number of frames that are sampled to estimate the cost of a task.
    private static let samples = 4

    /// Returns the estimated time for frames, in whole microseconds.
    ///
    /// - Parameters:
    ///   - range: The frames' indices.
    ///   - scene: Returns the scene of a frame.
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
