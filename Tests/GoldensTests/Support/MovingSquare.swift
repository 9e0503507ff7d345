import Goldens
import Raster

/// Small sequences to be kept as goldens.
enum MovingSquare {
    /// A square that moves to the right by a pixel a frame; no two pictures alike.
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

    /// The subject of pictures shown 60 times a second.
    static func subject(_ name: String, _ images: [Image]) throws -> GoldenSubject {
        GoldenSubject(
            name: try GoldenName(name),
            facts: [GoldenFact("design", "square")],
            frames: images.enumerated().map { ($1, .time(Double($0) / 60)) },
            fps: 60
        )
    }
}
