import Indicators

extension DesignWriter {
    /// Returns a unit point that may be driven.
    static func unitPoint(_ point: Driven<UnitPoint>) -> YAMLText {
        driven(point, unitPoint, held: heldUnitPoint)
    }

    /// Returns a unit point: its name if it has one, otherwise a list.
    private static func unitPoint(_ point: UnitPoint) -> YAMLText {
        named(point) ?? .list([number(point.x), number(point.y)])
    }

    /// Returns a unit point without a list, where a list would be a keyframe track.
    private static func heldUnitPoint(_ point: UnitPoint) -> YAMLText {
        named(point) ?? .fields([("x", number(point.x)), ("y", number(point.y))])
    }

    private static func named(_ point: UnitPoint) -> YAMLText? {
        UnitPoint.named.first { $0.point == point }.map { .plain($0.name) }
    }

    /// Returns the anchor: the fixed point of rotation and scaling.
    static func anchor(_ anchor: Layer.Anchor) -> YAMLText {
        switch anchor {
        case .unit(let point): unitPoint(point)
        case .points(let pair): .fields([("points", self.pair(pair))])
        }
    }

    /// Returns an anchor without a list, where a list would be a keyframe track.
    static func heldAnchor(_ anchor: Layer.Anchor) -> YAMLText {
        if case .unit(let point) = anchor { heldUnitPoint(point) } else { self.anchor(anchor) }
    }
}
