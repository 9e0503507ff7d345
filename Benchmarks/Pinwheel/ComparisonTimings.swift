import Comparison
import Raster

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The timing of comparisons of image pairs in memory, alternating with memcmp of the same number
/// of bytes.
struct ComparisonTimings {
    /// The duration for each pair, in seconds.
    let seconds: Double

    /// A pair of images, its name in the results, and the expected number of differing pixels.
    private struct Pair {
        let name: String
        let expected: Image
        let actual: Image
        let counts: ClosedRange<Int>
    }

    /// Checks the number of differences in each pair, then times all methods.
    func run() throws(BenchError) {
        for pair in pairs {
            for (name, method) in Self.methods {
                let comparison = ImageComparison(method: method)
                let count = comparison.difference(pair.expected, pair.actual).count
                guard pair.counts.contains(count) else {
                    throw .images("\(name) finds \(count) differing pixels in \(pair.name)")
                }
            }
            time(pair)
        }
    }

    private static let methods: [(String, ComparisonMethod)] = [
        ("exact", .exact()), ("pixelmatch", .pixelmatch()),
        ("pixelmatch-oklab", .pixelmatchOklab()), ("perceptual", .perceptual()),
    ]

    private var pairs: [Pair] {
        [
            Pair(
                name: "4K-same",
                expected: Self.arc(3840, 2160, radius: 400, turn: 0),
                actual: Self.arc(3840, 2160, radius: 400, turn: 0),
                counts: 0...0
            ),
            Pair(
                name: "1170x360-6deg",
                expected: Self.arc(1170, 360, radius: 44, turn: 0),
                actual: Self.arc(1170, 360, radius: 44, turn: 6),
                counts: 30...300
            ),
            Pair(
                name: "438x412-half-turn",
                expected: Self.arc(438, 412, radius: 120, turn: 0),
                actual: Self.arc(438, 412, radius: 120, turn: 180),
                counts: 4000...10_000
            ),
        ]
    }

    /// Draws 280° of a ring on white. Its width is a fifth of its radius.
    private static func arc(_ width: Int, _ height: Int, radius: Double, turn: Double) -> Image {
        let size = (x: Double(width), y: Double(height))
        let background = Shape(
            path: .rect(Rect(x: 0, y: 0, width: size.x, height: size.y)),
            paint: .solid(.white)
        )
        let ring = Shape(
            path: .arc(
                center: Point(x: size.x / 2, y: size.y / 2),
                radius: radius,
                start: .degrees(turn),
                sweep: .degrees(280)
            ),
            style: .stroke(StrokeStyle(width: radius / 5, cap: .round)),
            paint: .solid(Color(red8: 50, green8: 173, blue8: 230))
        )
        var renderer = Renderer()
        let items: [Scene.Item] = [.shape(background), .shape(ring)]
        return renderer.render(Scene(width: width, height: height, items: items))
    }

    private func time(_ pair: Pair) {
        // memcmp reads all bytes only if they are equal.
        let copy = Self.copy(of: pair.expected)
        let end = Clock.microseconds + seconds * 1e6
        var rounds = 0
        while rounds < 5 || Clock.microseconds < end {
            var start = Clock.microseconds
            let isEqual = Self.isEqual(pair.expected, copy)
            Report.line("\(pair.name)-memory", Clock.microseconds - start)
            for (name, method) in Self.methods where isEqual {
                start = Clock.microseconds
                _ = ImageComparison(method: method).difference(pair.expected, pair.actual)
                Report.line("\(pair.name)-\(name)", Clock.microseconds - start)
            }
            rounds += 1
        }
    }

    private static func copy(of image: Image) -> Image {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(image.pixels.count)
        pixels += image.pixels
        return Image(width: image.width, height: image.height, pixels: pixels)
    }

    @inline(never)
    private static func isEqual(_ a: Image, _ b: Image) -> Bool {
        unsafe a.pixels.withUnsafeBytes { first in
            unsafe b.pixels.withUnsafeBytes { second in
                guard let p = first.baseAddress, let q = second.baseAddress else {
                    return true
                }
                return unsafe memcmp(p, q, first.count) == 0
            }
        }
    }
}
