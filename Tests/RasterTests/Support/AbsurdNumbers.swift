import SeededRandom
import Raster

/// Random numbers, some of them absurd, as in broken input.
struct AbsurdNumbers {
    var random: SplitMix64
    /// The percentage of absurd numbers.
    var percentage = 10

    private static let absurd: [Double] = [
        .nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, 1e300, -1e300, 1e150, -1e40, 1e18, -1e10, 1e7, -1e7, 1.0001e7,
        .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0x1p-1030, 1e-300, -1e-40, 0, -0.0, 1e-9,
        0x1p-13, 2_147_483_648,
        -4_294_967_297,
    ]

    mutating func number(_ range: ClosedRange<Double> = -10...42) -> Double {
        guard int(0..<100) < percentage else { return random.double(in: range) }
        return Self.absurd.randomElement(using: &random) ?? 0
    }

    mutating func int(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func one<T>(of all: [T], or other: T) -> T {
        all.randomElement(using: &random) ?? other
    }

    mutating func point() -> Point { Point(x: number(), y: number()) }

    mutating func color() -> Color {
        Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0...1))
    }

    mutating func transform() -> Transform {
        switch int(0..<5) {
        case 0: .identity
        case 1: .rotation(.radians(number()), about: point())
        case 2: .scale(x: number(-2...2), y: number(-2...2))
        default:
            Transform(
                a: number(-2...2),
                b: number(-2...2),
                c: number(-2...2),
                d: number(-2...2),
                tx: number(),
                ty: number()
            )
        }
    }

    mutating func path() -> Path {
        switch int(0..<8) {
        case 0: return Path()
        case 1: return .circle(center: point(), radius: number())
        case 2: return .rect(rect())
        case 3: return .roundedRect(rect(), cornerRadius: number())
        case 4:
            return .arc(
                center: point(),
                radius: number(),
                start: .radians(number()),
                sweep: .radians(number())
            )
        case 5:
            return .circle(center: point(), radius: number()).trimmed(
                from: number(0...1),
                to: number(0...1)
            )
        default: return steps(int(1..<9))
        }
    }

    /// Dashed paths have ordinary sizes, because drawing tens of thousands of dashes takes long.
    private mutating func path(for style: Shape.Style) -> Path {
        guard case .stroke(let style) = style, !style.dash.isEmpty else { return path() }
        let previous = percentage
        percentage = 0
        defer { percentage = previous }
        return path()
    }

    private mutating func steps(_ count: Int) -> Path {
        var path = Path()
        for _ in 0..<count {
            switch int(0..<5) {
            case 0: path.move(to: point())
            case 1: path.line(to: point())
            case 2: path.quad(to: point(), control: point())
            case 3: path.cubic(to: point(), control1: point(), control2: point())
            default: path.close()
            }
        }
        return path
    }

    mutating func rect() -> Rect {
        Rect(x: number(), y: number(), width: number(), height: number())
    }

    mutating func style() -> Shape.Style {
        guard int(0..<3) > 0 else { return .fill(one(of: FillRule.allCases, or: .nonZero)) }
        return .stroke(
            StrokeStyle(
                width: penWidth(),
                cap: one(of: StrokeStyle.Cap.allCases, or: .butt),
                join: one(of: StrokeStyle.Join.allCases, or: .miter),
                miterLimit: number(0...20),
                dash: (0..<int(0..<4)).map { _ in number(0...9) },
                dashPhase: number()
            )
        )
    }

    /// Returns a line width of up to a hundred pixels, or too large to be drawn. Widths between
    /// them are drawn, but take long on tight curves.
    private mutating func penWidth() -> Double {
        let width = number(0...12)
        return (100...4 * Path.coordinateLimit).contains(width) ? 100 : width
    }

    mutating func gradient() -> Gradient {
        Gradient(
            stops: (0..<int(0..<6)).map { _ in .init(color: color(), location: number(0...1)) },
            interpolation: one(of: Gradient.Interpolation.allCases, or: .oklab)
        )
    }

    mutating func paint() -> Paint {
        switch int(0..<6) {
        case 0: return .linear(gradient(), start: point(), end: point())
        case 1:
            return .radial(
                gradient(),
                center: point(),
                startRadius: number(),
                endRadius: number()
            )
        case 2:
            return .conic(
                gradient(),
                center: point(),
                start: .radians(number()),
                end: .radians(number())
            )
        case 3:
            let (width, height) = (int(0..<4), int(0..<4))
            let pixels = (0..<4 * width * height).map { _ in UInt8(truncatingIfNeeded: int(0..<256))
            }
            return .image(Image(width: width, height: height, pixels: pixels), rect: rect())
        default: return .solid(color())
        }
    }

    mutating func items(depth: Int = 0) -> [Scene.Item] {
        (0..<int(0..<4)).map { _ in
            let blend = one(of: BlendMode.allCases, or: .sourceOver)
            guard depth < 3, int(0..<4) == 0 else {
                let style = style()
                return .shape(
                    Shape(
                        path: path(for: style),
                        style: style,
                        paint: paint(),
                        transform: transform(),
                        opacity: number(0...1),
                        blend: blend
                    )
                )
            }
            let clips = (0..<int(0..<3)).map { _ in
                Group.Clip(
                    path: path(),
                    rule: one(of: FillRule.allCases, or: .nonZero),
                    transform: transform()
                )
            }
            return .group(
                Group(
                    items: items(depth: depth + 1),
                    opacity: number(0...1),
                    blend: blend,
                    clips: clips
                )
            )
        }
    }
}
