import Raster
import SeededRandom
import Testing

/// Compares masks, as groups that are composited into their content, with the product of both
/// images in Double.
@Suite struct MaskAccuracyTests {
    private static let size = 24

    private static func items(using random: inout SplitMix64) -> [Scene.Item] {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            let path = Path.random(steps: 4, within: 20, using: &random)
                .transformed(by: .translation(dx: 12, dy: 12))
            let color = Color.random(using: &random, isOpaque: Bool.random(using: &random))
            return .shape(Shape(path: path, paint: .solid(color)))
        }
    }

    /// Returns the fraction that the image of a mask lets through at a pixel, 0…1.
    private static func fraction(
        _ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8),
        _ measure: Group.Measure
    ) -> Double {
        let alpha = Double(pixel.alpha) / 255
        guard case .luminance = measure else { return alpha }
        let bright =
            Double(pixel.red) * 0.2126 + Double(pixel.green) * 0.7152 + Double(pixel.blue) * 0.0722
        return alpha * bright / 255
    }

    @Test(
        "Masks by alpha and luminance, plain and inverted, match the product of both images",
        arguments: 0..<4
    )
    func product(kind: Int) {
        let measure: Group.Measure = kind & 1 == 0 ? .color : .luminance
        let isInverted = kind & 2 != 0
        var random = SplitMix64(seed: 300 + UInt64(kind))
        for _ in 0..<60 {
            let (masked, masking) = (Self.items(using: &random), Self.items(using: &random))
            let mask = Group(
                items: masking,
                blend: isInverted ? .destinationOut : .destinationIn,
                measure: measure
            )
            let size = Self.size
            let image = Image.of(
                width: size,
                height: size,
                [.group(Group(items: masked + [.group(mask)]))]
            )
            let plain = Image.of(width: size, height: size, masked)
            let maskImage = Image.of(width: size, height: size, masking)
            for y in 0..<size {
                for x in 0..<size {
                    let fraction = Self.fraction(maskImage[x, y], measure)
                    let ideal = Double(plain[x, y].alpha) * (isInverted ? 1 - fraction : fraction)
                    // Both images and the result are rounded, luminance by three colours.
                    #expect(abs(Double(image[x, y].alpha) - ideal) <= 1.6)
                    guard image[x, y].alpha > 0 else { continue }
                    #expect(near(image.rgb(x, y), plain.rgb(x, y), 1))
                }
            }
        }
    }

    private func near(_ one: [Int], _ other: [Int], _ steps: Int) -> Bool {
        zip(one, other).allSatisfy { abs($0 - $1) <= steps }
    }
}
