import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a point, as `[1, 2]` or `{x: 1, y: 2}`.
    func point(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
        guard node.isPointMap else { return pointInList(node, bounds) }
        let entries = node.entries ?? []
        reportKeysOtherThanAxes(in: entries)
        let fields = Fields(mark: node.mark, entries: entries)
        guard let x = fields["x"], let y = fields["y"] else {
            let x = fields["x"].map(HintValues.text)
            let y = fields["y"].map(HintValues.text)
            let other = bounds.measure == .factor ? x ?? y ?? "1" : "0"
            log.report(
                "a point needs both x and y",
                at: node.mark,
                hint: "write {x: \(x ?? other), y: \(y ?? other)}"
            )
            return nil
        }
        for axis in [x, y] where !isScalar(axis) {
            log.report(
                "expected a number, found \(axis.summary); "
                    + "x and y cannot be animated separately here",
                at: axis.mark,
                hint: "make x and y the outermost keys, as in {x: {pulling: [0, 10]}, y: 0}"
            )
            return nil
        }
        guard let x = number(x, of: bounds), let y = number(y, of: bounds) else { return nil }
        return Pair(x, y)
    }

    private func pointInList(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
        guard let node = literal(node) else { return nil }
        guard let items = node.items else {
            log.report(
                "expected two numbers, found \(node.summary)",
                at: node.mark,
                hint: bounds.measure == .extent && node.isNumber
                    ? "write [\(node.flow), \(node.flow)]" : "write {x: 0, y: 10}"
            )
            return nil
        }
        guard items.count == 2 else {
            log.report(
                "expected two numbers, found a list of \(items.count)",
                at: node.mark,
                hint: NumberAdvice.decimalCommas(in: items, count: 2...2)
                    ?? "two numbers are x and y; to animate in all states, write "
                    + "{default: [0, 1, 0]}, or [[0, 0], [0, 10]] for pairs"
            )
            return nil
        }
        return plainPair(node, bounds)
    }

    /// Parses a unit point that may be driven.
    func drivenUnitPoint(_ node: YAMLNode?) -> Driven<UnitPoint>? { driven(node, .unitPoint) }

    /// Parses a unit point: a name, `[x, y]` or `{x: …, y: …}`, as fractions of a frame.
    func plainUnitPoint(_ node: YAMLNode) -> UnitPoint? {
        if node.items != nil || node.isPointMap {
            return point(node, .factor).map { UnitPoint($0.x, $0.y) }
        }
        if let named = UnitPoint.named.first(where: { $0.name == node.text }) { return named.point }
        let meant = node.text.flatMap {
            ThirdPartyWord.meant(by: $0, among: UnitPoint.named.map { $0.name })
        }
        log.report(
            "expected a unit point [x, y] or its name, found \(node.summary)",
            at: node.mark,
            hint: meant.map { "did you mean “\($0)”?" }
                ?? NearestName.hint(for: node.text ?? "", among: UnitPoint.named.map { $0.name })
        )
        return nil
    }

    /// Parses an anchor: a unit point, or `{points: [x, y]}` relative to the layer's centre.
    func anchor(_ node: YAMLNode) -> Layer.Anchor? {
        guard let entries = node.entries, !node.isPointMap else {
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
