import Raster
import SeededRandom

/// Random drawings like handwriting: many short strokes next to and over each other, with tangents
/// along the axes, ends that meet starts, and hundreds of edges in a row of pixels.
struct RandomScribble {
    /// The kind of drawing.
    enum Kind: CaseIterable {
        /// Words of letters made of lines and quarter circles.
        case lettering
        /// Dashes along lines and curves.
        case dashes
        /// Parallel lines at equal distances, sometimes crossed by others.
        case hatching
        /// Spirals of lines and curves.
        case spiral
        /// Closed curves inside and over each other.
        case loops
        /// Strokes that return over themselves and close at their start.
        case retraced
    }

    /// The width of the image in pixels.
    let width: Int
    /// The height of the image in pixels.
    let height: Int
    /// The path, before the transform.
    let path: Path
    /// The stroke style, before the transform.
    let style: StrokeStyle
    /// The scale from the coordinates of the path to pixels.
    let scale: Double

    /// Creates a random drawing of a kind.
    init(_ kind: Kind, using random: inout SplitMix64) {
        scale = [1, 1, 1.5, 2, 3, random.double(in: 1...3)].randomElement(using: &random) ?? 1
        width = Int.random(in: 20...140, using: &random)
        height = Int.random(in: 6...24, using: &random)
        var style = StrokeStyle.random(using: &random)
        // Mostly thin strokes, sometimes one wider than the height of the image.
        let widths: [ClosedRange<Double>] = [0.2...1.5, 0.2...1.5, 0.8...4, 0.8...4, 0.8...4]
        style.width = random.double(in: widths.randomElement(using: &random) ?? 1...1)
        if Int.random(in: 0..<15, using: &random) == 0 { style.width = random.double(in: 4...40) }
        style.miterLimit = random.double(in: 1...4)
        let size = Size(width: Double(width) / scale, height: Double(height) / scale)
        var pen = ScribblePen(size: size, isOnGrid: Bool.random(using: &random))
        switch kind {
        case .lettering: pen.write(using: &random)
        case .dashes:
            pen.scribble(using: &random)
            style.width = min(style.width, 6)
            style.dash = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                random.double(in: 0.6...5)
            }
        case .hatching: pen.hatch(using: &random)
        case .spiral: pen.wind(using: &random)
        case .loops: pen.loop(using: &random)
        case .retraced: pen.retrace(using: &random)
        }
        path = pen.path
        self.style = style
    }

    /// The transform from the coordinates of the path to pixels.
    var transform: Transform { .scale(x: scale, y: scale) }

    /// The largest distance of the stroke from the path, in pixels.
    var reach: Double {
        var factor = 1.0
        if style.join == .miter { factor = max(factor, style.miterLimit) }
        if style.cap == .square { factor = max(factor, 2.0.squareRoot()) }
        return style.width / 2 * factor * scale
    }

    /// Points on the path, in pixels, less than a pixel from each other.
    var places: [Point] {
        var result: [Point] = []
        var (current, start) = (Point.zero, Point.zero)
        for element in path.withoutArcs.elements {
            let segment: CubicSegment
            switch element {
            case .move(let point):
                (current, start) = (point, point)
                result.append(transform.apply(to: point))
                continue
            case .line(let end): segment = CubicSegment(from: current, to: end)
            case .quad(let control, let end):
                segment = CubicSegment(start: current, control: control, end: end)
            case .cubic(let first, let second, let end):
                segment = CubicSegment(
                    start: current,
                    control1: first,
                    control2: second,
                    end: end
                )
            case .arc: continue
            case .close: segment = CubicSegment(from: current, to: start)
            }
            let legs = [segment.start, segment.control1, segment.control2, segment.end]
            let length = zip(legs, legs.dropFirst()).reduce(0) { $0 + ($1.1 - $1.0).length }
            let steps = Int(2 * length * scale) + 1
            for i in 1...steps {
                let point = segment.point(at: Double(i) / Double(steps))
                result.append(transform.apply(to: point))
            }
            current = segment.end
        }
        return result
    }

    /// The polygons, in pixels, whose union is the stroke.
    var strokePolygons: [[Point]] {
        var stroking = Stroking()
        var outline = PixelOutline()
        stroking.stroke(path, style, scale: scale, keepsArcs: false, into: &outline)
        return Self.polygons(outline).map { $0.map(transform.apply(to:)) }
    }

    /// The polygons of the path itself, in pixels.
    var fillPolygons: [[Point]] {
        var outline = PixelOutline()
        path.flatten(through: transform, into: &outline)
        return Self.polygons(outline)
    }

    private static func polygons(_ outline: PixelOutline) -> [[Point]] {
        var start = 0
        return outline.ends.map { end in
            defer { start = end }
            return Array(outline.points[start..<end])
        }
    }
}
