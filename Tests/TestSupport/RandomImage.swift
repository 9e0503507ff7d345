import SeededRandom
import Raster

extension Image {
    /// Returns an image of random bytes.
    package static func random(_ width: Int, _ height: Int, seed: UInt64) -> Image {
        var generator = SplitMix64(seed: seed)
        return Image(
            width: width,
            height: height,
            pixels: (0..<4 * width * height).map { _ in
                UInt8(truncatingIfNeeded: generator.next())
            }
        )
    }

    /// Returns an image of one colour.
    package static func plain(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Image {
        Image(
            width: width,
            height: height,
            pixels: (0..<width * height).flatMap { _ in pixel }
        )
    }
}
