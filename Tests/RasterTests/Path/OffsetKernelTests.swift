import Raster
import SeededRandom
import Testing

/// The kernels for offset curves give the same bits as the Swift code without kernels.
@Suite struct OffsetKernelTests {
    private static func bits(_ outline: PixelOutline) -> [UInt64] {
        var bits: [UInt64] = []
        for point in outline.points { bits += [point.x.bitPattern, point.y.bitPattern] }
        for end in outline.ends { bits.append(UInt64(end)) }
        for arc in outline.arcs {
            bits += [UInt64(arc.corner), arc.bend.dx.bitPattern, arc.bend.dy.bitPattern]
        }
        return bits
    }

    /// Returns the outline of a stroke, with kernels or without.
    private static func outline(
        _ path: Path,
        _ style: StrokeStyle,
        scale: Double,
        keepsArcs: Bool,
        usesKernels: Bool
    ) -> PixelOutline {
        var outline = PixelOutline()
        var stroking = Stroking(usesKernels: usesKernels)
        stroking.stroke(path, style, scale: scale, keepsArcs: keepsArcs, into: &outline)
        return outline
    }

    private static func expectSame(_ path: Path, _ style: StrokeStyle, scale: Double) {
        for keepsArcs in [false, true] {
            func outline(usesKernels: Bool) -> PixelOutline {
                Self.outline(
                    path,
                    style,
                    scale: scale,
                    keepsArcs: keepsArcs,
                    usesKernels: usesKernels
                )
            }
            #expect(
                bits(outline(usesKernels: true)) == bits(outline(usesKernels: false)),
                "\(path) \(style) at \(scale)"
            )
        }
    }

    @Test func `random strokes have the same outline with and without kernels`() {
        var random = SplitMix64(seed: 5)
        func point() -> Point {
            Point(x: random.double(in: 0...18), y: random.double(in: 0...18))
        }
        for i in 0..<400 {
            var path = Path.arc(
                center: point(),
                radius: random.double(in: 1...9),
                start: .turns(random.double(in: 0...1)),
                sweep: .turns(random.double(in: -1...1))
            )
            if i % 4 == 0 { path.line(to: point()) }
            if i % 2 == 0 { path.cubic(to: point(), control1: point(), control2: point()) }
            if i % 3 == 0 { path.close() }
            var style = StrokeStyle.random(using: &random)
            if i % 5 == 0 { style.dash = [random.double(in: 0.5...6), 2] }
            Self.expectSame(path, style, scale: random.double(in: 0.2...20))
        }
    }

    @Test func `curves of all sizes have the same outline with and without kernels`() {
        var random = SplitMix64(seed: 6)
        for size in [0, 1e-300, 1e-6, 1, 1e4, 1e7, 1e160, 1e300] {
            for _ in 0..<60 {
                func point() -> Point {
                    // Coinciding points need other directions.
                    let snapped = Bool.random(using: &random)
                    let x = random.double(in: -4...4)
                    let y = random.double(in: -4...4)
                    return Point(
                        x: (snapped ? x.rounded() : x) * size,
                        y: (snapped ? y.rounded() : y) * size
                    )
                }
                var path = Path()
                path.move(to: point())
                path.cubic(to: point(), control1: point(), control2: point())
                let style = StrokeStyle(width: random.double(in: 0.1...4), cap: .round)
                // 2¹⁶ steps are enough for all curves, but very many.
                let scale = size > 1 ? 1 / size : 1
                Self.expectSame(path, style, scale: scale)
            }
        }
    }

    @Test func `an outline transformed by the kernel has the transformed corners`() {
        var random = SplitMix64(seed: 7)
        var transformed = PixelOutline()
        for count in [3, 40, 4, 5, 0, 7, 128, 3] {
            var outline = PixelOutline()
            for _ in 0..<count {
                outline.add(
                    Point(x: random.double(in: -9...9), y: random.double(in: -9...9))
                )
            }
            outline.endPolygon()
            let transform = Transform(
                a: random.double(in: -2...2),
                b: random.double(in: -2...2),
                c: random.double(in: -2...2),
                d: random.double(in: -2...2),
                tx: random.double(in: -9...9),
                ty: random.double(in: -9...9)
            )
            transformed.replace(with: outline, through: transform, scale: 1)
            #expect(Array(transformed.points) == outline.points.map(transform.apply(to:)))
            #expect(transformed.ends == outline.ends)
        }
    }

    @Test func `a corner beyond the limit is found at any index`() {
        let near = Point(x: Path.coordinateLimit, y: -Path.coordinateLimit)
        let far = [
            Point(x: Path.coordinateLimit.nextUp, y: 0), Point(x: 0, y: -1e300),
            Point(x: .nan, y: 0), Point(x: 0, y: -.infinity),
        ]
        for count in 1...11 {
            for place in 0..<count {
                for corner in far {
                    var outline = PixelOutline()
                    for _ in 0..<place { outline.add(near) }
                    #expect(outline.isDrawable)
                    outline.add(corner)
                    for _ in place + 1..<max(count, place + 1) { outline.add(near) }
                    #expect(!outline.isDrawable)
                }
            }
        }
    }
}
