import Foundation
import Raster
import SeededRandom
import Testing

/// Compares blurred groups with a convolution in Double.
@Suite struct GaussianBlurTests {
    /// The offset of the tested image within the reference image, so that items outside the former
    /// contribute.
    private static let margin = 120
    private static let size = 40

    /// Returns premultiplied colours convolved with a sampled Gaussian of 8 deviations.
    private static func convolved(
        _ source: [SIMD4<Double>],
        size: Int,
        deviation: Double
    ) -> [SIMD4<Double>] {
        let reach = min(Int((8 * deviation).rounded(.up)), size)
        let heights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let sum = heights.reduce(0, +)
        func pass(_ source: [SIMD4<Double>], _ step: Int, _ place: (Int) -> Int) -> [SIMD4<Double>]
        {
            source.indices.map { index in
                let at = place(index)
                var mixed = SIMD4<Double>.zero
                for (number, height) in heights.enumerated() {
                    let offset = number - reach
                    guard at + offset >= 0, at + offset < size else { continue }
                    mixed += source[index + offset * step] * (height / sum)
                }
                return mixed
            }
        }
        return pass(pass(source, 1) { $0 % size }, size) { $0 / size }
    }

    private static func items(using random: inout SplitMix64) -> [Scene.Item] {
        (0..<5).map { _ in
            let center = Point(x: random.double(in: -9...49), y: random.double(in: -9...49))
            let radius = random.double(in: 1...16)
            let path: Path =
                Bool.random(using: &random)
                ? .circle(center: center, radius: radius) : rectangle(using: &random)
            let color = Color.random(using: &random, isOpaque: Bool.random(using: &random))
            return .shape(Shape(path: path, paint: .solid(color)))
        }
    }

    /// Returns opaque rectangles whose alphas are exact in 255 steps.
    private static func exactItems(using random: inout SplitMix64) -> [Scene.Item] {
        (0..<5).map { _ in
            let color = Color.random(using: &random)
            return .shape(Shape(path: rectangle(using: &random), paint: .solid(color)))
        }
    }

    /// Returns a rectangle whose vertical sides are at fifteenths of pixels, and whose horizontal
    /// sides are between pixels.
    private static func rectangle(using random: inout SplitMix64) -> Path {
        let x = (random.double(in: -24...34) * 15).rounded() / 15
        let width = (random.double(in: 1...30) * 15).rounded() / 15
        let y = random.double(in: -24...34).rounded()
        return .rect(Rect(x: x, y: y, width: width, height: random.double(in: 1...30).rounded()))
    }

    /// Returns the largest difference from the reference, in 8-bit steps of premultiplied
    /// components, without the rounding of straight colours.
    private static func error(_ items: [Scene.Item], deviation: Double) -> Double {
        let large = size + 2 * margin
        let sharp = Image.of(
            width: large,
            height: large,
            items.map { $0.moved(dx: Double(margin), dy: Double(margin)) }
        )
        let source = stride(from: 0, to: sharp.pixels.count, by: 4).map { index in
            let pixel = sharp.pixels[index..<index + 4].map { Double($0) / 255 }
            return SIMD4(pixel[0] * pixel[3], pixel[1] * pixel[3], pixel[2] * pixel[3], pixel[3])
        }
        let reference = convolved(source, size: large, deviation: deviation)
        let image = Image.of(
            width: size,
            height: size,
            [.group(Group(items: items, blur: deviation))]
        )
        var worst = 0.0
        for y in 0..<size {
            for x in 0..<size {
                let ideal = reference[(y + margin) * large + x + margin]
                let pixel = image[x, y]
                worst = max(worst, abs(Double(pixel.alpha) - 255 * ideal.w))
                // A straight colour is rounded before it is multiplied by its alpha.
                guard ideal.w > 0.9 else { continue }
                for (byte, value) in [(pixel.red, ideal.x), (pixel.green, ideal.y)] {
                    worst = max(worst, abs(Double(byte) * ideal.w - 255 * value) - 0.25)
                }
            }
        }
        return worst
    }

    @Test(
        "Blurred shapes match the reference within a step, at any deviation",
        arguments: [0.3, 0.5, 1, 1.7, 2.4, 3, 4, 4.99, 5, 6, 7.3, 9.99, 10, 14, 25]
    )
    func random(deviation: Double) {
        var random = SplitMix64(seed: 3)
        let worst = Self.error(Self.exactItems(using: &random), deviation: deviation)
        #expect(worst <= 0.6, "\(worst)")
        // Here the pixels of the reference are rounded, too.
        let mixed = Self.error(Self.items(using: &random), deviation: deviation)
        #expect(mixed <= 1.1, "\(mixed)")
    }

    @Test(
        "A blurred straight edge matches the reference, although errors add up along it",
        arguments: [1, 3, 6, 12, 24.0]
    )
    func edge(deviation: Double) {
        let half = Path.rect(Rect(x: -200, y: -200, width: 219.5, height: 500))
        let worst = Self.error(
            [.shape(Shape(path: half, paint: .solid(.white)))],
            deviation: deviation
        )
        #expect(worst <= 0.6, "\(worst)")
    }

    @Test("Opacity, clips and blend modes are applied after the blur")
    func after() {
        let disc = Scene.Item.shape(
            Shape(path: .circle(center: Point(x: 20, y: 20), radius: 12), paint: .solid(.white))
        )
        let clip = Group.Clip(path: .rect(Rect(x: 0, y: 0, width: 20, height: 40)))
        let plain = Image.of(width: 40, height: 40, [.group(Group(items: [disc], blur: 4))])
        let image = Image.of(
            width: 40,
            height: 40,
            [.group(Group(items: [disc], opacity: 0.5, clips: [clip], blur: 4))]
        )
        #expect(image[25, 20].alpha == 0)
        #expect(abs(Int(image[10, 20].alpha) * 2 - Int(plain[10, 20].alpha)) <= 1)
        let erased = Image.of(
            width: 40,
            height: 40,
            [
                .shape(
                    Shape(
                        path: .rect(Rect(x: 0, y: 0, width: 40, height: 40)),
                        paint: .solid(.white)
                    )
                ),
                .group(Group(items: [disc], blend: .destinationOut, blur: 4)),
            ]
        )
        #expect(Int(erased[20, 20].alpha) + Int(plain[20, 20].alpha) == 255)
    }

    @Test("A silhouette has one colour and the alpha of its group")
    func silhouette() {
        var random = SplitMix64(seed: 8)
        let items = Self.items(using: &random)
        let color = Color(10, 200, 30, alpha: 0.5)
        let image = Image.of(
            width: 40,
            height: 40,
            [.group(Group(items: items, measure: .silhouette(color)))]
        )
        let plain = Image.of(width: 40, height: 40, items)
        for y in 0..<40 {
            for x in 0..<40 where image[x, y].alpha > 0 {
                #expect(image.rgb(x, y) == [10, 200, 30])
                let alpha = Int(image[x, y].alpha)
                let whole = Int(plain[x, y].alpha)
                #expect(abs(2 * alpha - whole) <= 2)
            }
        }
    }

    @Test("Nested blurs have the same pixels in a reused renderer")
    func repeated() {
        var random = SplitMix64(seed: 12)
        var renderer = Renderer()
        for _ in 0..<10 {
            let inner = Group(items: Self.items(using: &random), blur: random.double(in: 0...4))
            let outer = Group(
                items: [.group(inner)] + Self.items(using: &random),
                blur: random.double(in: 0...9)
            )
            let scene = Scene(width: 40, height: 40, items: [.group(outer)])
            #expect(renderer.render(scene) == Image.of(scene))
        }
    }

    @Test("Drawing ends for absurd deviations")
    func absurd() {
        let disc = Scene.Item.shape(
            Shape(path: .circle(center: Point(x: 20, y: 20), radius: 12), paint: .solid(.white))
        )
        let plain = Image.of(width: 40, height: 40, [disc])
        for blur in [0, -1, -.infinity, .nan, 1e-9, 1e-300] {
            #expect(
                Image.of(width: 40, height: 40, [.group(Group(items: [disc], blur: blur))]) == plain
            )
        }
        let faint = Image.of(width: 40, height: 40, [.group(Group(items: [disc], blur: .infinity))])
        #expect(faint[20, 20].alpha == 0)
    }
}
