import Base
import Indicators

extension DesignReader {
    /// Parses two numbers that may be driven, together or by axis as `{x: …, y: …}`.
    func drivenPair(_ node: YAMLNode?, _ bounds: NumberBounds) -> DrivenPair? {
        axesOrBoth(node, bounds) { driven($0, .pair(bounds)).map(DrivenPair.joint) }
    }

    /// Parses a scale factor for both axes, or one per axis as `{x: …, y: …}`.
    func drivenScale(_ node: YAMLNode?) -> DrivenPair? {
        axesOrBoth(node, .factor) { node in
            hasPairs(node)
                ? driven(node, .scale).map(DrivenPair.joint)
                : driven(node, .equalScale).map(DrivenPair.equal)
        }
    }

    /// Whether a scale has different factors per axis: a list of two numbers or `{x: …, y: …}`, by
    /// itself or in a keyframe track.
    private func hasPairs(_ node: YAMLNode, inList: Bool = false) -> Bool {
        if node.isPointMap { return true }
        if let items = node.items {
            return inList || isListOfScalars(node) || items.contains { hasPairs($0, inList: true) }
        }
        return node.entries?.contains { entry in
            let isTrack =
                KeyTime(entry.key) != nil || entry.key == "before" || entry.key == "after"
            if entry.key == "each" { return entry.value.items?.contains { hasPairs($0) } ?? false }
            if isTrack || entry.key.hasPrefix("$") { return hasPairs(entry.value) }
            // In a map with values by state, a list is a keyframe track.
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
        reportKeysOtherThanAxes(in: entries)
        let fields = Fields(mark: node.mark, entries: entries)
        return .axes(
            x: driven(fields["x"], .number(bounds)),
            y: driven(fields["y"], .number(bounds))
        )
    }
}
