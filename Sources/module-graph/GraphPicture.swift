import Indicators
import Raster

/// The graph as a picture: what depends on nothing lies at the bottom, and arrows lead down.
struct GraphPicture {
    private struct Box {
        var name: String
        var detail: String
        var frame: Rect
    }

    private static let (boxWidth, boxHeight, columnGap, rowGap) = (132.0, 40.0, 22.0, 52.0)
    private static let margin = 24.0

    private let boxes: [Box]
    private let arrows: [(from: String, to: String)]
    private let size: Size

    /// The picture of a graph.
    init(_ graph: ModuleGraph) {
        arrows = graph.essentialArrows
        let heights = graph.modules.map { graph.height(of: $0.name) }
        let rows = (heights.max() ?? 0) + 1
        var layers = [[ModuleGraph.Module]](repeating: [], count: rows)
        for (module, height) in zip(graph.modules, heights) { layers[height].append(module) }
        Self.order(&layers, in: graph)
        let widest = Double(layers.map(\.count).max() ?? 1)
        let width = widest * Self.boxWidth + (widest - 1) * Self.columnGap
        size = Size(
            width: width + 2 * Self.margin,
            height: Double(rows) * (Self.boxHeight + Self.rowGap) - Self.rowGap + 2 * Self.margin
        )
        boxes = layers.enumerated().flatMap { height, layer in
            let taken = Double(layer.count) * (Self.boxWidth + Self.columnGap) - Self.columnGap
            let left = Self.margin + (width - taken) / 2
            let top = Self.margin + Double(rows - 1 - height) * (Self.boxHeight + Self.rowGap)
            return layer.enumerated().map { column, module in
                Box(
                    name: module.name,
                    detail: Self.counts(of: module),
                    frame: Rect(
                        x: left + Double(column) * (Self.boxWidth + Self.columnGap),
                        y: top,
                        width: Self.boxWidth,
                        height: Self.boxHeight
                    )
                )
            }
        }
    }

    private static func counts(of module: ModuleGraph.Module) -> String {
        let files = module.files == 1 ? "file" : "files"
        let lines = module.lines == 1 ? "line" : "lines"
        return "\(module.files) \(files), \(module.lines) \(lines)"
    }

    /// Puts the modules of each layer over those that they lead to, a few times over.
    private static func order(_ layers: inout [[ModuleGraph.Module]], in graph: ModuleGraph) {
        var places: [String: Double] = [:]
        for _ in 0..<4 {
            for index in layers.indices {
                let weights = layers[index].map { module -> (ModuleGraph.Module, Double) in
                    let below = graph.essentialArrows.filter { $0.from == module.name }
                        .compactMap { places[$0.to] }
                    let mean = below.isEmpty ? 0 : below.reduce(0, +) / Double(below.count)
                    return (module, mean)
                }
                layers[index] = weights.sorted { $0.1 < $1.1 }.map(\.0)
                let middle = Double(layers[index].count - 1) / 2
                for (place, module) in layers[index].enumerated() {
                    places[module.name] = Double(place) - middle
                }
            }
        }
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
        let frames = Dictionary(uniqueKeysWithValues: boxes.map { ($0.name, $0.frame) })
        for (from, to) in arrows {
            guard let start = frames[from], let end = frames[to] else { continue }
            Self.drawArrow(from: start, to: end, onto: &scene, transform)
        }
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

    private static func drawArrow(
        from start: Rect,
        to end: Rect,
        onto scene: inout Scene,
        _ transform: Transform
    ) {
        let tail = Point(x: start.center.x, y: start.maxY)
        let head = Point(x: end.center.x, y: end.minY)
        let bend = Vector(dx: 0, dy: (head.y - tail.y) / 2)
        var line = Path()
        line.move(to: tail)
        line.cubic(to: head, control1: tail + bend, control2: head - bend)
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
