import Raster

/// Unit points by the names that SwiftUI gives them.
enum UnitPointName: String, CaseIterable {
    case center, top, bottom, leading, trailing
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The place in a frame of 1 by 1.
    var point: Point {
        switch self {
        case .center: Point(x: 0.5, y: 0.5)
        case .top: Point(x: 0.5, y: 0)
        case .bottom: Point(x: 0.5, y: 1)
        case .leading: Point(x: 0, y: 0.5)
        case .trailing: Point(x: 1, y: 0.5)
        case .topLeading: Point(x: 0, y: 0)
        case .topTrailing: Point(x: 1, y: 0)
        case .bottomLeading: Point(x: 0, y: 1)
        case .bottomTrailing: Point(x: 1, y: 1)
        }
    }
}

extension DesignReader {
    /// A place on a frame: a name or `[x, y]` with 0, 0 at the top left and 1, 1 opposite.
    func unitPoint(_ node: YAMLNode?, standard: Point) -> Point {
        guard let node, let resolved = resolved(node) else { return standard }
        if resolved.items != nil {
            return pair(resolved, .factor).map { Point(x: $0.dx, y: $0.dy) } ?? standard
        }
        let name: UnitPointName? = word(resolved, "a unit point [x, y] or its name")
        return name?.point ?? standard
    }

    /// A unit point, or `{points: [x, y]}` from the layer's centre.
    func anchor(_ node: YAMLNode?) -> Anchor {
        guard let node, let resolved = resolved(node) else { return .center }
        if let entries = resolved.entries {
            guard entries.count == 1, entries[0].key == "points" else {
                log.report(
                    "expected a unit point or {points: [x, y]}, found \(resolved.summary)",
                    at: resolved.mark
                )
                return .center
            }
            return pair(entries[0].value, .points).map(Anchor.points) ?? .center
        }
        return .unit(unitPoint(resolved, standard: Point(x: 0.5, y: 0.5)))
    }
}
