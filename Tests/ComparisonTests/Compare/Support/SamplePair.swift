import SeededRandom
import Raster

/// A pair of images made with integers only, so that programs in any language can make the same
/// ones.
struct SamplePair {
    /// The content of the images.
    enum Kind: String, CaseIterable {
        /// Opaque discs with antialiased edges that move, grow or change their colour.
        case disc
        /// Discs like those of `disc`, but translucent.
        case clear
        /// Two images of independent random bytes.
        case noise
        /// An image of random bytes, and a copy that is up to 23 brighter.
        case near
    }

    let expected: Image
    let actual: Image

    init(_ kind: Kind, seed: UInt64) {
        var source = NumberSource(seed: seed)
        let width = 9 + source.next(below: 24)
        let height = 9 + source.next(below: 24)
        switch kind {
        case .disc, .clear:
            (expected, actual) = Self.discs(&source, width, height, isClear: kind == .clear)
        case .noise, .near:
            var (a, b): ([UInt8], [UInt8]) = ([], [])
            for _ in 0..<4 * width * height {
                let value = source.next(below: 256)
                let other = source.next(below: kind == .noise ? 256 : 24)
                a.append(UInt8(value))
                b.append(UInt8(kind == .noise ? other : min(value + other, 255)))
            }
            expected = Image(width: width, height: height, pixels: a)
            actual = Image(width: width, height: height, pixels: b)
        }
    }

    private static func discs(
        _ source: inout NumberSource,
        _ width: Int,
        _ height: Int,
        isClear: Bool
    ) -> (Image, Image) {
        func color() -> [Int] {
            let channels = (0..<3).map { _ in source.next(below: 256) }
            return channels + [isClear ? source.next(below: 256) : 255]
        }
        let (inside, outside) = (color(), color())
        let radius = 20 + source.next(below: 60)
        let (dx, dy) = (source.next(below: 9) - 4, source.next(below: 9) - 4)
        let other = source.next(below: 3) == 0 ? color() : inside
        let growth = source.next(below: 5)
        let disc = Disc(x: 4 * width, y: 4 * height, radius: radius)
        let moved = Disc(x: disc.x + dx, y: disc.y + dy, radius: radius + growth)
        return (
            disc.image(width, height, inside, outside),
            moved.image(width, height, other, outside)
        )
    }

    /// A disc in units of 1/8 pixel.
    struct Disc {
        let x: Int
        let y: Int
        let radius: Int

        /// Draws each pixel by how many of its 4 × 4 sample points are inside the disc.
        func image(_ width: Int, _ height: Int, _ inside: [Int], _ outside: [Int]) -> Image {
            var pixels: [UInt8] = []
            for row in 0..<height {
                for column in 0..<width {
                    let covered = (0..<16).count { place in
                        let dx = 8 * column + 2 * (place % 4) + 1 - x
                        let dy = 8 * row + 2 * (place / 4) + 1 - y
                        return dx * dx + dy * dy <= radius * radius
                    }
                    for (within, around) in zip(inside, outside) {
                        pixels.append(UInt8((around * (16 - covered) + within * covered) >> 4))
                    }
                }
            }
            return Image(width: width, height: height, pixels: pixels)
        }
    }
}

/// Integers from a seeded generator, reduced by the remainder.
struct NumberSource {
    private var generator: SplitMix64

    init(seed: UInt64) { generator = SplitMix64(seed: seed) }

    mutating func next(below limit: UInt64) -> Int { Int(generator.next() % limit) }
}
