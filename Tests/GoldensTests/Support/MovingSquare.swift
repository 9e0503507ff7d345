import Goldens
import Raster

/// Small sequences to record as goldens.
enum MovingSquare {
    /// Returns images of a square that moves to the right by one pixel per frame. All images
    /// differ.
    static func moving(_ count: Int, size: Int = 12, shade: UInt8 = 200) -> [Image] {
        (0..<count).map { frame in
            var pixels = [UInt8](repeating: 0, count: 4 * size * size)
            for y in 2..<6 {
                for x in frame..<frame + 4 where x < size {
                    let place = 4 * (y * size + x)
                    pixels[place] = shade
                    pixels[place + 3] = 255
                }
            }
            return Image(width: size, height: size, pixels: pixels)
        }
    }

    /// Returns the golden subject of images at 60 frames per second.
    static func subject(_ name: String, _ images: [Image]) throws -> GoldenSubject {
        GoldenSubject(
            name: try GoldenName(name),
            facts: [GoldenFact("design", "square")],
            frames: images.enumerated().map { ($1, .time(Double($0) / 60)) },
            fps: 60
        )
    }
}
