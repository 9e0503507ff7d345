import Indicators
import Raster

/// A drawing of the groups as boxes, with the first at the bottom and the modules inside. Arrows
/// lead to dependencies: between modules of one group, and from each group to the one below.
package struct GraphPicture {
    package struct Box {
        package var name: String
        /// The numbers of files and lines, as text.
        var detail: String
        /// The position in the drawing.
        package var frame: Rect
    }

    /// A group of modules.
    package struct Band {
        package var name: String
        /// The position in the drawing.
        package var frame: Rect
    }

    /// The modules.
    package private(set) var boxes: [Box] = []
    /// The groups.
    package private(set) var bands: [Band] = []
    /// The points of each arrow.
    package private(set) var arrows: [[Point]] = []
    /// The size, in points.
    package let size: Size

    /// The margin around the groups, the gap between them, and the height of their titles, in
    /// points.
    private static let (margin, gap, title) = (16.0, 34.0, 22.0)

    /// Computes the drawing of a graph.
    package init(_ graph: ModuleGraph) {
        let groups = graph.groups.map { name in (name: name, graph: graph.group(name)) }
        let layouts = groups.map { GraphLayout($0.graph) }
        let width = layouts.map(\.size.width).max() ?? 0
        let heights = layouts.map { $0.size.height + Self.title }
        size = Size(
            width: width + 2 * Self.margin,
            height: heights.reduce(0, +) + Double(max(groups.count - 1, 0)) * Self.gap
                + 2 * Self.margin
        )
        var bottom = size.height - Self.margin
        for (index, group) in groups.enumerated() {
            let top = bottom - heights[index]
            let frame = Rect(
                origin: Point(x: Self.margin, y: top),
                size: Size(width: width, height: heights[index])
            )
            add(group.graph, layouts[index], named: group.name, in: frame)
            if index > 0 {
                let middle = size.width / 2
                arrows.append([Point(x: middle, y: bottom), Point(x: middle, y: bottom + Self.gap)])
            }
            bottom = top - Self.gap
        }
    }

    private mutating func add(
        _ graph: ModuleGraph,
        _ layout: GraphLayout,
        named name: String,
        in frame: Rect
    ) {
        bands.append(Band(name: name, frame: frame))
        let shift = Vector(
            dx: frame.center.x - layout.size.width / 2,
            dy: frame.minY + Self.title
        )
        for module in graph.modules {
            guard let place = layout.frames[module.name] else { continue }
            let frame = Rect(center: place.center + shift, size: GraphLayout.box)
            boxes.append(Box(name: module.name, detail: Self.counts(of: module), frame: frame))
        }
        arrows += layout.arrows.map { $0.map { $0 + shift } }
    }

    private static func counts(of module: ModuleGraph.Module) -> String {
        let files = module.files == 1 ? "file" : "files"
        let lines = module.lines == 1 ? "line" : "lines"
        return "\(module.files) \(files), \(module.lines) \(lines)"
    }

    /// Returns the scene. `scale` is in pixels per point.
    func scene(scale: Double) -> Scene {
        var scene = Scene(
            width: Int((size.width * scale).rounded(.up)),
            height: Int((size.height * scale).rounded(.up))
        )
        let transform = Transform.scale(scale)
        let sheet = Path.rect(Rect(origin: .zero, size: size))
        scene.fill(sheet, with: Self.white, transform: transform)
        for band in bands { Self.draw(band, onto: &scene, transform) }
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
    private static let ground = Paint.solid(Color(red8: 247, green8: 247, blue8: 245))
    private static let text = Paint.solid(Color(red8: 20, green8: 30, blue8: 50))

    private static func draw(_ band: Band, onto scene: inout Scene, _ transform: Transform) {
        let path = Path.roundedRect(band.frame, cornerRadius: 12, corners: .continuous)
        scene.fill(path, with: ground, transform: transform)
        scene.stroke(path, StrokeStyle(width: 1), with: gray, transform: transform)
        write(band.name, size: 15, y: band.frame.minY + 22, in: band.frame, onto: &scene, transform)
    }

    /// Draws a curve through the points with vertical tangents, and an arrowhead.
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
