import Raster
import SeededRandom

/// A sector of a ring, of arcs and lines, in a picture of a size of its own, to try kernels with.
struct RandomSector {
    /// The picture's width in pixels, 1 to 300.
    let width: Int
    /// The picture's height in pixels, 1 to 40.
    let height: Int
    /// The sector's edges.
    let outline: PixelOutline

    /// Where a sector lies.
    enum Kind: CaseIterable {
        /// All of the ring lies in the picture.
        case inside
        /// The ring crosses the picture's sides.
        case around
        /// The ring touches them.
        case touching
        /// Of a thousandth of a pixel to some.
        case tiny
        /// Of up to 10⁴ pixels.
        case huge
        /// The centre, the radii and the angles are round numbers.
        case round
    }

    /// A sector of a kind.
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
