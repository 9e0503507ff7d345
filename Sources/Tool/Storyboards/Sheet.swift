import Indicators
import Raster

/// The drawing surface of a storyboard. Items are added back to front, with positions in points.
struct Sheet {
    /// The horizontal alignment of a line of text relative to its position.
    enum Alignment {
        /// The position is the left end.
        case leading
        /// The position is the centre.
        case center
        /// The position is the right end.
        case trailing
    }

    /// The transform from points to pixels.
    let transform: Transform
    /// The items that have been drawn, back to front.
    private(set) var items: [Scene.Item] = []

    /// Creates an empty sheet. `scale` is in pixels per point.
    init(scale: Double) { transform = .scale(scale) }

    mutating func fill(_ rect: Rect, _ color: Color) {
        items.append(
            .shape(Shape(path: .rect(rect), paint: .solid(color), transform: transform))
        )
    }

    /// Strokes a path with round caps and joins.
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

    mutating func line(
        from start: Point,
        to end: Point,
        width: Double = 0.75,
        _ color: Color
    ) {
        stroke(.line(from: start, to: end), width: width, color)
    }

    /// Draws a line of text. `position` is on its baseline.
    mutating func write(
        _ text: String,
        size: Double,
        at position: Point,
        _ color: Color,
        _ alignment: Alignment = .leading
    ) {
        let font = StrokeFont.builtIn
        let fraction =
            switch alignment {
            case .leading: 0.0
            case .center: 0.5
            case .trailing: 1.0
            }
        let left = position.x - fraction * font.width(of: text, size: size)
        let path = font.path(for: text, size: size, at: Point(x: left, y: position.y))
        stroke(path, width: max(font.penWidth(ofSize: size), 0.8), color)
    }

    /// Adds items in pixels, clipped to an outline in points.
    mutating func add(_ inner: [Scene.Item], clippedTo outline: Path) {
        let clip = Group.Clip(path: outline, transform: transform)
        items.append(.group(Group(items: inner, clips: [clip])))
    }
}
