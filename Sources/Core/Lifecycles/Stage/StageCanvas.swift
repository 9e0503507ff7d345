import Indicators
import Raster

/// Gathers what a stage shows, back to front. All points are points from the top left corner.
package struct StageCanvas {
    /// The picture's size in points.
    let size: Size
    /// In what surroundings.
    let environment: Environment
    /// From points to pixels.
    let transform: Transform
    /// What has been drawn.
    private(set) var items: [Scene.Item] = []

    /// An empty canvas.
    init(size: Size, environment: Environment, transform: Transform) {
        self.size = size
        self.environment = environment
        self.transform = transform
    }

    /// Whether the appearance is dark.
    var isDark: Bool { environment.appearance == .dark }

    /// The background of the system's pages: white, on dark screens black.
    var page: Color { isDark ? .black : .white }

    /// The x of the picture's middle.
    var middle: Double { size.width / 2 }

    /// A rectangle as wide as the picture.
    func band(from top: Double, height: Double) -> Rect {
        Rect(x: 0, y: top, width: size.width, height: height)
    }

    /// A system colour as it is seen here.
    func color(_ name: SystemColor) -> Color {
        name.resolved(in: environment.appearance, of: environment.palette)
    }

    /// Fills a path; `placement` leads from the path's space to points.
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

    /// Fills the whole picture.
    mutating func fillAll(_ color: Color) {
        fill(.rect(Rect(origin: .zero, size: size)), color)
    }

    /// Draws a path with a round pen; `placement` leads from the path's space to points.
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

    /// Draws a design's layers with the canvas's middle at a point.
    package mutating func draw(_ design: some Indicator, at moment: Moment, around center: Point) {
        items += design.items(
            at: moment,
            in: environment,
            transform: .translation(dx: center.x, dy: center.y).then(transform)
        )
    }

    /// Draws one of a design's outermost layers; `placement` leads from its canvas to points.
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

    /// Draws what shows within a rectangle only.
    mutating func clip(to rect: Rect, _ draw: (inout StageCanvas) -> Void) {
        guard rect.width > 0, rect.height > 0 else { return }
        var inner = StageCanvas(size: size, environment: environment, transform: transform)
        draw(&inner)
        guard !inner.items.isEmpty else { return }
        let clip = Group.Clip(path: .rect(rect), transform: transform)
        items.append(.group(Group(items: inner.items, clips: [clip])))
    }
}
