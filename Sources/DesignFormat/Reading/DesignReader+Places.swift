import Base
import Indicators
import Raster

extension DesignReader {
    /// A point of a frame that may move.
    func drivenUnitPoint(_ node: YAMLNode?) -> Driven<UnitPoint>? { driven(node, .unitPoint) }

    /// A point of a frame, as its name, `[x, y]` or `{x: …, y: …}`.
    func plainUnitPoint(_ node: YAMLNode) -> UnitPoint? {
        if node.items != nil || node.isPlace {
            return place(node, .factor).map { UnitPoint($0.x, $0.y) }
        }
        if let named = UnitPoint.named.first(where: { $0.name == node.text }) { return named.point }
        log.report(
            "expected a unit point [x, y] or its name, found \(node.summary)",
            at: node.mark,
            hint: NearestName.hint(for: node.text ?? "", among: UnitPoint.named.map { $0.name })
        )
        return nil
    }

    /// A unit point, or `{points: [x, y]}` from the layer's centre.
    func anchor(_ node: YAMLNode) -> Layer.Anchor? {
        guard let entries = node.entries, !node.isPlace else {
            return plainUnitPoint(node).map(Layer.Anchor.unit)
        }
        guard entries.count == 1, entries[0].key == "points" else {
            log.report(
                "expected a unit point or {points: [x, y]}, found \(node.summary)",
                at: node.mark
            )
            return nil
        }
        return pair(entries[0].value, of: .points).map(Layer.Anchor.points)
    }
}
