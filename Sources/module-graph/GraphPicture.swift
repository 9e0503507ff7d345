import Indicators
import Raster

/// The graph as a picture: what depends on nothing lies at the bottom, and arrows lead down.
struct GraphPicture {
    private struct Box {
        var name: String
        var detail: String
        var frame: Rect
    }

    private let boxes: [Box]
    private let arrows: [[Point]]
    private let size: Size

    /// The picture of a graph.
    init(_ graph: ModuleGraph) {
        let layout = GraphLayout(graph)
        arrows = layout.arrows
        size = layout.size
        boxes = graph.modules.compactMap { module in
            layout.frames[module.name].map { frame in
                Box(name: module.name, detail: Self.counts(of: module), frame: frame)
            }
        }
    }

    private static func counts(of module: ModuleGraph.Module) -> String {
        let files = module.files == 1 ? "file" : "files"
        let lines = module.lines == 1 ? "line" : "lines"
        return "\(module.files) \(files), \(module.lines) \(lines)"
    }

    /// The picture at so many pixels a point.
    func scene(scale: Double) -> Scene {
        var scene = Scene(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up))
        )
        let transform = Transform.scale(scale)
        let sheet = Path.rect(Rect(origin: .zero, size: size))
        scene.fill(sheet, with: Self.white, transform: transform)
        for arrow in arrows { Self.draw(arrow: arrow, onto: &scene, transform) }
        for box in boxes { Self.draw(box, onto: &scene, transform) }
        return scene
    }

    private static let white = Paint.solid(Color(red8: 255, green8: 255, blue8: 255))
    private static let gray = Paint.solid(Color(red8: 120, green8: 130, blue8: 150))
    private static let (inside, edge) = (
        Paint.solid(Color(red8: 236, green8: 242, blue8: 255)),
        Paint.solid(Color(red8: 60, green8: 90, blue8: 160))
    )
    private static let text = Paint.solid(Color(red8: 20, green8: 30, blue8: 50))

    /// A line through the points, which leaves each of them downwards.
    private static func draw(
        arrow points: [Point],
        onto scene: inout Scene,
        _ transform: Transform
    ) {
        guard let head = points.last else { return }
        var line = Path()
        line.move(to: points[0])
        for (tail, head) in zip(points, points.dropFirst()) {
            let bend = Vector(dx: 0, dy: (head.y - tail.y) / 2)
            line.cubic(to: head, control1: tail + bend, control2: head - bend)
        }
        let sides = [Vector(dx: -3.5, dy: -8), Vector(dx: 3.5, dy: -8)].map { head + $0 }
        scene.stroke(line, StrokeStyle(width: 1.25), with: gray, transform: transform)
        scene.fill(.polygon([head] + sides, isClosed: true), with: gray, transform: transform)
    }

    private static func draw(_ box: Box, onto scene: inout Scene, _ transform: Transform) {
        let path = Path.roundedRect(box.frame, cornerRadius: 8, corners: .continuous)
        scene.fill(path, with: inside, transform: transform)
        scene.stroke(path, StrokeStyle(width: 1), with: edge, transform: transform)
        write(box.name, size: 13, y: box.frame.minY + 18, in: box.frame, onto: &scene, transform)
        write(box.detail, size: 8.5, y: box.frame.minY + 32, in: box.frame, onto: &scene, transform)
    }

    private static func write(
        _ words: String,
        size: Double,
        y: Double,
        in frame: Rect,
        onto scene: inout Scene,
        _ transform: Transform
    ) {
        let font = StrokeFont.builtIn
        let start = frame.center.x - font.width(of: words, size: size) / 2
        var pen = StrokeStyle(width: font.penWidth(ofSize: size))
        pen.cap = .round
        pen.join = .round
        let path = font.path(for: words, size: size, at: Point(x: start, y: y))
        scene.stroke(path, pen, with: text, transform: transform)
    }
}
