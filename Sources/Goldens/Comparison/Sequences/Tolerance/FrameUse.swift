import Pictures
import Raster

/// The part of a tolerance that one frame uses.
public struct FrameUse: Equatable, Sendable {
    /// The largest difference of a channel, 0…255.
    public let step: Int
    /// The number of differing pixels.
    public let count: Int
    /// The number of compared pixels.
    public let pixels: Int
    /// The number of differing pixels in the densest window.
    public let density: Int

    /// Returns the tolerance use of a frame without differences.
    static func nothing(of size: PixelSize) -> FrameUse {
        FrameUse(step: 0, count: 0, pixels: size.width * size.height, density: 0)
    }

    private init(step: Int, count: Int, pixels: Int, density: Int) {
        self.step = step
        self.count = count
        self.pixels = pixels
        self.density = density
    }

    /// Creates the tolerance use of a frame from an exact comparison.
    ///
    /// - Precondition: The compared images have equal sizes.
    init(_ difference: ImageDifference, window: Int) {
        precondition(difference.kind != .size, "the images must have equal sizes")
        let size = difference.expectedSize
        step = Int(difference.worst?.amount ?? 0)
        count = difference.count
        pixels = size.width * size.height
        density = difference.densestWindow(side: window)?.count ?? 0
    }

    /// The fraction of pixels that differ, 0…1.
    public var share: Double { pixels == 0 ? 0 : Double(count) / Double(pixels) }

    /// Whether the frame is within the tolerance's limits for a single frame.
    public func isWithin(_ tolerance: Tolerance) -> Bool {
        step <= tolerance.step && share <= tolerance.share && density <= tolerance.density
    }
}
