import Base
import Indicators
import Raster

extension DesignReader {
    /// Two numbers in a list, or as `{x: 1, y: 2}`.
    func place(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
        guard node.isPlace else { return listedPlace(node, bounds) }
        let entries = node.entries ?? []
        reportOthers(of: entries)
        let fields = Fields(mark: node.mark, entries: entries)
        guard let x = fields["x"], let y = fields["y"] else {
            let x = fields["x"].map(ForeignValues.text)
            let y = fields["y"].map(ForeignValues.text)
            let other = bounds.measure == .factor ? x ?? y ?? "1" : "0"
            log.report(
                "a place needs both x and y",
                at: node.mark,
                hint: "write {x: \(x ?? other), y: \(y ?? other)}"
            )
            return nil
        }
        for axis in [x, y] where !isScalar(axis) {
            log.report(
                "expected a number, found \(axis.summary): here a place does not move by axis",
                at: axis.mark,
                hint: "x and y stand outermost, as in {x: {pulling: [0, 10]}, y: 0}"
            )
            return nil
        }
        guard let x = number(x, of: bounds), let y = number(y, of: bounds) else { return nil }
        return Pair(x, y)
    }

    private func listedPlace(_ node: YAMLNode, _ bounds: NumberBounds) -> Pair? {
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
                    ?? "two numbers are one for each axis; a course of all states is "
                    + "{default: [0, 1, 0]}, or of pairs [[0, 0], [0, 10]]"
            )
            return nil
        }
        return plainPair(node, bounds)
    }

    /// A point of a frame that may move.
    func drivenUnitPoint(_ node: YAMLNode?) -> Driven<UnitPoint>? { driven(node, .unitPoint) }

    /// A point of a frame, as its name, `[x, y]` or `{x: …, y: …}`.
    func plainUnitPoint(_ node: YAMLNode) -> UnitPoint? {
        if node.items != nil || node.isPlace {
            return place(node, .factor).map { UnitPoint($0.x, $0.y) }
        }
        if let named = UnitPoint.named.first(where: { $0.name == node.text }) { return named.point }
        let meant = node.text.flatMap {
            ForeignWord.meant(by: $0, among: UnitPoint.named.map { $0.name })
        }
        log.report(
            "expected a unit point [x, y] or its name, found \(node.summary)",
            at: node.mark,
            hint: meant.map { "did you mean “\($0)”?" }
                ?? NearestName.hint(for: node.text ?? "", among: UnitPoint.named.map { $0.name })
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
