import Raster

/// Random images with shapes, strokes, paints and blend modes from a seeded generator.
///
/// The generator and its ranges are implemented here, because those of the standard library may
/// change.
enum RandomPictures {
    /// The images, by seed.
    static let all: [CatalogueImage] = (0..<100).map { seed in
        let digits = String(seed)
        let number = String(repeating: "0", count: 2 - digits.count) + digits
        return CatalogueImage("random/\(number)", side: side) {
            var random = SplitMix64(state: UInt64(seed))
            return (0..<6).map { _ in item(&random, depth: 0) }
        }
    }

    private static let side = 56

    private static func item(_ random: inout SplitMix64, depth: Int) -> Scene.Item {
        if depth < 2, random.below(5) == 0 {
            let items = (0..<3).map { _ in item(&random, depth: depth + 1) }
            let clips = (0..<random.below(2)).map { _ in
                Group.Clip(path: path(&random), rule: random.below(2) == 0 ? .nonZero : .evenOdd)
            }
            return .group(
                Group(items: items, opacity: random.unit(), blend: blend(&random), clips: clips)
            )
        }
        return .shape(
            Shape(
                path: path(&random),
                style: style(&random),
                paint: paint(&random),
                transform: transform(&random),
                opacity: 0.3 + random.unit() * 0.7,
                blend: blend(&random)
            )
        )
    }

    private static func point(_ random: inout SplitMix64) -> Point {
        let reach = Double(side) * 1.2
        // Some points are on the pixel grid, where edges meet rows and each other.
        let (x, y) = (random.unit() * reach - 6, random.unit() * reach - 6)
        return random.below(4) == 0 ? Point(x: x.rounded(), y: y.rounded()) : Point(x: x, y: y)
    }

    private static func path(_ random: inout SplitMix64) -> Path {
        switch random.below(5) {
        case 0:
            return .circle(center: point(&random), radius: random.unit() * 30)
        case 1:
            let center = point(&random)
            let size = Size(width: random.unit() * 50, height: random.unit() * 50)
            let corners: Path.Corners = random.below(2) == 0 ? .circular : .continuous
            let rect = Rect(center: center, size: size)
            return .roundedRect(rect, cornerRadius: random.unit() * 20, corners: corners)
        case 2:
            let center = point(&random)
            return .arc(
                center: center,
                radius: random.unit() * 28,
                start: .turns(random.unit()),
                sweep: .turns(random.unit() * 2 - 1)
            )
        case 3:
            let corners = 3 + random.below(7)
            return .polygon((0..<corners).map { _ in point(&random) })
        default:
            var path = Path()
            path.move(to: point(&random))
            for _ in 0..<3 {
                let (first, second) = (point(&random), point(&random))
                path.cubic(to: point(&random), control1: first, control2: second)
            }
            if random.below(2) == 0 { path.close() }
            return path.trimmed(from: random.unit() * 0.3, to: 0.6 + random.unit() * 0.4)
        }
    }

    private static func style(_ random: inout SplitMix64) -> Shape.Style {
        guard random.below(2) == 0 else {
            return .fill(random.below(2) == 0 ? .nonZero : .evenOdd)
        }
        let caps = StrokeStyle.Cap.allCases
        let joins = StrokeStyle.Join.allCases
        return .stroke(
            StrokeStyle(
                width: 0.2 + random.unit() * 9,
                cap: caps[random.below(caps.count)],
                join: joins[random.below(joins.count)],
                miterLimit: 1 + random.unit() * 9,
                dash: (0..<random.below(4)).map { _ in 0.5 + random.unit() * 9 },
                dashPhase: random.unit() * 30 - 15
            )
        )
    }

    private static func transform(_ random: inout SplitMix64) -> Transform {
        let turn = Transform.rotation(.turns(random.unit()), about: Point(x: 28, y: 28))
        switch random.below(3) {
        case 0: return .identity
        case 1: return turn
        default:
            let (x, y) = (0.5 + random.unit(), 0.5 + random.unit())
            return turn.then(.scale(x: x, y: y))
        }
    }

    private static func color(_ random: inout SplitMix64) -> Color {
        let (red, green, blue) = (random.unit(), random.unit(), random.unit())
        let alpha = random.below(2) == 0 ? 1 : random.unit()
        return Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func paint(_ random: inout SplitMix64) -> Paint {
        let count = 2 + random.below(4)
        let gradient = Gradient(
            colors: (0..<count).map { _ in color(&random) },
            interpolation: random.below(2) == 0 ? .oklab : .srgb
        )
        let (first, second) = (point(&random), point(&random))
        let (from, to) = (random.unit(), random.unit())
        switch random.below(5) {
        case 0: return .linear(gradient, start: first, end: second)
        case 1:
            return .radial(gradient, center: first, startRadius: from * 20, endRadius: to * 40)
        case 2: return .conic(gradient, center: first, start: .turns(from), end: .turns(to * 2))
        default: return .solid(color(&random))
        }
    }

    private static func blend(_ random: inout SplitMix64) -> BlendMode {
        // The modes that existed when the list was recorded, so that these images do not change.
        let modes = BlendMode.allCases.prefix(15)
        return random.below(3) == 0 ? modes[random.below(modes.count)] : .sourceOver
    }
}
