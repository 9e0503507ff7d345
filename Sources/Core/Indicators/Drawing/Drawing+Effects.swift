import Raster

extension Drawing {
    /// Returns the items of a layer with its effects: projection, then blur, then shadow.
    func effects(
        _ placement: LayerPlacement,
        on items: [Scene.Item],
        of layer: Resolved.Layer,
        in container: Size,
        _ transform: Transform
    ) -> [Scene.Item] {
        var items = items
        if placement.isRotatedIn3D {
            guard let projection = projection(placement, of: layer, in: container, transform)
            else { return [] }
            // Items beyond the budget are not projected, because the design is rejected in that
            // case.
            if budget?.reserve(items) ?? true {
                items = items.map { $0.projected(by: projection) }
            }
        }
        guard !items.isEmpty else { return [] }
        // The factor for lengths. For an unevenly scaled container it is the geometric mean.
        let scale = abs(transform.determinant).squareRoot()
        if placement.blur > 0 {
            items = [.group(Group(items: items, blur: placement.blur * scale))]
        }
        guard let shadow = placement.shadow else { return items }
        return [.group(cast(shadow, by: items, scale, transform))] + items
    }

    private func cast(
        _ shadow: Resolved.Shadow,
        by items: [Scene.Item],
        _ scale: Double,
        _ transform: Transform
    ) -> Group {
        let offset = transform.apply(to: shadow.offset.value(at: instant))
        return Group(
            items: items.map { $0.moved(dx: offset.dx, dy: offset.dy) },
            measure: .silhouette(color(shadow.color)),
            blur: max(shadow.blur.value(at: instant), 0) * scale
        )
    }
}
