import Raster

/// How long frames take to be drawn, encoded and written.
package enum FrameCost {
    /// Microseconds on one core of a machine of today: what was measured over the built-in designs
    /// at scales of 1 to 3. Only the ratios matter, since shares are compared with each other.
    private enum Microseconds {
        /// A file: its name, its line in the manifest, and what the system does for it.
        static let file = 45.0
        /// A pixel of the frame, which is hashed, filtered and deflated even if it is clear.
        static let framePixel = 0.0022
        /// A pixel that is painted with a plain colour; dearer paints count for several.
        static let paintedPixel = 0.0035
        /// A frame that is drawn and hashed: its scene, and what does not depend on its size.
        static let verifiedFrame = 25.0
        /// A pixel of such a frame.
        static let verifiedPixel = 0.004
        /// A piece of an outline.
        static let edge = 0.15
    }

    /// How many frames of a task are looked at.
    private static let samples = 4

    /// About how long the frames of `range` take, in whole microseconds.
    ///
    /// Frames that look like the one before are drawn, but not encoded again.
    static func microseconds(of range: Range<Int>, in plan: some FramePlan) -> Double {
        let sample = sample(of: range)
        var total = 0.0
        var before: Scene?
        for index in sample {
            let scene = plan.scene(of: index)
            let cost = DrawingCost(of: scene)
            total += Microseconds.file + cost.edges * Microseconds.edge
            if scene != before {
                total += cost.pixels * Microseconds.paintedPixel
                total += Double(scene.width * scene.height) * Microseconds.framePixel
            }
            before = scene
        }
        return (total / Double(max(sample.count, 1)) * Double(range.count)).rounded(.up)
    }

    /// About how long so many frames take that are drawn and hashed, but not written.
    package static func microseconds(verifying count: Int, pixels: Int) -> Double {
        let frame = Microseconds.verifiedFrame + Double(pixels) * Microseconds.verifiedPixel
        return (Double(count) * frame).rounded(.up)
    }

    /// The frames of a task that stand for all of them, evenly spread.
    static func sample(of range: Range<Int>) -> [Int] {
        let count = min(samples, range.count)
        return (0..<count).map { range.lowerBound + $0 * range.count / count }
    }
}
