import Raster

extension Drawing {
    /// Returns the transform from a layer's coordinates to its container's: scale and rotation
    /// about the anchor, then the offset.
    func transform(
        _ placement: LayerPlacement,
        of layer: Resolved.Layer,
        in container: Size
    ) -> Transform {
        let (scale, degrees, offset) = (placement.scale, placement.rotation, placement.offset)
        let isIdentity = scale.dx == 1 && scale.dy == 1 && degrees == 0
        guard !isIdentity || placement.deformation != nil else {
            return .translation(dx: offset.dx, dy: offset.dy)
        }
        let anchor = point(of: placement.anchor, of: layer, in: container)
        var shape = Transform.translation(dx: -anchor.dx, dy: -anchor.dy)
        if let deformation = placement.deformation { shape = shape.then(deformation) }
        return
            shape
            .then(.scale(x: scale.dx, y: scale.dy))
            .then(.turn(degrees: degrees))
            .then(.translation(dx: anchor.dx + offset.dx, dy: anchor.dy + offset.dy))
    }

    /// Returns the projection, in pixels, of a layer's 3D rotation about its anchor. Returns `nil`
    /// if `transform` is singular.
    func projection(
        _ placement: LayerPlacement,
        of layer: Resolved.Layer,
        in container: Size,
        _ transform: Transform
    ) -> Projection? {
        let anchor = point(of: placement.anchor, of: layer, in: container) + placement.offset
        let frame = Transform.translation(dx: anchor.dx, dy: anchor.dy).then(transform)
        guard let inverse = frame.inverted else { return nil }
        let rotation = Projection(
            degreesX: placement.rotationX,
            degreesY: placement.rotationY,
            distance: placement.viewer > 0 ? placement.viewer : nil
        )
        return Projection(inverse).then(rotation).then(Projection(frame))
    }

    /// Returns the offset of the anchor from the layer's centre, in points. A frame need not be
    /// centred: those of lines and polygons are bounding boxes.
    func point(
        of anchor: Resolved.Anchor,
        of layer: Resolved.Layer,
        in container: Size
    ) -> Vector {
        anchor.offset { frame(of: layer, in: container) }
    }

    /// Returns the frame that a layer's unit points refer to, in the layer's coordinates.
    private func frame(of layer: Resolved.Layer, in container: Size) -> Rect {
        switch layer.content {
        case .outline(let painted): painted.outline.frame(at: instant)
        case .image(let image): Rect(center: .zero, size: image.size.size(at: instant))
        case .component(_, let canvas): Rect(center: .zero, size: canvas)
        case .group, .repetition: Rect(center: .zero, size: container)
        }
    }
}
