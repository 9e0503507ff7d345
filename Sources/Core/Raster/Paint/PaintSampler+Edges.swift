/// Gradients with hard edges.
extension PaintSampler {
    /// Returns a gradient whose hard edges, if there are any, have the form `edges`.
    static func sampler(
        _ table: GradientTable,
        _ positions: GradientPositions,
        edges form: @autoclosure () -> EdgedPositions.Form
    ) -> PaintSampler {
        if table.edges.isEmpty { return .gradient(table, positions) }
        return .edged(EdgedPositions(table, positions, form()))
    }

    /// Returns the hard edges of a conic gradient as rays in the image.
    static func rays(
        of table: GradientTable,
        from first: Angle,
        _ sweep: Double,
        _ center: Point,
        _ transform: Transform
    ) -> EdgedPositions.Form {
        let sign = sweep < 0 ? -1.0 : 1
        let rays = table.edges.edges.map { edge in
            let direction = Vector(angle: first + .turns(edge.location * sign))
            let along = transform.apply(to: direction).normalized ?? Vector(dx: 1, dy: 0)
            let forward = transform.apply(to: direction.quarterTurned * sign)
            let across = along.quarterTurned
            return (along: along, across: across.dot(forward) < 0 ? -across : across)
        }
        return .conic(center: transform.apply(to: center), rays: rays)
    }
}
