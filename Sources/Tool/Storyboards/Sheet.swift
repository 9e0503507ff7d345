import Indicators
import Raster

/// Gathers what a storyboard shows, back to front. All positions are points.
struct Sheet {
    /// Which position of a line of text is given.
    enum Alignment {
        /// Its left end.
        case leading
        /// Its middle.
        case center
        /// Its right end.
        case trailing
    }

    /// From points to pixels.
    let transform: Transform
    /// What has been drawn.
    private(set) var items: [Scene.Item] = []

    /// An empty sheet of so many pixels a point.
    init(scale: Double) { transform = .scale(scale) }

    /// Fills a rectangle.
    mutating func fill(_ rect: Rect, _ color: Color) {
        items.append(
            .shape(Shape(path: .rect(rect), paint: .solid(color), transform: transform))
        )
    }

    /// Draws a path with a round pen.
    mutating func stroke(_ path: Path, width: Double, _ color: Color) {
        guard !path.isEmpty else { return }
        let pen = StrokeStyle(width: width, cap: .round, join: .round)
        let shape = Shape(
            path: path,
            style: .stroke(pen),
            paint: .solid(color),
            transform: transform
        )
        items.append(.shape(shape))
    }

    /// Draws a straight line.
    mutating func line(
        from start: Point,
        to end: Point,
        width: Double = 0.75,
        _ color: Color
    ) {
        stroke(.line(from: start, to: end), width: width, color)
    }

    /// Writes a line of text; `position` is on its baseline.
    mutating func write(
        _ text: String,
        size: Double,
        at position: Point,
        _ color: Color,
        _ alignment: Alignment = .leading
    ) {
        let font = StrokeFont.builtIn
        let share =
            switch alignment {
            case .leading: 0.0
            case .center: 0.5
            case .trailing: 1.0
            }
        let left = position.x - share * font.width(of: text, size: size)
        let path = font.path(for: text, size: size, at: Point(x: left, y: position.y))
        stroke(path, width: max(font.penWidth(ofSize: size), 0.8), color)
    }

    /// Draws items, which are in pixels already, within an outline in points.
    mutating func add(_ inner: [Scene.Item], clippedTo outline: Path) {
        let clip = Group.Clip(path: outline, transform: transform)
        items.append(.group(Group(items: inner, clips: [clip])))
    }
}
