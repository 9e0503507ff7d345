import Raster
import SeededRandom

extension Scene {
    /// Returns random items in an image of random size up to 70 × 50 pixels.
    static func random(using random: inout SplitMix64) -> Scene {
        func color() -> Color { .random(using: &random, isOpaque: false) }
        func path() -> Path {
            .random(steps: 5, within: 30, using: &random)
                .transformed(by: .translation(dx: 20, dy: 20))
        }
        func paint() -> Paint {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: .solid(color())
            case 1:
                .linear(
                    Gradient(colors: [color(), color()]),
                    start: .zero,
                    end: Point(x: 30, y: 9)
                )
            default:
                .conic(
                    Gradient(colors: [color(), color(), color()]),
                    center: Point(x: 15, y: 15),
                    start: .zero,
                    end: .turns(1)
                )
            }
        }
        func items(_ depth: Int) -> [Scene.Item] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                if depth < 3, Int.random(in: 0..<3, using: &random) == 0 {
                    return .group(
                        Group(
                            items: items(depth + 1),
                            opacity: random.double(in: 0...1),
                            blend: BlendMode.allCases.randomElement(using: &random) ?? .clear,
                            clips: Bool.random(using: &random) ? [.init(path: path())] : []
                        )
                    )
                }
                let style: Shape.Style =
                    Bool.random(using: &random)
                    ? .fill(.nonZero) : .stroke(StrokeStyle(width: random.double(in: 0.5...9)))
                return .shape(
                    Shape(
                        path: path(),
                        style: style,
                        paint: paint(),
                        blend: BlendMode.allCases.randomElement(using: &random) ?? .clear
                    )
                )
            }
        }
        return Scene(
            width: Int.random(in: 0...70, using: &random),
            height: Int.random(in: 0...50, using: &random),
            items: items(0)
        )
    }
}
