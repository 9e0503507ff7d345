import Indicators

extension DesignWriter {
    /// A point of a frame that may move.
    static func unitPoint(_ point: Driven<UnitPoint>) -> YAMLText {
        driven(point, unitPoint, held: heldUnitPoint)
    }

    /// A point of a frame: by its name, if it has one.
    private static func unitPoint(_ point: UnitPoint) -> YAMLText {
        named(point) ?? .list([number(point.x), number(point.y)])
    }

    /// A point of a frame where a list would be a course.
    private static func heldUnitPoint(_ point: UnitPoint) -> YAMLText {
        named(point) ?? .fields([("x", number(point.x)), ("y", number(point.y))])
    }

    private static func named(_ point: UnitPoint) -> YAMLText? {
        UnitPoint.named.first { $0.point == point }.map { .plain($0.name) }
    }

    /// The point that turning and scaling leave alone.
    static func anchor(_ anchor: Layer.Anchor) -> YAMLText {
        switch anchor {
        case .unit(let point): unitPoint(point)
        case .points(let pair): .fields([("points", self.pair(pair))])
        }
    }

    /// The same where a list would be a course.
    static func heldAnchor(_ anchor: Layer.Anchor) -> YAMLText {
        if case .unit(let point) = anchor { heldUnitPoint(point) } else { self.anchor(anchor) }
    }
}
