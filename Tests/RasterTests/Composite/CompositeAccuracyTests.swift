import SeededRandom
import Raster
import Testing

/// Blend modes as drawn by the renderer, for all pairs of 8-bit alphas.
@Suite struct CompositeAccuracyTests {
    /// Returns 256 × 256 pixels of random colours whose alpha is their column or their row.
    private static func layer(seed: UInt64, alpha: (Int, Int) -> Int) -> Image {
        var random = SplitMix64(seed: seed)
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * 65_536)
        for y in 0..<256 {
            for x in 0..<256 {
                for _ in 0..<3 {
                    pixels.append(
                        [0, 255, UInt8.random(in: 0...255, using: &random)]
                            .randomElement(using: &random) ?? 0
                    )
                }
                pixels.append(UInt8(alpha(x, y)))
            }
        }
        return Image(width: 256, height: 256, pixels: pixels)
    }

    private static let backdrop = layer(seed: 71) { _, y in y }
    private static let source = layer(seed: 72) { x, _ in x }

    private static func shape(_ image: Image, _ blend: BlendMode) -> Scene.Item {
        let rect = Rect(x: 0, y: 0, width: 256, height: 256)
        return .shape(Shape(path: .rect(rect), paint: .image(image, rect: rect), blend: blend))
    }

    private static func group(_ image: Image, _ blend: BlendMode) -> Scene.Item {
        .group(Group(items: [shape(image, .sourceOver)], blend: blend))
    }

    private static func straight(_ bytes: [UInt8]) -> SIMD4<Double> {
        bytes[3] == 0 ? .zero : SIMD4(bytes.map(Double.init)) / 255
    }

    private static func straight(_ color: Color) -> SIMD4<Double> {
        SIMD4(color.red, color.green, color.blue, color.alpha)
    }

    /// Returns the greatest error over all 65,536 pairs, in 8-bit steps.
    private static func worst(_ result: Image, _ mode: BlendMode) -> Double {
        let ideal = IdealComposite(mode: mode)
        var worst = 0.0
        for y in 0..<256 {
            for x in 0..<256 {
                let expected =
                    255
                    * ideal.straight(
                        straight(source.bytes(x, y)),
                        over: straight(backdrop.bytes(x, y))
                    )
                let bytes = result.bytes(x, y)
                worst = max(worst, abs(Double(bytes[3]) - expected.w))
                guard bytes[3] > 0 else { continue }
                for (byte, value) in zip(bytes, [expected.x, expected.y, expected.z]) {
                    worst = max(worst, abs(Double(byte) - value))
                }
            }
        }
        return worst
    }

    @Test(
        "A shape on a shape matches the formula for every pair of alphas",
        arguments: BlendMode.allCases
    )
    func shapes(mode: BlendMode) {
        let items = [Self.shape(Self.backdrop, .sourceOver), Self.shape(Self.source, mode)]
        let worst = Self.worst(.of(width: 256, height: 256, items), mode)
        #expect(worst <= 0.5 + 2e-3, "\(worst)")
    }

    @Test(
        "A group on a shape matches the formula for every pair of alphas",
        arguments: BlendMode.allCases
    )
    func groups(mode: BlendMode) {
        let items = [Self.shape(Self.backdrop, .sourceOver), Self.group(Self.source, mode)]
        let worst = Self.worst(.of(width: 256, height: 256, items), mode)
        #expect(worst <= 0.5 + 2e-3, "\(worst)")
    }

    @Test func `nothing changes outside a shape, in every mode`() {
        let background = Shape(
            path: .rect(Rect(x: 0, y: 0, width: 8, height: 8)),
            paint: .solid(Color(10, 20, 30, alpha: 0.6))
        )
        for mode in BlendMode.allCases {
            let spot = Shape(
                path: .rect(Rect(x: 2, y: 2, width: 3, height: 3)),
                paint: .solid(Color(200, 100, 50, alpha: 0.5)),
                blend: mode
            )
            let image = Image.of(width: 8, height: 8, [.shape(background), .shape(spot)])
            for y in 0..<8 {
                for x in 0..<8 where !((2..<5).contains(x) && (2..<5).contains(y)) {
                    #expect(image.bytes(x, y) == [10, 20, 30, 153], "\(mode) at \(x), \(y)")
                }
            }
        }
    }

    /// Returns a disc, as a shape or as a group of this shape.
    private static func disc(_ color: Color, _ mode: BlendMode, inGroup: Bool) -> Scene.Item {
        let shape = Shape(
            path: .circle(center: Point(x: 10.3, y: 9.6), radius: 7.2),
            paint: .solid(color),
            blend: inGroup ? .sourceOver : mode
        )
        guard inGroup else { return .shape(shape) }
        return .group(Group(items: [.shape(shape)], opacity: 1, blend: mode))
    }

    @Test(
        arguments: BlendMode.allCases.filter {
            // The other modes also clear pixels outside the group's shapes.
            ![.clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationAtop].contains($0)
        }
    )
    func `a shape and a group that holds it have the same edges`(mode: BlendMode) {
        let tint = Color(40, 90, 200, alpha: 0.7)
        for backdrop in [tint, Color(0, 0, 0), Color(250, 250, 250, alpha: 0.1)] {
            let below = Shape(
                path: .rect(Rect(x: 0, y: 0, width: 20, height: 20)),
                paint: .solid(backdrop)
            )
            let images = [false, true].map { inGroup in
                Image.of(
                    width: 20,
                    height: 20,
                    [
                        .shape(below),
                        Self.disc(Color(250, 120, 10, alpha: 0.8), mode, inGroup: inGroup),
                    ]
                )
            }
            for y in 0..<20 {
                for x in 0..<20 {
                    for (a, b) in zip(images[0].bytes(x, y), images[1].bytes(x, y)) {
                        #expect(abs(Int(a) - Int(b)) <= 1, "\(mode) at \(x), \(y)")
                    }
                }
            }
        }
    }

    @Test(arguments: [BlendMode.plusLighter, .plusDarker], [false, true])
    func `two halves of a pixel add up without a seam`(mode: BlendMode, inGroup: Bool) {
        let items = [(0.0, 4.5), (4.5, 3.5)].map { x, width in
            let shape = Shape(
                path: .rect(Rect(x: x, y: 0, width: width, height: 2)),
                paint: .solid(.black),
                blend: inGroup ? .sourceOver : mode
            )
            return inGroup
                ? Scene.Item.group(Group(items: [.shape(shape)], opacity: 1, blend: mode))
                : .shape(shape)
        }
        let image = Image.of(width: 8, height: 2, items)
        for x in 0..<8 { #expect(image[x, 0].alpha == 255) }
    }

    @Test(
        "Partly covered pixels are mixed with the result of the mode by their coverage",
        arguments: BlendMode.allCases
    )
    func partlyCovered(mode: BlendMode) {
        let below = Color(40, 90, 200, alpha: 0.7)
        let above = Color(250, 120, 10, alpha: 0.4)
        let background = Shape(
            path: .rect(Rect(x: 0, y: 0, width: 64, height: 1)),
            paint: .solid(below)
        )
        // Column x is covered by x/64.
        let columns = (0..<64).map { x in
            Scene.Item.shape(
                Shape(
                    path: .rect(Rect(x: Double(x), y: 0, width: Double(x) / 64, height: 1)),
                    paint: .solid(above),
                    blend: mode
                )
            )
        }
        let image = Image.of(width: 64, height: 1, [.shape(background)] + columns)
        for x in 0..<64 {
            let expected =
                255
                * IdealComposite(mode: mode).straight(
                    Self.straight(above),
                    coverage: Double(x) / 64,
                    over: Self.straight(below)
                )
            for (byte, value) in zip(
                image.bytes(x, 0),
                [expected.x, expected.y, expected.z, expected.w]
            ) {
                #expect(near(Double(byte), value, 0.502), "\(mode), covered \(x)/64")
            }
        }
    }
}
