import DesignFormat
import SeededRandom
import Indicators
import Raster
import Terminal
import Testing

extension Image {
    /// A picture of random bytes, each of `values`.
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

    /// A frame of a built-in design.
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

    /// The pixels laid over `background`; nil where they are clear.
    func laid(over background: OpaquePixel) -> [OpaquePixel?] {
        (0..<width * height).map { index in
            let parts = pixels[4 * index..<4 * index + 4].map(Int.init)
            guard parts[3] > 0 else { return nil }
            let mixed = zip(parts, [background.red, background.green, background.blue]).map {
                top,
                bottom in
                UInt8((Double(top * parts[3] + Int(bottom) * (255 - parts[3])) / 255).rounded())
            }
            return OpaquePixel(red: mixed[0], green: mixed[1], blue: mixed[2])
        }
    }
}

extension OpaquePixel {
    static let white = OpaquePixel(red: 255, green: 255, blue: 255)
    static let black = OpaquePixel(red: 0, green: 0, blue: 0)

    /// The greatest difference of a component.
    func distance(to other: OpaquePixel) -> Int {
        max(
            abs(Int(red) - Int(other.red)),
            abs(Int(green) - Int(other.green)),
            abs(Int(blue) - Int(other.blue))
        )
    }
}
