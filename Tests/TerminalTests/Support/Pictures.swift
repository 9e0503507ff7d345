import DesignFormat
import SeededRandom
import Indicators
import Raster
import Terminal
import Testing

extension Image {
    /// Returns an image of random bytes within `values`.
    static func random(
        _ width: Int,
        _ height: Int,
        seed: UInt64,
        values: ClosedRange<UInt8> = 0...255
    ) -> Image {
        var generator = SplitMix64(seed: seed)
        let pixels = (0..<4 * width * height).map { _ in
            UInt8.random(in: values, using: &generator)
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    /// Returns a frame of a built-in design.
    static func frame(
        of design: String,
        _ state: StateName,
        at progress: Double,
        scale: Double
    ) throws -> Image {
        let design = try #require(BuiltInDesigns.design(named: design))
        let environment = try #require(Environment(scale: scale))
        var renderer = Renderer()
        let moment = Moment(state: state, position: .progress(progress))
        return renderer.render(design.scene(at: moment, in: environment))
    }

    /// Returns the pixels composited over `background`, or `nil` for transparent pixels.
    func laid(over background: OpaquePixel) -> [OpaquePixel?] {
        (0..<width * height).map { index -> OpaquePixel? in
            let alpha = Int(pixels[4 * index + 3])
            guard alpha > 0 else { return nil }
            func mixed(_ channel: Int, _ bottom: UInt8) -> UInt8 {
                let sum = Int(pixels[4 * index + channel]) * alpha + Int(bottom) * (255 - alpha)
                return UInt8((Double(sum) / 255).rounded())
            }
            return OpaquePixel(
                red: mixed(0, background.red),
                green: mixed(1, background.green),
                blue: mixed(2, background.blue)
            )
        }
    }
}

extension OpaquePixel {
    static let white = OpaquePixel(red: 255, green: 255, blue: 255)
    static let black = OpaquePixel(red: 0, green: 0, blue: 0)

    /// Returns the greatest difference of a component.
    func distance(to other: OpaquePixel) -> Int {
        max(
            abs(Int(red) - Int(other.red)),
            abs(Int(green) - Int(other.green)),
            abs(Int(blue) - Int(other.blue))
        )
    }
}
