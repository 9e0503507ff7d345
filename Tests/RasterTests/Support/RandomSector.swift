import Raster
import SeededRandom

/// A random sector of a ring, of arcs and lines, in an image of random size, to test kernels.
struct RandomSector {
    /// The width of the image in pixels, 1 to 300.
    let width: Int
    /// The height of the image in pixels, 1 to 40.
    let height: Int
    /// The edges of the sector.
    let outline: PixelOutline

    /// The position and size of a sector.
    enum Kind: CaseIterable {
        /// The entire ring is in the image.
        case inside
        /// The ring crosses the borders of the image.
        case around
        /// The ring touches the borders of the image.
        case touching
        /// Radii from 1/1,000 pixel to a few pixels.
        case tiny
        /// Radii of up to 10⁴ pixels.
        case huge
        /// The centre, radii and angles are round numbers.
        case round
    }

    /// Creates a random sector of a kind.
    init(_ kind: Kind, using random: inout SplitMix64) {
        width = Int.random(
            in: 1...([5, 40, 300].randomElement(using: &random) ?? 5),
            using: &random
        )
        height = Int.random(in: 1...40, using: &random)
        let least = Double(min(width, height))
        var center = Point(
            x: random.double(in: 0...Double(width)),
            y: random.double(in: 0...Double(height))
        )
        let outer: Double
        switch kind {
        case .inside, .touching:
            center = Point(x: Double(width) / 2, y: Double(height) / 2)
            outer = kind == .touching ? least / 2 : random.double(in: 0...0.49) * least
        case .around: outer = random.double(in: 0...2) * Double(max(width, height))
        case .tiny: outer = abs(random.double(exponents: -10...1))
        case .huge:
            outer = abs(random.double(exponents: 4...13))
            center.x += outer * (Bool.random(using: &random) ? 1 : -1)
        case .round:
            outer = Double(Int.random(in: 1...12, using: &random)) / 2
            center = Point(x: center.x.rounded(), y: center.y.rounded())
        }
        let step = Double(Int.random(in: 1...8, using: &random)) / 24
        let turn = Double(Int.random(in: 0...7, using: &random)) / 8
        let isRound = kind == .round
        outline = Self.sector(
            CircleGeometry(center: center, radius: outer),
            inner: random.double(in: 0.1...0.95) * outer,
            start: isRound ? turn : random.double(in: 0...1),
            step: isRound ? step : random.double(in: 0.01...0.45),
            count: Int.random(in: 1...5, using: &random),
            isClockwise: Bool.random(using: &random)
        )
    }

    private static func sector(
        _ outer: CircleGeometry,
        inner: Double,
        start: Double,
        step: Double,
        count: Int,
        isClockwise: Bool
    ) -> PixelOutline {
        let step = isClockwise ? step : -step
        var outline = PixelOutline()
        func offset(_ place: Double) -> Vector { Vector(angle: .turns(start + place * step)) }
        outline.add(outer.center + offset(0) * outer.radius)
        let inner = CircleGeometry(center: outer.center, radius: inner)
        for (circle, places) in [(outer, Array(0...count)), (inner, (0...count).reversed())] {
            if circle == inner { outline.add(inner.center + offset(Double(count)) * inner.radius) }
            for (from, to) in zip(places, places.dropFirst()) {
                let ends = (offset(Double(from)) + offset(Double(to))) * 0.5
                let bend = offset(Double(from + to) / 2) - ends
                outline.add(
                    circle.center + offset(Double(to)) * circle.radius,
                    bend: bend * circle.radius,
                    circle: circle
                )
            }
        }
        outline.endPolygon()
        return outline
    }
}
