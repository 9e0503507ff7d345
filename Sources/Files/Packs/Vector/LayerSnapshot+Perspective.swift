import Indicators
import Raster

extension LayerSnapshot {
    /// The layer with a rotation in perspective applied to the points of its paths.
    ///
    /// This is exact for filled polygons. A stroke keeps one width, and gradients and curves are
    /// approximated; `viewer` is then still set. Images, clips and masks are seen in a parallel
    /// projection.
    var withoutPerspective: LayerSnapshot {
        guard viewer > 0 else { return self }
        guard clip == nil, mask == nil, content.hasOnlyOutlines else { return self }
        let pivot = anchor + offset
        let projection = Projection(.translation(dx: -pivot.dx, dy: -pivot.dy))
            .then(
                Projection(degreesX: rotation3D.dx, degreesY: rotation3D.dy, distance: viewer)
            )
            .then(Projection(.translation(dx: pivot.dx, dy: pivot.dy)))
        var layer = self
        layer.content = content.projected(affine, projection)
        layer.removeTransform()
        if content.isExactInPerspective { layer.viewer = 0 }
        return layer
    }

    /// The layer's transform to its container, without the rotation in space.
    private var affine: Transform {
        Transform.translation(dx: -anchor.dx, dy: -anchor.dy)
            .then(deformation)
            .then(.scale(x: scale.dx, y: scale.dy))
            .then(.turn(degrees: rotation))
            .then(.translation(dx: anchor.dx + offset.dx, dy: anchor.dy + offset.dy))
    }

    fileprivate mutating func removeTransform() {
        (anchor, offset, rotation3D) = (.zero, .zero, .zero)
        (rotation, scale, deformation) = (0, Vector(dx: 1, dy: 1), .identity)
    }

    /// Returns the layer with its points transformed, then projected.
    fileprivate func projected(_ transform: Transform, _ projection: Projection) -> LayerSnapshot {
        var layer = self
        layer.content = content.projected(affine.then(transform), projection)
        layer.removeTransform()
        return layer
    }

    fileprivate var hasOnlyOutlines: Bool {
        clip == nil && mask == nil && content.hasOnlyOutlines
    }

    fileprivate var isExactInPerspective: Bool { content.isExactInPerspective }
}

extension LayerSnapshot.Content {
    /// Whether the content has paths only, without images, clips and masks.
    fileprivate var hasOnlyOutlines: Bool {
        switch self {
        case .outline: true
        case .image: false
        case .group(let layers): layers.allSatisfy(\.hasOnlyOutlines)
        }
    }

    /// Whether projected points are enough to draw the content.
    fileprivate var isExactInPerspective: Bool {
        switch self {
        case .group(let layers): return layers.allSatisfy(\.isExactInPerspective)
        case .image: return false
        case .outline(let outline):
            guard outline.stroke == nil, case .solid? = outline.fill?.paint else { return false }
            return true
        }
    }

    fileprivate func projected(
        _ transform: Transform,
        _ projection: Projection
    ) -> LayerSnapshot.Content {
        func moved(_ point: Point) -> Point {
            let point = transform.apply(to: point)
            // Points behind the viewer have no place.
            return projection.depth(of: point) > 1e-3 ? projection.apply(to: point) : point
        }
        switch self {
        case .image: return self
        case .group(let layers):
            return .group(layers.map { $0.projected(transform, projection) })
        case .outline(var outline):
            outline.path = outline.path.mappingPoints(moved)
            outline.fill?.paint.mapPoints(moved)
            outline.stroke?.paint.mapPoints(moved)
            let center = moved(.zero)
            let right = moved(Point(x: 1, y: 0)) - center
            let down = moved(Point(x: 0, y: 1)) - center
            outline.stroke?.style.width *= abs(right.cross(down)).squareRoot()
            return .outline(outline)
        }
    }
}

extension Path {
    /// Returns the path, which has no arcs, with each point replaced.
    fileprivate func mappingPoints(_ moved: (Point) -> Point) -> Path {
        let components = components
        let points = stride(from: 0, to: components.count - 1, by: 2).map { index in
            moved(Point(x: components[index], y: components[index + 1]))
        }
        return replacing(points.flatMap { [$0.x, $0.y] })
    }
}

extension Paint {
    /// Replaces the points of a gradient.
    fileprivate mutating func mapPoints(_ moved: (Point) -> Point) {
        switch self {
        case .solid, .along, .image, .projected: break
        case .linear(let gradient, let start, let end):
            self = .linear(gradient, start: moved(start), end: moved(end))
        case .radial(let gradient, let center, let startRadius, let endRadius):
            self = .radial(
                gradient,
                center: moved(center),
                startRadius: startRadius,
                endRadius: endRadius
            )
        case .conic(let gradient, let center, let start, let end):
            self = .conic(gradient, center: moved(center), start: start, end: end)
        }
    }
}
