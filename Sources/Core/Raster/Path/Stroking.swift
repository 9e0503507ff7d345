/// The conversion of strokes into polygons. By the non-zero rule, the union of the polygons is the
/// area of the stroke.
///
/// Every part (a run of lines or curves, a join, a cap) is a polygon of the same orientation, so
/// that overlaps do not matter: cusps, tight bends and very thick lines need no special cases. Runs
/// without sharp turns are one polygon, including caps.
///
/// Reuses its buffers from stroke to stroke.
package struct Stroking: ~Copyable {
    private(set) var style = StrokeStyle()
    /// Half the line width, clamped to what can affect the visible area.
    private(set) var radius = 0.0
    /// The visible area, outside which nothing is drawn. `nil` to draw everything.
    private(set) var view: StrokeView?
    private(set) var flattening = Flattening()
    /// Whether arcs of circles remain arcs. Otherwise they are flattened like other curves.
    private(set) var keepsArcs = false
    /// Whether kernels compute offset points. Otherwise each is computed in Swift, with the same
    /// bits.
    let usesKernels: Bool
    /// The current part of the outline.
    var strokeOutline = StrokeOutline()
    /// The corners of the last round cap, and the radius for which they are valid in this stroke.
    private var cap: (corners: ArcCorners, radius: Double)?
    /// The current contour.
    private(set) var contour = StrokeContour()
    /// The cancellation of the stroke; `nil` if it cannot be cancelled.
    private(set) var cancellation: Cancellation?

    /// Creates a converter. Without kernels, it serves as their reference.
    package init(usesKernels: Bool = true) { self.usesKernels = usesKernels }

    /// Whether `style` draws a visible stroke on a path that is then enlarged `scale` times.
    static func isVisible(_ style: StrokeStyle, scale: Double) -> Bool {
        style.width > 0 && scale > 0 && style.width * scale <= 2 * Path.coordinateLimit
    }

    /// Adds the stroke of `path` to `outline`, in the coordinates of the path. It is exact enough
    /// to be enlarged `scale` times. With `keepsArcs`, arcs remain arcs, and only the part visible
    /// in `view` is added.
    package mutating func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        scale: Double,
        keepsArcs: Bool,
        view: StrokeView? = nil,
        into outline: inout PixelOutline
    ) {
        stroke(
            path,
            style,
            scale: scale,
            keepsArcs: keepsArcs,
            view: view,
            cancellation: nil,
            into: &outline
        )
    }

    /// Adds the stroke of `path` to `outline`. After a cancellation, only a part of it is added.
    mutating func stroke(
        _ path: Path,
        _ style: StrokeStyle,
        scale: Double,
        keepsArcs: Bool,
        view: StrokeView?,
        cancellation: Cancellation?,
        into outline: inout PixelOutline
    ) {
        guard Self.isVisible(style, scale: scale) else { return }
        self.style = style
        radius = min(style.width / 2, view?.greatestRadius ?? .infinity)
        self.view = view
        flattening = Flattening(scale: scale)
        self.keepsArcs = keepsArcs
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        // The cached steps are only valid for one stroke.
        cap?.radius = .nan
        if strokeLine(path, into: &outline) { return }
        contour.begin()
        let arcs = arcRadii
        let dashed =
            style.dash.isEmpty
            ? path
            : path.dashed(
                pattern: style.dash,
                phase: style.dashPhase,
                cancellation: cancellation
            )
        for element in dashed.elements {
            if cancellation?.isCancelled == true { return }
            if case .move(let point) = element {
                strokeContour(into: &outline)
                contour.begin(at: point)
            } else {
                contour.add(element, keepingArcs: arcs)
            }
        }
        strokeContour(into: &outline)
    }

    /// The radii of arcs whose offset curves are arcs. If the radius is smaller than half the line
    /// width, the inner curve degenerates or reverses.
    var arcRadii: Range<Double> {
        let least = (radius / 0.9).nextUp
        let end = flattening.greatestRadius.nextUp
        return keepsArcs && least < end ? least..<end : 0..<0
    }

    private mutating func strokeContour(into outline: inout PixelOutline) {
        let count = contour.segments.count
        guard count > 0 else {
            if contour.isDot, let point = contour.start { addDot(at: point, into: &outline) }
            return
        }
        strokeOutline.begin()
        if count == 2, strokeCorner(into: &outline) { return }
        let segments = unsafe contour.segments.pointer
        if !contour.isClosed {
            unsafe addStartCap(at: segments[0].start, direction: segments[0].startDirection)
        }
        var before: Int?
        for i in 0..<count {
            if cancellation?.pollAfterPiece() == true { return }
            if let view, unsafe view.hides(segments[i].hull) {
                interrupt(into: &outline)
                before = nil
                continue
            }
            if let before {
                unsafe join(
                    segments[before].endDirection,
                    segments[i].startDirection,
                    at: segments[i].start,
                    into: &outline
                )
            }
            if unsafe segments[i].isLine {
                unsafe followLine(
                    from: segments[i].start,
                    to: segments[i].end,
                    direction: segments[i].startDirection,
                    into: &outline
                )
            } else {
                unsafe follow(segments[i], into: &outline)
            }
            before = i
        }
        guard before != nil else { return }
        let isSimple =
            outline.isEmpty
            && (unsafe count == 1 && segments[0].isLine
                || style.cap != .square
                    && strokeOutline.isSimple(
                        radius: radius,
                        isClosed: contour.isClosed,
                        isRound: style.cap == .round,
                        pixel: flattening.pixel
                    ))
        if contour.isClosed {
            let (from, to) = unsafe (segments[count - 1].endDirection, segments[0].startDirection)
            let isSmooth = Self.isSmooth(from, to)
            if isSmooth, strokeOutline.isUnbroken {
                strokeOutline.endAsRing(into: &outline)
                if isSimple { outline.markSimple() }
            } else {
                strokeOutline.end(into: &outline)
                if !isSmooth {
                    unsafe addJoin(from, to, at: segments[count - 1].end, into: &outline)
                }
            }
        } else {
            unsafe addEndCap(
                at: segments[count - 1].end,
                direction: segments[count - 1].endDirection
            )
            strokeOutline.end(into: &outline)
            if isSimple { outline.markSimple() }
        }
    }

    /// Ends the polygon where the path leaves the visible area.
    mutating func interrupt(into outline: inout PixelOutline) {
        // A cap without any line is discarded.
        if strokeOutline.last != nil {
            strokeOutline.end(into: &outline)
        } else {
            strokeOutline.begin(isUnbroken: false)
        }
    }

    // MARK: Ends

    mutating func addStartCap(at point: Point, direction: Vector) {
        let normal = direction.quarterTurned * radius
        switch style.cap {
        case .butt: break
        case .square:
            let back = point - direction * radius
            strokeOutline.add(right: back + normal, left: back - normal)
        case .round:
            let corners = capCorners(radius: normal.length)
            strokeOutline.addStartCap(corners, from: -normal, around: point)
        }
    }

    mutating func addEndCap(at point: Point, direction: Vector) {
        let normal = direction.quarterTurned * radius
        switch style.cap {
        case .butt: break
        case .square:
            let ahead = point + direction * radius
            strokeOutline.add(right: ahead + normal, left: ahead - normal)
        case .round:
            let corners = capCorners(radius: normal.length)
            strokeOutline.addEndCap(corners, from: normal, around: point)
        }
    }

    /// Returns the corners of a half turn. Caps with the same number of corners share them.
    mutating func capCorners(radius: Double) -> ArcCorners {
        if let cap, cap.radius == radius { return cap.corners }
        let steps = ArcCorners.steps(radius: radius, sweep: -.pi, flattening: flattening)
        if let cap, cap.corners.count == steps.last - 1 {
            self.cap?.radius = radius
            return cap.corners
        }
        let corners = ArcCorners(sweep: -.pi, steps: steps)
        cap = (corners, radius)
        return corners
    }

    /// Adds the dot that the caps draw for a contour without length.
    private func addDot(at point: Point, into outline: inout PixelOutline) {
        let right = Vector(dx: radius, dy: 0)
        let down = Vector(dx: 0, dy: radius)
        switch style.cap {
        case .butt: break
        case .square:
            outline.addOriented([
                point - right - down, point + right - down, point + right + down,
                point - right + down,
            ])
        case .round: addDisc(at: point, into: &outline)
        }
    }

    /// Adds a disc at a point, for round caps.
    func addDisc(at point: Point, into outline: inout PixelOutline) {
        let offset = Vector(dx: radius, dy: 0)
        var corners = [point + offset]
        RoundPen.addArc(
            from: offset,
            to: -offset,
            clockwise: true,
            around: point,
            flattening: flattening
        ) { corners.append($0) }
        corners.append(point - offset)
        RoundPen.addArc(
            from: -offset,
            to: offset,
            clockwise: true,
            around: point,
            flattening: flattening
        ) { corners.append($0) }
        outline.addOriented(corners)
    }
}
