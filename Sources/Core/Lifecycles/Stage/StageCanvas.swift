import Indicators
import Raster

/// A recorder of the items that a stage draws, back to front.
///
/// Coordinates are points from the top left corner.
package struct StageCanvas {
    /// The size in points.
    let size: Size
    /// The scale, appearance and palette.
    let environment: Environment
    /// The transform from points to pixels.
    let transform: Transform
    /// The recorded items.
    private(set) var items: [Scene.Item] = []

    /// Creates an empty canvas.
    init(size: Size, environment: Environment, transform: Transform) {
        self.size = size
        self.environment = environment
        self.transform = transform
    }

    /// Whether the appearance is dark.
    var isDark: Bool { environment.appearance == .dark }

    /// The background colour of system pages: white, or black in dark appearance.
    var page: Color { isDark ? .black : .white }

    /// The x coordinate of the centre.
    var middle: Double { size.width / 2 }

    /// Returns a rectangle that spans the canvas's width.
    func band(from top: Double, height: Double) -> Rect {
        Rect(x: 0, y: top, width: size.width, height: height)
    }

    /// Returns a system colour in the canvas's appearance and palette.
    func color(_ name: SystemColor) -> Color {
        name.resolved(in: environment.appearance, of: environment.palette)
    }

    /// Fills a path. `placement` maps the path's coordinates to points.
    mutating func fill(
        _ path: Path,
        _ paint: Paint,
        opacity: Double = 1,
        placement: Transform = .identity
    ) {
        let shape = Shape(
            path: path,
            paint: paint,
            transform: placement.then(transform),
            opacity: opacity
        )
        items.append(.shape(shape))
    }

    /// Fills a path with a colour.
    mutating func fill(_ path: Path, _ color: Color) {
        guard color.alpha > 0 else { return }
        fill(path, .solid(color))
    }

    /// Fills the entire canvas.
    mutating func fillAll(_ color: Color) {
        fill(.rect(Rect(origin: .zero, size: size)), color)
    }

    /// Strokes a path with round caps and joins. `placement` maps its coordinates to points.
    mutating func stroke(
        _ path: Path,
        width: Double,
        _ paint: Paint,
        placement: Transform = .identity
    ) {
        guard !path.isEmpty else { return }
        let shape = Shape(
            path: path,
            style: .stroke(StrokeStyle(width: width, cap: .round, join: .round)),
            paint: paint,
            transform: placement.then(transform)
        )
        items.append(.shape(shape))
    }

    /// Draws a design with its canvas centred on a point.
    package mutating func draw(_ design: some Indicator, at moment: Moment, around center: Point) {
        items += design.items(
            at: moment,
            in: environment,
            transform: .translation(dx: center.x, dy: center.y).then(transform)
        )
    }

    /// Draws a top-level layer of a design. `placement` maps the design's coordinates to points.
    mutating func draw(
        layer index: Int,
        of design: Design,
        at moment: Moment,
        _ placement: Transform
    ) {
        items += design.items(
            ofLayer: index,
            at: moment,
            in: environment,
            transform: placement.then(transform)
        )
    }

    /// Clips the items of `draw` to a rectangle.
    mutating func clip(to rect: Rect, _ draw: (inout StageCanvas) -> Void) {
        guard rect.width > 0, rect.height > 0 else { return }
        var inner = StageCanvas(size: size, environment: environment, transform: transform)
        draw(&inner)
        guard !inner.items.isEmpty else { return }
        let clip = Group.Clip(path: .rect(rect), transform: transform)
        items.append(.group(Group(items: inner.items, clips: [clip])))
    }
}
