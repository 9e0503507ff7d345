import Foundation
import Raster
import SeededRandom
import Testing

/// A cancelled drawing stops soon, so that it does not keep a thread busy.
@Suite struct CancellationTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let shapes: [Shape]
        var testDescription: String { name }
    }

    static let side = 2_000
    /// The minimum number of polls: the cases take up to two seconds each, so that there is a poll
    /// every millisecond.
    private static let minimumPolls = 3_000

    private static func stroke(_ path: Path, _ style: StrokeStyle, count: Int = 1) -> [Shape] {
        (0..<count).map { number in
            Shape(
                path: path,
                style: .stroke(style),
                paint: .solid(.black),
                transform: .translation(dx: Double(number) / 7, dy: Double(number) / 3)
            )
        }
    }

    /// Returns a path of random lines or curves.
    private static func scribble(_ count: Int, isCurved: Bool = false) -> Path {
        var random = SplitMix64(seed: 3)
        func point() -> Point {
            Point(
                x: .random(in: 0...Double(side), using: &random),
                y: .random(in: 0...Double(side), using: &random)
            )
        }
        var path = Path()
        path.move(to: point())
        for _ in 0..<count {
            if isCurved {
                path.cubic(to: point(), control1: point(), control2: point())
            } else {
                path.line(to: point())
            }
        }
        return path
    }

    static let cases = [
        Case(
            name: "a path of 6,000 lines",
            shapes: [Shape(path: scribble(6_000), style: .fill(.evenOdd), paint: .solid(.black))]
        ),
        Case(
            name: "a path of 4,000 curves",
            shapes: [
                Shape(
                    path: scribble(4_000, isCurved: true),
                    style: .fill(.evenOdd),
                    paint: .solid(.black)
                )
            ]
        ),
        Case(
            name: "a pen along 4,000 curves",
            shapes: stroke(
                scribble(4_000, isCurved: true),
                StrokeStyle(width: 30, cap: .round, join: .round)
            )
        ),
        Case(
            name: "10,000 dashes",
            shapes: stroke(
                scribble(3_000, isCurved: true),
                StrokeStyle(width: 30, cap: .round, dash: [300, 400])
            )
        ),
        Case(
            name: "40 dashed strokes",
            shapes: stroke(
                scribble(10, isCurved: true),
                StrokeStyle(width: 30, cap: .round, dash: [1, 3]),
                count: 40
            )
        ),
    ]

    /// Returns the number of polls while a scene is drawn.
    private static func questions(_ scene: Scene) -> Int {
        var renderer = Renderer()
        var count = 0
        _ = renderer.render(scene) {
            count += 1
            return false
        }
        return count
    }

    @Test(arguments: cases)
    func `drawing asks often whether to stop, and stops at once`(_ subject: Case) {
        let items = subject.shapes.map { Scene.Item.shape($0) }
        let scene = Scene(width: Self.side, height: Self.side, items: items)
        let most = Self.questions(scene)
        #expect(most >= Self.minimumPolls, "\(most) questions")
        for limit in [1, most / 3] {
            // A reused renderer would poll less, because it reuses parts of earlier images.
            var renderer = Renderer()
            var count = 0
            let image = renderer.render(scene) {
                count += 1
                return count >= limit
            }
            #expect(image == nil, "drawn in spite of an answer at \(limit)")
            #expect(count <= limit + 1, "\(count) questions after an answer at \(limit)")
        }
    }

    @Test("An incomplete stroke of a cancelled drawing is not reused for the next image")
    func nextPicture() {
        let style = StrokeStyle(width: 30, cap: .round, dash: [300, 400])
        let shapes = Self.stroke(Self.scribble(600, isCurved: true), style)
        let items = shapes.map { Scene.Item.shape($0) }
        let scene = Scene(width: 60, height: 60, items: items)
        let whole = Image.of(scene)
        var renderer = Renderer()
        for patience in 0...4 {
            var questions = 0
            let image = renderer.render(scene) {
                questions += 1
                return questions > 1 << patience
            }
            #expect(image == nil)
        }
        #expect(renderer.render(scene) == whole)
    }
}
