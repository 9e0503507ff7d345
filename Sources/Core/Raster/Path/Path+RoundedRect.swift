extension Path {
    /// The shape of the corners of a rounded rectangle.
    public enum Corners: String, Hashable, Sendable, CaseIterable {
        /// Quarter circles.
        case circular
        /// SwiftUI's default: the curve begins at 1.528665 radii from the corner, and its curvature
        /// increases gradually.
        case continuous
    }

    /// Creates a closed rectangle with rounded corners, clockwise from the middle of the right
    /// side.
    ///
    /// The radius is limited to half of the shorter side; a negative radius and NaN count as 0. If
    /// a side is too short for continuous corners, they begin in its middle, as in SwiftUI. The
    /// radius and the other half of each corner do not change.
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
        let afterVertical = Corner(
            corners: corners,
            radius: radius,
            before: room.dy,
            after: room.dx
        )
        let afterHorizontal = Corner(
            corners: corners,
            radius: radius,
            before: room.dx,
            after: room.dy
        )

        var path = Path()
        let start = Point(x: right, y: rect.center.y)
        path.move(to: start)
        let (across, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
        afterVertical.add(to: &path, at: Point(x: right, y: bottom), from: down, on: -across)
        afterHorizontal.add(to: &path, at: Point(x: left, y: bottom), from: -across, on: -down)
        afterVertical.add(to: &path, at: Point(x: left, y: top), from: -down, on: across)
        afterHorizontal.add(
            to: &path,
            at: Point(x: right, y: top),
            from: across,
            on: down,
            near: start
        )
        path.close()
        return path
    }
}

extension Path {
    /// Creates a closed rectangle with a different radius for each corner, clockwise from the
    /// middle of the right side.
    ///
    /// Each radius is limited to half of the shorter side. Two corners divide their common side in
    /// proportion to their radii, so that equal radii give the result of
    /// `roundedRect(_:cornerRadius:corners:)`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle.
    ///   - radii: The radii of the top left, top right, bottom right and bottom left corner.
    ///   - corners: The shape of the corners.
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
        func corner(
            _ radius: Double,
            after before: Double,
            before after: Double,
            isAfterVertical: Bool
        )
            -> Corner
        {
            let (width, height) = (right - left, bottom - top)
            func room(_ side: Double, _ other: Double) -> Double {
                radius > 0 ? side * radius / (radius + other) : 0
            }
            return Corner(
                corners: corners,
                radius: radius,
                before: room(isAfterVertical ? height : width, before),
                after: room(isAfterVertical ? width : height, after)
            )
        }
        var path = Path()
        let start = Point(x: right, y: rect.center.y)
        path.move(to: start)
        let (across, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
        corner(lowerRight, after: upperRight, before: lowerLeft, isAfterVertical: true)
            .add(to: &path, at: Point(x: right, y: bottom), from: down, on: -across)
        corner(lowerLeft, after: lowerRight, before: upperLeft, isAfterVertical: false)
            .add(to: &path, at: Point(x: left, y: bottom), from: -across, on: -down)
        corner(upperLeft, after: lowerLeft, before: upperRight, isAfterVertical: true)
            .add(to: &path, at: Point(x: left, y: top), from: -down, on: across)
        corner(upperRight, after: upperLeft, before: lowerRight, isAfterVertical: false)
            .add(to: &path, at: Point(x: right, y: top), from: across, on: down, near: start)
        path.close()
        return path
    }

    /// Creates a closed rectangle whose corners are quarter ellipses, clockwise from the middle of
    /// the right side. Each radius is limited to half of its side.
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

/// The curve of a corner in local coordinates: u is the distance to the corner along the incoming
/// side, v the distance from it along the outgoing side.
private struct Corner {
    /// A position in local coordinates.
    private typealias Offset = (u: Double, v: Double)

    /// The distance from the corner to the start of the curve.
    private let extent: Double
    /// The points of the curve: control, control, end, …. Empty for a sharp corner.
    private let offsets: [(u: Double, v: Double)]

    /// Creates a corner with a radius. `before` and `after` are the usable lengths of its incoming
    /// and outgoing side.
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

    /// Returns the half of a continuous corner that begins on a side. `room` is the usable length
    /// of the side, and u is measured along it.
    ///
    /// If the room is too short, the curve begins where the room ends, and its first two control
    /// points move with it. The rest of the corner does not change. The factors are fitted to paths
    /// recorded from SwiftUI (macOS 26.2). They give the values of `continuousHalf` if the room is
    /// just enough.
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

    /// Adds the side up to the corner, unless it has no length, and the corner.
    ///
    /// A corner that ends within a rounding error of the start of the path ends exactly there.
    /// Otherwise the closing line would be a side of arbitrary direction.
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

    /// The distance from the corner to the start of the curve, in SwiftUI's corner of radius 1.
    private static let wholeExtent = 1.528665

    /// The points of the first half of SwiftUI's corner of radius 1, measured from its paths.
    private static let continuousHalf: [Offset] = [
        (1.08849, 0), (0.868407, 0), (0.631494, 0.0749114), (0.372824, 0.169060),
    ]
}
