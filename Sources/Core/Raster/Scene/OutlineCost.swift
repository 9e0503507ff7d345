/// The estimated number of edges and pixels of a shape's outline.
struct OutlineCost {
    /// The number of pieces into which the outline is cut at the rows. Crowded pieces count several
    /// times.
    private(set) var edges = 0.0
    /// The number of pixels within the outline, or along the path for a thin stroke.
    private(set) var pixels = 0.0
    /// The bounds of the outline within the image.
    let bounds: Rect

    /// The memory of a shape, in edges: a fixed part, and a part for each row of the image.
    private static let shapeEdges = 60.0
    private static let rowEdges = 0.1
    /// The number of edges in a pixel beyond which each counts twice.
    private static let crowd = 2.0
    /// The number of corners in a pixel that do not crowd it. Beyond it, this many corners count as
    /// one edge.
    private static let cornerCrowd = 8.0
    /// The crowding of a pixel (crossings / `crowd` + corners / `cornerCrowd`) beyond which further
    /// edges add little time.
    private static let denseCrowd = 25.0

    /// Estimates the cost of a shape in an image with the bounds `frame`. Returns `nil` if it
    /// covers nothing of the image.
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
        // Nothing is drawn at infinite or undefined coordinates.
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
        // Miter joins may be shorter than their limit allows.
        let stroke = track.grown(by: min(reach, max(2 * pen, tracer.longestMiter)))
        let room = stroke.intersection(frame).map { $0.width * $0.height } ?? area
        let (corners, crossings) = (tracer.corners, tracer.crossings)
        let even = (corners + crossings) * Self.crowding(corners, crossings, room)
        let uneven = tracer.density?.weightedSum(by: Self.crowding) ?? 0
        edges = Self.shapeEdges + Self.rowEdges * frame.height + max(even, uneven)
    }

    /// Returns the weight of each corner and crossing in an area of `area` pixels, in edges.
    private static func crowding(_ corners: Double, _ crossings: Double, _ area: Double) -> Double {
        let crossings = crossings / max(area, 1) / crowd
        let corners = max(corners / max(area, 1) / cornerCrowd - 1, 0)
        let sum = crossings + corners
        return 1 + min(sum, denseCrowd) + max(sum - denseCrowd, 0) / denseCrowd
    }
}

extension [Scene.Item] {
    /// The estimated number of corners of all outlines, including strokes, dashes and parts outside
    /// the image. It measures the cost of projecting them.
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
        guard case .stroke(let style) = style else {
            let plane = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
            var tracer = OutlineTracer(frame: plane, pen: 0, reach: 0, isStroke: false)
            tracer.trace(path, through: transform)
            return tracer.corners
        }
        guard style.width > 0, style.width.isFinite else { return 0 }
        // A huge stroke has the corners of a smaller one. All of it is projected, wherever it is.
        let scale = projectedStrokeScale(style)
        let shrinking = Transform.scale(scale / max(transform.maximumScale, .leastNormalMagnitude))
        let pen = style.width / 2 * scale
        let plane = Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)
        var tracer = OutlineTracer(
            frame: plane,
            pen: pen,
            reach: pen * style.reach,
            isStroke: pen > 0
        )
        tracer.trace(path, through: transform.then(shrinking))
        tracer.addDashes(style, scale: scale)
        return tracer.corners
    }
}

/// The sums of the corners, crossings and lengths of a path's elements.
private struct OutlineTracer {
    let frame: Rect
    /// Half the line width, in pixels.
    let pen: Double
    /// Half the line width, limited to twice the width and height of the image.
    let radius: Double
    /// The largest distance of the stroke from the path, in pixels.
    let reach: Double
    let isStroke: Bool
    /// The corners of the outline that may be visible.
    private(set) var corners = 0.0
    /// The number of times that edges cross rows.
    private(set) var crossings = 0.0
    /// The length of the path that may be visible.
    private(set) var length = 0.0
    /// The distribution of the pieces, for outlines with many elements.
    var density: OutlineDensity?
    /// The length of the longest miter join, in pixels.
    private(set) var longestMiter = 0.0
    /// The length of the entire path.
    private var totalLength = 0.0
    private var joins = 0.0
    /// The miter limit, in halves of the line width.
    var miterLimit = 1.0
    /// The end of the previous piece, and its direction there, before the path is skewed.
    private var before: (end: Point, direction: Vector)?

    init(frame: Rect, pen: Double, reach: Double, isStroke: Bool) {
        self.frame = frame
        self.pen = pen
        radius = min(pen, 2 * (frame.width + frame.height))
        self.reach = reach
        self.isStroke = isStroke
    }

    mutating func trace(_ path: Path, through transform: Transform) {
        // The stroke is computed before the path is skewed.
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

    /// The multiple of the visible size beyond which a curve is examined in parts.
    private static let greatestExtent = 4.0
    /// The largest number of times that a curve is halved. Invisible halves are left out, as in
    /// drawing.
    private static let greatestDepth = 12

    private mutating func add(_ segment: CubicSegment, track: CubicSegment) {
        let run = segment.legs.reduce(0) { $0 + $1.length }
        guard run.isFinite else { return }
        totalLength += run
        corners += 1
        guard addShown(segment, track: track, depth: 0), isStroke else { return }
        // Each end has a join or a cap.
        let startShows = isNear(segment.start)
        joins += (startShows ? 0.5 : 0) + (isNear(segment.end) ? 0.5 : 0)
        addMiter(to: track, shows: startShows)
    }

    /// Whether the stroke at a point may reach into the image.
    private func isNear(_ point: Point) -> Bool {
        !Rect(x: point.x, y: point.y, width: 0, height: 0).grown(by: reach).isDisjoint(from: frame)
    }

    /// Adds the parts of a curve that may be visible. Returns whether there are any.
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

    /// Adds a curve that may be visible within `part` of the image.
    private mutating func addPart(_ segment: CubicSegment, track: CubicSegment, in part: Rect) {
        let (cornersBefore, crossingsBefore) = (corners, crossings)
        defer {
            let (corners, crossings) = (corners - cornersBefore, crossings - crossingsBefore)
            // The corner of a line has been counted already.
            density?.add(segment, corners: corners + 1, crossings: crossings)
        }
        let run = segment.legs.reduce(0) { $0 + $1.length }
        // The visible length is at most twice the path across the visible part.
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

    /// Adds the miter join between the previous piece and `track`, which begins at its end.
    private mutating func addMiter(to track: CubicSegment, shows: Bool) {
        defer { before = (track.end, track.end - track.control2) }
        guard shows, let before, before.end == track.start else { return }
        let (from, to) = (before.direction, track.control1 - track.start)
        let size = from.length * to.length
        guard size > 0 else { return }
        // The cosine of half the turn.
        let slimness = ((1 + max(from.dot(to) / size, -1)) / 2).squareRoot()
        guard slimness * miterLimit > 1 else { return }
        crossings += 2 * min(pen / slimness, frame.height)
        longestMiter = max(longestMiter, pen / slimness)
    }

    /// The number of samples of the turn of a curve.
    private static let parts = 16

    /// Adds the stroke in bends that are tighter than half the line width. There, each step is a
    /// polygon as long as the line is wide.
    private mutating func addTightBends(of segment: CubicSegment, steps: Double, in part: Rect) {
        var tight = 0.0
        var (least, greatest) = (Double.infinity, 0.0)
        var (from, direction) = (segment.start, segment.control1 - segment.start)
        for i in 1...Self.parts {
            let to = segment.point(at: Double(i) / Double(Self.parts))
            let step = to - from
            let turn = abs(
                DeterministicMath.atan2(y: direction.cross(step), x: direction.dot(step))
            )
            if pen * turn > step.length {
                let arc = Flattening().steps(speed: pen * turn, bend: pen * turn * turn)
                tight += max(Double(arc.last), steps / Double(Self.parts))
            }
            if i > 1 {
                let curvature = 2 * turn / (step.length + direction.length)
                (least, greatest) = (min(least, curvature), max(greatest, curvature))
            }
            (from, direction) = (to, step)
        }
        corners += 4 * tight
        // On a circle, all of these polygons contain the centre. On other curves they follow each
        // other.
        let isCircular = greatest < 1.03 * least
        let rows = isCircular ? part.height : part.width + part.height
        crossings += 3 * tight * min(2 * radius, rows)
    }

    /// Adds the caps of dashes, and the joins.
    mutating func addDashes(_ style: StrokeStyle, scale: Double) {
        guard length > 0 else { return }
        var ends = 2 + 2 * joins
        let period = style.dash.reduce(0, +) * (style.dash.count.isMultiple(of: 2) ? 1 : 2) * scale
        if period > 0, totalLength / period <= Double(Path.dashLimit) {
            ends += 2 * (length / period + 1) * Double(max(style.dash.count / 2, 1))
        }
        let isRound = style.cap == .round || style.join == .round
        let arc = Flattening().steps(speed: .pi * radius, bend: .pi * .pi * radius)
        corners += ends * (isRound ? Double(arc.last) : 3)
        crossings += ends * min(2 * radius, frame.height)
    }
}

extension CubicSegment {
    /// The vectors from each point to the next of the control polygon.
    fileprivate var legs: [Vector] { [control1 - start, control2 - control1, end - control2] }
}
