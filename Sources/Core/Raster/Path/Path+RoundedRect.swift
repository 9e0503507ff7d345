extension Path {
    /// How a rounded rectangle's corners bend.
    public enum Corners: String, Hashable, Sendable, CaseIterable {
        /// Quarters of a circle.
        case circular
        /// SwiftUI's default: the bend begins earlier, at 1.528665 radii from the corner, and
        /// tightens gently.
        case continuous
    }

    /// The rectangle with rounded corners, from the middle of the right side clockwise, closed.
    ///
    /// The radius is limited to half of the shorter side; a negative radius and NaN count as 0.
    /// Where a side is too short for continuous corners, they begin in the middle of that side, as
    /// in SwiftUI. The radius and the other side's half of each corner stay the same.
    public static func roundedRect(
        _ rect: Rect,
        cornerRadius: Double,
        corners: Corners = .continuous
    ) -> Path {
        guard rect.origin.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
            return .rect(rect)
        }
        let left = min(rect.minX, rect.maxX)
        let right = max(rect.minX, rect.maxX)
        let top = min(rect.minY, rect.maxY)
        let bottom = max(rect.minY, rect.maxY)
        let half = min(right - left, bottom - top) / 2
        let radius = cornerRadius > 0 ? min(cornerRadius, half) : 0
        let room = Vector(dx: (right - left) / 2, dy: (bottom - top) / 2)
        let falling = Corner(corners: corners, radius: radius, before: room.dy, after: room.dx)
        let level = Corner(corners: corners, radius: radius, before: room.dx, after: room.dy)

        var path = Path()
        let start = Point(x: right, y: rect.center.y)
        path.move(to: start)
        let (across, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
        falling.add(to: &path, at: Point(x: right, y: bottom), from: down, on: -across)
        level.add(to: &path, at: Point(x: left, y: bottom), from: -across, on: -down)
        falling.add(to: &path, at: Point(x: left, y: top), from: -down, on: across)
        level.add(to: &path, at: Point(x: right, y: top), from: across, on: down, near: start)
        path.close()
        return path
    }
}

extension Path {
    /// The rectangle with corners of radii of their own, from the middle of the right side clockwise, closed.
    ///
    /// A radius is limited to half of the shorter side. Where two corners share a side, each may use as much
    /// of it as its radius is of both, so that equal radii give what `roundedRect` gives.
    ///
    /// - Parameter radii: Upper left, upper right, lower right, lower left, in points.
    package static func roundedRect(
        _ rect: Rect,
        radii: (Double, Double, Double, Double),
        corners: Corners
    ) -> Path {
        let (left, right) = (rect.minX, rect.maxX)
        let (top, bottom) = (rect.minY, rect.maxY)
        let half = min(right - left, bottom - top) / 2
        guard half > 0, rect.origin.isFinite, right.isFinite, bottom.isFinite else {
            return .rect(rect)
        }
        func limited(_ radius: Double) -> Double { radius > 0 ? min(radius, half) : 0 }
        let (upperLeft, upperRight) = (limited(radii.0), limited(radii.1))
        let (lowerRight, lowerLeft) = (limited(radii.2), limited(radii.3))
        func corner(_ radius: Double, after before: Double, before after: Double, isFalling: Bool)
            -> Corner
        {
            let (width, height) = (right - left, bottom - top)
            func room(_ side: Double, _ other: Double) -> Double {
                radius > 0 ? side * radius / (radius + other) : 0
            }
            return Corner(
                corners: corners,
                radius: radius,
                before: room(isFalling ? height : width, before),
                after: room(isFalling ? width : height, after)
            )
        }
        var path = Path()
        let start = Point(x: right, y: rect.center.y)
        path.move(to: start)
        let (across, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
        corner(lowerRight, after: upperRight, before: lowerLeft, isFalling: true)
            .add(to: &path, at: Point(x: right, y: bottom), from: down, on: -across)
        corner(lowerLeft, after: lowerRight, before: upperLeft, isFalling: false)
            .add(to: &path, at: Point(x: left, y: bottom), from: -across, on: -down)
        corner(upperLeft, after: lowerLeft, before: upperRight, isFalling: true)
            .add(to: &path, at: Point(x: left, y: top), from: -down, on: across)
        corner(upperRight, after: upperLeft, before: lowerRight, isFalling: false)
            .add(to: &path, at: Point(x: right, y: top), from: across, on: down, near: start)
        path.close()
        return path
    }

    /// The rectangle with corners that are quarters of ellipses, from the middle of the right side
    /// clockwise, closed. Each radius is limited to half of its side.
    package static func roundedRect(_ rect: Rect, cornerRadii radii: Vector) -> Path {
        let rx = min(max(radii.dx, 0), rect.width / 2)
        let ry = min(max(radii.dy, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return .rect(rect) }
        // A rectangle with round corners of radius 1, stretched.
        let unit = Rect(x: 0, y: 0, width: rect.width / rx, height: rect.height / ry)
        return roundedRect(unit, cornerRadius: 1, corners: .circular).transformed(
            by: Transform.scale(x: rx, y: ry)
                .then(.translation(dx: rect.minX, dy: rect.minY))
        )
    }
}

/// A corner's curve in a frame of its own: u is what is left to the corner along the side that
/// leads to it, v the distance from the corner along the next side.
private struct Corner {
    /// A position in the frame.
    private typealias Offset = (u: Double, v: Double)

    /// How far before the corner the curve begins.
    private let extent: Double
    /// The curve: control, control, end, …; empty for a sharp corner.
    private let offsets: [(u: Double, v: Double)]

    /// The corner of a radius, on two sides of which it may use `before` and `after`.
    init(corners: Path.Corners, radius: Double, before: Double, after: Double) {
        guard radius > 0 else {
            (extent, offsets) = (0, [])
            return
        }
        switch corners {
        case .circular:
            let handle = radius * (1 - Path.quarterHandle)
            (extent, offsets) = (radius, [(handle, 0), (0, handle), (0, radius)])
        case .continuous:
            let first = Corner.half(radius: radius, room: before)
            let second = Corner.half(radius: radius, room: after)
            extent = first.extent
            offsets =
                first.offsets + second.offsets.reversed().map { ($0.v, $0.u) }
                + [(0, second.extent)]
        }
    }

    /// Returns the half of a continuous corner that begins on a side of which it may use `room`;
    /// u is along that side.
    ///
    /// If the room is too short, the curve begins where the room ends and its first two controls
    /// move with it; the rest of the corner stays. The factors are fitted to paths recorded from
    /// SwiftUI (macOS 26.2). They give the values of `continuousHalf` where the room is just enough.
    private static func half(
        radius: Double,
        room: Double
    ) -> (extent: Double, offsets: [Offset]) {
        var offsets = continuousHalf.map { (u: radius * $0.u, v: radius * $0.v) }
        guard room < radius * wholeExtent else { return (radius * wholeExtent, offsets) }
        let excess = room / radius - 1
        offsets[0].u = radius * (0.96 + 0.24305 * excess)
        offsets[1].u = radius * (0.82 + 0.091564 * excess)
        return (room, offsets)
    }

    /// Adds the side up to the corner, if there is any, and the corner.
    ///
    /// A corner that ends a rounding error away from the path's start ends at it, or else the
    /// closing line would be a side of any direction.
    func add(
        to path: inout Path,
        at corner: Point,
        from incoming: Vector,
        on outgoing: Vector,
        near start: Point? = nil
    ) {
        func point(_ offset: Offset) -> Point { corner - incoming * offset.u + outgoing * offset.v }
        let begin = point((extent, 0))
        if let last = path.elements.last?.end, (begin - last).dot(incoming) > 1e-12 * extent {
            path.line(to: begin)
        }
        for index in stride(from: 0, to: offsets.count, by: 3) {
            var end = point(offsets[index + 2])
            if let start, (start - end).length <= 1e-12 * extent { end = start }
            path.cubic(
                to: end,
                control1: point(offsets[index]),
                control2: point(offsets[index + 1])
            )
        }
    }

    /// Where SwiftUI's corner of radius 1 begins.
    private static let wholeExtent = 1.528665

    /// SwiftUI's corner of radius 1 up to the first control point beyond the axis, as measured
    /// from its paths.
    private static let continuousHalf: [Offset] = [
        (1.08849, 0), (0.868407, 0), (0.631494, 0.0749114), (0.372824, 0.169060),
    ]
}
