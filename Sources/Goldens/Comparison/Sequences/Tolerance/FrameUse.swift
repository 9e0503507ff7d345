import Pictures
import Raster

/// How much of a tolerance one frame takes.
public struct FrameUse: Equatable, Sendable {
    /// The steps of the channel that differs most, 0…255.
    public let step: Int
    /// How many pixels differ.
    public let count: Int
    /// How many pixels there are.
    public let pixels: Int
    /// How many pixels differ in the densest window.
    public let density: Int

    /// A frame that does not differ at all.
    static func nothing(of size: PixelSize) -> FrameUse {
        FrameUse(step: 0, count: 0, pixels: size.width * size.height, density: 0)
    }

    private init(step: Int, count: Int, pixels: Int, density: Int) {
        self.step = step
        self.count = count
        self.pixels = pixels
        self.density = density
    }

    /// What an exact comparison found.
    ///
    /// - Precondition: The pictures compared have one size.
    init(_ difference: ImageDifference, window: Int) {
        precondition(difference.kind != .size, "a use is measured on pictures of one size")
        let size = difference.expectedSize
        step = Int(difference.worst?.amount ?? 0)
        count = difference.count
        pixels = size.width * size.height
        density = difference.densestWindow(side: window)?.count ?? 0
    }

    /// The share of the pixels that differ, 0…1.
    public var share: Double { pixels == 0 ? 0 : Double(count) / Double(pixels) }

    /// Whether a frame's three numbers are within the tolerance.
    public func isWithin(_ tolerance: Tolerance) -> Bool {
        step <= tolerance.step && share <= tolerance.share && density <= tolerance.density
    }
}
