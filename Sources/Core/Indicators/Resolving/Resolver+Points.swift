import Raster

extension DrivenResolution where Value == UnitPoint, Output == Point {
    /// The resolution of points of a frame.
    static let unitPoint = DrivenResolution(
        resolve: { resolver, point in
            resolver.value(
                of: point,
                { resolver, point, _ in resolver.unitPoint(point) },
                from: UnitPoint.init
            )
        },
        interpolate: { $0.mixed(with: $1, at: $2) },
        measure: .position,
        components: { [$0.x, $0.y] },
        expressionBasis: { _ in
            ExpressionBasis(
                corners: ExpressionForm.corners.map { Point(x: $0.x, y: $0.y) },
                bounds: .factor
            )
        }
    )
}

extension DrivenResolution where Value == Layer.Anchor, Output == Resolved.Anchor {
    /// The resolution of anchors.
    static let anchor = DrivenResolution(
        resolve: { resolver, anchor in
            resolver.value(
                of: anchor,
                { resolver, anchor, _ in resolver.anchor(anchor) },
                from: Layer.Anchor.init
            )
        },
        interpolate: { $0.mixed(with: $1, at: $2) },
        measure: .position,
        components: { $0.components },
        additionError:
            "anchors cannot be added; use “from: current” to start at the previous anchor",
        expressionBasis: { form in
            ExpressionBasis(
                corners: ExpressionForm.corners.map { x, y in
                    form.isInPoints
                        ? .points(Vector(dx: x, dy: y)) : .unit(Point(x: x, y: y))
                },
                bounds: form.isInPoints ? .points : .factor
            )
        }
    )
}

extension Resolver {
    fileprivate mutating func unitPoint(_ point: UnitPoint) -> Point? {
        let values = each([point.x, point.y]) { $0.number($1, .factor) }
        return values.map { Point(x: $0[0], y: $0[1]) }
    }

    fileprivate mutating func anchor(_ anchor: Layer.Anchor) -> Resolved.Anchor? {
        switch anchor {
        case .unit(let point): unitPoint(point).map(Resolved.Anchor.unit)
        case .points(let pair):
            at("points") { $0.pair(pair, .points) }.map(Resolved.Anchor.points)
        }
    }
}
