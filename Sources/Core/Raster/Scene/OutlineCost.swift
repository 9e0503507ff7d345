/// Estimates the number of edges and pixels of a shape's outline.
struct OutlineCost {
    /// The pieces into which the outline is cut at the rows; more where they are crowded.
    private(set) var edges = 0.0
    /// The pixels within it, those of a thin pen's track alone.
    private(set) var pixels = 0.0
    /// Where it lies in the picture.
    let bounds: Rect

    /// Memory of a shape, by what an edge takes: its own, and that of each row of the picture.
    private static let shapeEdges = 60.0
    private static let rowEdges = 0.1
    /// Beyond this number of edges in a pixel, each counts twice.
    private static let crowd = 2.0
    /// So many corners in a pixel do not crowd it, of others each as many count as one edge.
    private static let cornerCrowd = 8.0
    /// From so many on in a pixel, of crossings by twos and corners by eights, more take little longer each.
    private static let denseCrowd = 25.0

    /// The cost of a shape in a picture of `frame`; nil where it leaves no ink.
    init?(of shape: Shape, in frame: Rect) {
        let transform = shape.transform
        guard shape.opacity > 0, transform.isFinite, let hull = shape.path.bounds else {
            return nil
        }
        var pen = 0.0
        var style: StrokeStyle?
        if case .stroke(let stroke) = shape.style {
            guard stroke.width > 0, stroke.width.isFinite else { return nil }
            style = stroke
            pen = stroke.width / 2 * transform.maximumScale
        }
        let reach = pen * (style.map({ $0.reach }) ?? 1)
        let track = transform.bounds(of: hull)
        // Where numbers end, nothing is drawn.
        guard [track.minX, track.minY, track.maxX, track.maxY, reach].allSatisfy({ $0.isFinite }),
            let bounds = track.grown(by: reach).intersection(frame)
        else { return nil }
        self.bounds = bounds
        var tracer = OutlineTracer(
            frame: frame,
            pen: pen,
            reach: reach,
            isStroke: style != nil
        )
        if let style, style.join == .miter { tracer.miterLimit = style.miterLimit }
        if shape.path.elements.count >= OutlineDensity.leastElements {
            tracer.density = OutlineDensity(of: bounds)
        }
        tracer.trace(shape.path, through: transform)
        if let style { tracer.addDashes(style, scale: transform.maximumScale) }
        let area = bounds.width * bounds.height
        pixels = style == nil ? area : min(area, (tracer.length + 2 * reach) * 2 * pen)
        // Corners that are allowed to stick out far may not do so.
        let stroke = track.grown(by: min(reach, max(2 * pen, tracer.spike)))
        let room = stroke.intersection(frame).map { $0.width * $0.height } ?? area
        let (corners, crossings) = (tracer.corners, tracer.crossings)
        let even = (corners + crossings) * Self.crowding(corners, crossings, room)
        let uneven = tracer.density?.weighted(by: Self.crowding) ?? 0
        edges = Self.shapeEdges + Self.rowEdges * frame.height + max(even, uneven)
    }

    /// How many edges each of some corners and crossings counts as that lie in so many pixels.
    private static func crowding(_ corners: Double, _ crossings: Double, _ area: Double) -> Double {
        let crossings = crossings / max(area, 1) / crowd
        let corners = max(corners / max(area, 1) / cornerCrowd - 1, 0)
        let sum = crossings + corners
        return 1 + min(sum, denseCrowd) + max(sum - denseCrowd, 0) / denseCrowd
    }
}

extension [Scene.Item] {
    /// About how many corners their outlines have, what a pen leaves and dashes counted, wherever they lie:
    /// what projecting them comes to.
    package var outlineCorners: Double {
        reduce(0) { sum, item in
            switch item {
            case .shape(let shape): sum + shape.outlineCorners
            case .group(let group): sum + group.items.outlineCorners
            }
        }
    }
}

extension Shape {
    fileprivate var outlineCorners: Double {
        guard transform.isFinite else { return 0 }
        var (pen, reach) = (0.0, 0.0)
        if case .stroke(let style) = style {
            guard style.width > 0, style.width.isFinite else { return 0 }
            pen = style.width / 2 * transform.maximumScale
            reach = pen * style.reach
        }
        let plane = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        var tracer = OutlineTracer(frame: plane, pen: pen, reach: reach, isStroke: pen > 0)
        tracer.trace(path, through: transform)
        if case .stroke(let style) = style {
            tracer.addDashes(style, scale: transform.maximumScale)
        }
        return tracer.corners
    }
}

/// Adds up what a path's elements come to.
private struct OutlineTracer {
    let frame: Rect
    /// Half the pen's width in pixels.
    let pen: Double
    /// The same, as far as it matters where things are.
    let radius: Double
    /// How far from the path ink may lie, in pixels.
    let reach: Double
    let isStroke: Bool
    /// Corners of the outline that may show.
    private(set) var corners = 0.0
    /// How often they cross rows.
    private(set) var crossings = 0.0
    /// The length of the path, as far as it may show.
    private(set) var length = 0.0
    /// Where the pieces lie, of outlines of many.
    var density: OutlineDensity?
    /// How far the longest corner sticks out, in pixels.
    private(set) var spike = 0.0
    /// The length of all of it.
    private var wholeLength = 0.0
    private var joins = 0.0
    /// How far corners may stick out, in halves of the pen's width.
    var miterLimit = 1.0
    /// Where the piece before ended, and its direction there, as the pen draws them.
    private var before: (end: Point, direction: Vector)?

    init(frame: Rect, pen: Double, reach: Double, isStroke: Bool) {
        self.frame = frame
        self.pen = pen
        radius = min(pen, 2 * (frame.width + frame.height))
        self.reach = reach
        self.isStroke = isStroke
    }

    mutating func trace(_ path: Path, through transform: Transform) {
        // A pen draws before its track is skewed.
        let track = isStroke ? Transform.scale(transform.maximumScale) : transform
        var (current, start) = (Point.zero, Point.zero)
        for element in path.withoutArcs.elements {
            defer { current = element.end ?? start }
            if case .move(let point) = element {
                start = point
                continue
            }
            guard
                case .cubic(let segment) = PathSegment(element, from: current, contourStart: start)
            else { continue }
            add(segment.transformed(by: transform), track: segment.transformed(by: track))
        }
    }

    /// Beyond so many times the width and height of where it may show a curve is looked at in parts.
    private static let greatestExtent = 4.0
    /// How often a curve is cut in halves, of which those that do not show are left out, as drawing does.
    private static let greatestDepth = 12

    private mutating func add(_ segment: CubicSegment, track: CubicSegment) {
        let run = segment.legs.reduce(0) { $0 + $1.length }
        guard run.isFinite else { return }
        wholeLength += run
        corners += 1
        guard addShown(segment, track: track, depth: 0), isStroke else { return }
        // Each end meets another piece's, or has a cap.
        let startShows = isNear(segment.start)
        joins += (startShows ? 0.5 : 0) + (isNear(segment.end) ? 0.5 : 0)
        addMiter(to: track, shows: startShows)
    }

    /// Whether the pen at a point may reach into the picture.
    private func isNear(_ point: Point) -> Bool {
        !Rect(x: point.x, y: point.y, width: 0, height: 0).grown(by: reach).isBeside(frame)
    }

    /// Adds the parts of a curve that may show; returns whether there are any.
    private mutating func addShown(_ segment: CubicSegment, track: CubicSegment, depth: Int) -> Bool
    {
        let hull = segment.hull
        guard let part = hull.grown(by: reach).intersection(frame) else { return false }
        let extent = Self.greatestExtent * (frame.width + frame.height + 4 * reach)
        if depth < Self.greatestDepth, hull.width + hull.height > extent {
            let (halves, tracks) = (segment.split(at: 0.5), track.split(at: 0.5))
            let first = addShown(halves.before, track: tracks.before, depth: depth + 1)
            return addShown(halves.after, track: tracks.after, depth: depth + 1) || first
        }
        addPart(segment, track: track, in: part)
        return true
    }

    /// Adds a curve of which `part` of the picture may see something.
    private mutating func addPart(_ segment: CubicSegment, track: CubicSegment, in part: Rect) {
        let (cornersBefore, crossingsBefore) = (corners, crossings)
        defer {
            let (corners, crossings) = (corners - cornersBefore, crossings - crossingsBefore)
            // A line's own corner is counted before.
            density?.add(segment, corners: corners + 1, crossings: crossings)
        }
        let run = segment.legs.reduce(0) { $0 + $1.length }
        // No part shows that is longer than there and back through what shows.
        let shown = min(run, 2 * (part.width + part.height + 2 * radius))
        length += shown
        crossings += (isStroke ? 2 : 1) * min(part.height, shown)
        guard isStroke || !segment.isLine else { return }
        let legs = track.legs
        let bend = 6 * max((legs[1] - legs[0]).length, (legs[2] - legs[1]).length)
        let speed = 3 * (legs.map({ $0.length }).max() ?? 0)
        let turn = segment.isLine ? 0 : min(2 * bend / max(speed, 1e-9), 2 * .pi)
        let steps = Flattening().steps(
            speed: speed + radius * turn,
            bend: bend + radius * turn * turn
        )
        corners += (isStroke ? 2 : 1) * Double(steps.last) * shown / max(run, 1e-9)
        if isStroke, !segment.isLine {
            addTightBends(of: track, steps: Double(steps.last), in: part)
        }
    }

    /// Adds the corner between the piece before and one that begins where that ended.
    private mutating func addMiter(to track: CubicSegment, shows: Bool) {
        defer { before = (track.end, track.end - track.control2) }
        guard shows, let before, before.end == track.start else { return }
        let (from, to) = (before.direction, track.control1 - track.start)
        let size = from.length * to.length
        guard size > 0 else { return }
        // Half the turn's cosine.
        let slimness = ((1 + max(from.dot(to) / size, -1)) / 2).squareRoot()
        guard slimness * miterLimit > 1 else { return }
        crossings += 2 * min(pen / slimness, frame.height)
        spike = max(spike, pen / slimness)
    }

    /// The parts of a curve at which its turn is looked at.
    private static let parts = 16

    /// Adds the pen's tracks in bends that are tighter than the pen: there each step is a polygon as
    /// long as the pen is wide.
    private mutating func addTightBends(of segment: CubicSegment, steps: Double, in part: Rect) {
        var tight = 0.0
        var (least, greatest) = (Double.infinity, 0.0)
        var (from, direction) = (segment.start, segment.control1 - segment.start)
        for i in 1...Self.parts {
            let to = segment.point(at: Double(i) / Double(Self.parts))
            let way = to - from
            let turn = abs(DeterministicMath.atan2(y: direction.cross(way), x: direction.dot(way)))
            if pen * turn > way.length {
                let arc = Flattening().steps(speed: pen * turn, bend: pen * turn * turn)
                tight += max(Double(arc.last), steps / Double(Self.parts))
            }
            if i > 1 {
                let curvature = 2 * turn / (way.length + direction.length)
                (least, greatest) = (min(least, curvature), max(greatest, curvature))
            }
            (from, direction) = (to, way)
        }
        corners += 4 * tight
        // On a circle all of them pass through the centre, elsewhere along each other.
        let isCircular = greatest < 1.03 * least
        let rows = isCircular ? part.height : part.width + part.height
        crossings += 3 * tight * min(2 * radius, rows)
    }

    /// Adds what the ends of dashes come to, and corners.
    mutating func addDashes(_ style: StrokeStyle, scale: Double) {
        guard length > 0 else { return }
        var ends = 2 + 2 * joins
        let period = style.dash.reduce(0, +) * (style.dash.count.isMultiple(of: 2) ? 1 : 2) * scale
        if period > 0, wholeLength / period <= Double(Path.dashLimit) {
            ends += 2 * (length / period + 1) * Double(max(style.dash.count / 2, 1))
        }
        let isRound = style.cap == .round || style.join == .round
        let arc = Flattening().steps(speed: .pi * radius, bend: .pi * .pi * radius)
        corners += ends * (isRound ? Double(arc.last) : 3)
        crossings += ends * min(2 * radius, frame.height)
    }
}

extension CubicSegment {
    /// From point to control point to point.
    fileprivate var legs: [Vector] { [control1 - start, control2 - control1, end - control2] }
}
