import Raster

extension Drawing {
    /// From a layer's own space to its container's: scaled and turned about the anchor, then
    /// moved by the offset.
    func transform(
        _ placement: LayerPlacement,
        of layer: Resolved.Layer,
        in container: Size
    ) -> Transform {
        let (scale, degrees, offset) = (placement.scale, placement.rotation, placement.offset)
        let isStill = scale.dx == 1 && scale.dy == 1 && degrees == 0
        guard !isStill || placement.deformation != nil else {
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

    /// What turning a layer in space about its anchor makes of the picture, its container's axes being
    /// sent to pixels by `transform`; nil where these lie on a line.
    func projection(
        _ placement: LayerPlacement,
        of layer: Resolved.Layer,
        in container: Size,
        _ transform: Transform
    ) -> Projection? {
        let anchor = point(of: placement.anchor, of: layer, in: container) + placement.offset
        let frame = Transform.translation(dx: anchor.dx, dy: anchor.dy).then(transform)
        guard let inverse = frame.inverted else { return nil }
        let turn = Projection(
            degreesX: placement.rotationX,
            degreesY: placement.rotationY,
            distance: placement.viewer > 0 ? placement.viewer : nil
        )
        return Projection(inverse).then(turn).then(Projection(frame))
    }

    /// Where an anchor lies, in points from the layer's centre. The middle of most frames is there, but
    /// not of a line's or a polygon's.
    func point(
        of anchor: Resolved.Anchor,
        of layer: Resolved.Layer,
        in container: Size
    ) -> Vector {
        anchor.place { frame(of: layer, in: container) }
    }

    /// The rectangle that a layer's unit points refer to, in its own space.
    private func frame(of layer: Resolved.Layer, in container: Size) -> Rect {
        switch layer.content {
        case .outline(let painted): painted.outline.frame(at: instant)
        case .image(let picture): Rect(center: .zero, size: picture.size.size(at: instant))
        case .component(_, let canvas): Rect(center: .zero, size: canvas)
        case .group, .repetition: Rect(center: .zero, size: container)
        }
    }
}
