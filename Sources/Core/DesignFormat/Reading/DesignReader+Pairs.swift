import Base
import Indicators

extension DesignReader {
    /// Two numbers that may be driven, both at once or, as `{x: …, y: …}`, each by itself.
    func drivenPair(_ node: YAMLNode?, _ bounds: NumberBounds) -> DrivenPair? {
        axesOrBoth(node, bounds) { driven($0, .pair(bounds)).map(DrivenPair.joint) }
    }

    /// A factor for both axes, or, as `{x: …, y: …}`, one for each.
    func drivenScale(_ node: YAMLNode?) -> DrivenPair? {
        axesOrBoth(node, .factor) { node in
            hasPairs(node)
                ? driven(node, .scale).map(DrivenPair.joint)
                : driven(node, .equalScale).map(DrivenPair.equal)
        }
    }

    /// Whether a factor is given by axis anywhere: by a list that stands by itself, by a list or a place
    /// in a course.
    private func hasPairs(_ node: YAMLNode, inList: Bool = false) -> Bool {
        if node.isPlace { return true }
        if let items = node.items {
            return inList || isListOfScalars(node) || items.contains { hasPairs($0, inList: true) }
        }
        return node.entries?.contains { entry in
            let isCourse =
                KeyTime(entry.key) != nil || entry.key == "before" || entry.key == "after"
            if entry.key == "each" { return entry.value.items?.contains { hasPairs($0) } ?? false }
            if isCourse || entry.key.hasPrefix("$") { return hasPairs(entry.value) }
            // In a map by state a list is a course.
            guard let items = entry.value.items else { return hasPairs(entry.value) }
            return Self.stateKeys.contains(entry.key)
                && items.contains { hasPairs($0, inList: true) }
        } ?? false
    }

    private func axesOrBoth(
        _ node: YAMLNode?,
        _ bounds: NumberBounds,
        _ both: (YAMLNode) -> DrivenPair?
    ) -> DrivenPair? {
        guard let node else { return nil }
        let hasAxes = contains(node) { node in
            node.entries?.contains { $0.key == "x" || $0.key == "y" } ?? false
        }
        guard hasAxes else { return both(node) }
        if node.reference != nil {
            return choice(node) { axesOrBoth($0, bounds, both) }.map(DrivenPair.choice)
        }
        return axes(of: node, bounds)
    }

    private func axes(of node: YAMLNode, _ bounds: NumberBounds) -> DrivenPair? {
        let entries = node.entries ?? []
        reportOthers(of: entries)
        let fields = Fields(mark: node.mark, entries: entries)
        return .axes(
            x: driven(fields["x"], .number(bounds)),
            y: driven(fields["y"], .number(bounds))
        )
    }
}
