import Base
import Raster

/// The shapes of Lottie: paths, paints and groups inside one layer.
struct LottieShapes {
    let timeline: LottieTimeline

    /// Returns a group with the content of a layer and its transform, or `nil` if it is empty.
    ///
    /// The layer and its sublayers must have nothing that only layers of Lottie have, such as
    /// masks.
    func group(_ layer: VectorLayer) -> JSON? {
        if layer.isInvisible { return nil }
        let items = contents(of: layer)
        guard !items.isEmpty else { return nil }
        var transform = LottieTransform(timeline: timeline).members(
            layer.transform,
            opacity: layer.opacity
        )
        transform.insert(JSON.Member("ty", "tr"), at: 0)
        return [
            "ty": "gr", "nm": .string(layer.label), "it": .array(items + [.object(transform)]),
        ]
    }

    /// Returns the content of a layer without its transform. What is on top comes first.
    func contents(of layer: VectorLayer) -> [JSON] {
        switch layer.content {
        case .image: []
        case .group(let layers): layers.reversed().compactMap { group($0) }
        case .shape(let shape): items(of: shape)
        }
    }

    /// Returns the paths, the trim and the paints of an outline.
    ///
    /// - Parameter solid: A colour instead of all paints, for a matte.
    func items(of shape: VectorShape, solid: Color? = nil) -> [JSON] {
        let count = shape.path.first.lottieContours.count
        var items = (0..<count).map { index in path(shape.path, contour: index) }
        if let trim = shape.trim {
            items.append([
                "ty": "tm",
                "s": ["a": 0, "k": 0],
                "e": timeline.property(trim.length) { [$0.value * 100] },
                "o": timeline.property(trim.start) { [$0.value * 360] },
                // 1 trims each path by itself, 2 all of them as one.
                "m": count > 1 ? 2 : 1,
            ])
        }
        if let stroke = shape.stroke { items.append(self.stroke(stroke, solid: solid)) }
        if let fill = shape.fill {
            let paint = solid.map { Animated(Paint.solid($0), sequences: timeline.segments.count) }
            let rule = JSON.Member("r", fill.rule == .evenOdd ? 2 : 1)
            items.append(.object(self.paint(paint ?? fill.paint, "fl", "gf") + [rule]))
        }
        return items
    }

    /// Returns one contour of a path.
    private func path(_ path: Animated<Path>, contour index: Int) -> JSON {
        ["ty": "sh", "ks": property(of: path, contour: index)]
    }

    /// Returns a contour of a path as a property.
    func property(of path: Animated<Path>, contour index: Int) -> JSON {
        timeline.property(path) { path -> JSON in
            let contours = path.lottieContours
            return index < contours.count ? contours[index].json : .null
        }
    }

    private func stroke(_ stroke: VectorShape.Stroke, solid: Color?) -> JSON {
        let paint = solid.map { Animated(Paint.solid($0), sequences: timeline.segments.count) }
        var members = self.paint(paint ?? stroke.paint, "st", "gs")
        members.append(
            JSON.Member("w", timeline.property(stroke.width) { [$0.values[0]] })
        )
        let cap: JSON =
            switch stroke.cap {
            case .butt: 1
            case .round: 2
            case .square: 3
            }
        let join: JSON =
            switch stroke.join {
            case .miter: 1
            case .round: 2
            case .bevel: 3
            }
        members.append(JSON.Member("lc", cap))
        members.append(JSON.Member("lj", join))
        if stroke.join == .miter { members.append(JSON.Member("ml", .rounded(stroke.miterLimit))) }
        let dashes = self.dashes(stroke)
        if !dashes.isEmpty { members.append(JSON.Member("d", .array(dashes))) }
        return .object(members)
    }

    private func dashes(_ stroke: VectorShape.Stroke) -> [JSON] {
        let count = stroke.dash.first.values.count
        guard count > 0 else { return [] }
        let lengths = (0..<count).map { index -> JSON in
            [
                "n": .string(index.isMultiple(of: 2) ? "d" : "g"),
                "v": timeline.property(stroke.dash) { [$0.values[index]] },
            ]
        }
        return lengths + [
            ["n": "o", "v": timeline.property(stroke.dashPhase) { [$0.values[0]] }]
        ]
    }

    /// Returns the members of a paint. `solid` and `gradient` are Lottie's types for it.
    private func paint(
        _ paint: Animated<Paint>,
        _ solid: String,
        _ gradient: String
    ) -> [JSON.Member] {
        switch paint.first {
        case .linear, .radial, .conic:
            return LottieGradient(timeline: timeline, paint: paint).members(type: gradient)
        case .solid, .along, .image, .projected:
            let color = paint.map { paint -> Color in
                guard case .solid(let color) = paint else { return .clear }
                return color
            }
            return [
                JSON.Member("ty", .string(solid)),
                JSON.Member(
                    "c",
                    timeline.property(color) { [$0.red, $0.green, $0.blue, 1] }
                ),
                JSON.Member("o", timeline.property(color) { [$0.alpha * 100] }),
            ]
        }
    }
}

/// A contour as Lottie stores it: points, and for each the control points before and after it,
/// relative to the point.
struct LottieContour {
    private var points: [Point] = []
    private var before: [Vector] = []
    private var after: [Vector] = []
    private var isClosed = false

    fileprivate init(start: Point) { add(start, before: .zero) }

    fileprivate mutating func add(_ point: Point, before control: Vector) {
        points.append(point)
        before.append(control)
        after.append(.zero)
    }

    fileprivate mutating func addCurve(_ first: Point, _ second: Point, _ end: Point) {
        after[after.count - 1] = first - points[points.count - 1]
        add(end, before: second - end)
    }

    fileprivate var last: Point { points[points.count - 1] }

    /// Closes the contour. A last point equal to the first is merged with it.
    fileprivate mutating func close() {
        isClosed = true
        guard points.count > 2, (last - points[0]).length < 1e-6 else { return }
        before[0] = before.removeLast()
        points.removeLast()
        after.removeLast()
    }

    var json: JSON {
        func list(_ pairs: [(Double, Double)]) -> JSON {
            .array(pairs.map { .array([.rounded($0.0), .rounded($0.1)]) })
        }
        return [
            "c": .bool(isClosed), "v": list(points.map { ($0.x, $0.y) }),
            "i": list(before.map { ($0.dx, $0.dy) }), "o": list(after.map { ($0.dx, $0.dy) }),
        ]
    }
}

extension Path {
    /// The contours of a path without arcs.
    var lottieContours: [LottieContour] {
        var contours: [LottieContour] = []
        func edit(_ change: (inout LottieContour) -> Void) {
            guard !contours.isEmpty else { return }
            change(&contours[contours.count - 1])
        }
        for element in elements {
            switch element {
            case .move(let point): contours.append(LottieContour(start: point))
            case .line(let end), .arc(_, _, let end): edit { $0.add(end, before: .zero) }
            case .quad(let control, let end):
                // The cubic curve equal to a quadratic one.
                edit { contour in
                    let start = contour.last
                    contour.addCurve(
                        start + (control - start) * (2.0 / 3),
                        end + (control - end) * (2.0 / 3),
                        end
                    )
                }
            case .cubic(let first, let second, let end): edit { $0.addCurve(first, second, end) }
            case .close: edit { $0.close() }
            }
        }
        return contours
    }
}
