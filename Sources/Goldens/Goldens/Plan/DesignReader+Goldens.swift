import Base
import DesignFormat
import Frames
import Indicators

extension DesignReader {
    /// Reads a plan of goldens. Adds problems to the log.
    func goldenPlan(_ root: YAMLNode) -> GoldenPlan? {
        guard let fields = fields(of: root, .goldenPlan) else { return nil }
        if let version = fields["pinwheel"] { checkVersion(version) }
        let tolerance = fields["tolerance"].map { self.tolerance($0) } ?? PlannedTolerance()
        let sets = fields["sets"].flatMap { list($0, count: 1...1_000) } ?? []
        return GoldenPlan(
            folder: fields["goldens"].flatMap(placedText),
            sets: sets.compactMap { goldenSet($0, tolerance: tolerance) }
        )
    }

    private func goldenSet(_ node: YAMLNode, tolerance: PlannedTolerance) -> GoldenSet? {
        guard let fields = fields(of: node, .goldenSet) else { return nil }
        let scale = NumberBounds(range: Environment.scales, unit: "")
        let rate = NumberBounds(range: 0.1...1_000, unit: "")
        let replays = plannedReplays(fields)
        let defaults =
            replays == nil ? Program.current.defaultGoldenDesigns.map { Located($0) } : []
        let set = GoldenSet(
            name: fields["name"].flatMap(setName),
            designs: fields["designs"].map(placedTexts) ?? defaults,
            states: fields["states"].map { words($0, "a state") },
            steps: fields["steps"].flatMap { integer($0, in: 1...DesignLimits.frames) },
            replays: replays,
            fps: fields["fps"].flatMap { number($0, rate) } ?? 60,
            wholePeriods: fields["wholePeriods"].flatMap(boolean) ?? false,
            scales: fields["scales"].map { distinct($0) { self.number($0, scale) } } ?? [1],
            appearances: fields["appearances"].map { words($0, "an appearance") }
                ?? [.light, .dark],
            palette: fields["palette"].flatMap { word($0, "a palette") } ?? .ios18,
            parameters: fields["parameters"].map(plannedParameters) ?? [],
            tolerance: fields["tolerance"].map { self.tolerance($0, from: tolerance) } ?? tolerance
        )
        if set.designs.isEmpty {
            refuse(["states", "steps", "wholePeriods"], in: fields, without: "designs")
        }
        return set
    }

    /// Reports keys that have no effect because the set has no designs or no lifecycles. `what` is
    /// "designs" or "lifecycles".
    func refuse(_ keys: [String], in fields: Fields, without what: String) {
        for key in keys {
            guard let node = fields[key] else { continue }
            let others = ObjectSchema.goldenSet.keys.filter { !keys.contains($0) }
            log.report(
                "“\(key)” applies to \(what), but the set has none",
                at: node.mark,
                hint: NearestName.suggestion(for: key, among: others)
                    .map { "did you mean “\($0)”?" }
            )
        }
    }

    private func setName(_ node: YAMLNode) -> String? {
        guard let name = text(node) else { return nil }
        guard NameSyntax.isName(name) else {
            log.report(
                "\(node.summary) cannot name a set; use letters, digits, - and _, starting "
                    + "with a letter",
                at: node.mark
            )
            return nil
        }
        return name
    }

    /// Reads one string or a list of strings, with their locations.
    func placedTexts(_ node: YAMLNode) -> [Located<String>] { some(node).compactMap(placedText) }

    /// Reads a string with its location.
    func placedText(_ node: YAMLNode) -> Located<String>? {
        text(node).map { Located($0, line: node.mark.line, column: node.mark.column) }
    }

    private func plannedParameters(_ node: YAMLNode) -> [Located<PlannedParameter>] {
        guard let entries = node.entries else {
            log.report(
                "expected a map of parameters and their values, found \(node.summary)",
                at: node.mark
            )
            return []
        }
        return entries.map { entry in
            let parameter = PlannedParameter(name: entry.key, value: entry.value.flow)
            return Located(parameter, line: entry.mark.line, column: entry.mark.column)
        }
    }

    private func tolerance(
        _ node: YAMLNode,
        from defaults: PlannedTolerance = PlannedTolerance()
    ) -> PlannedTolerance {
        guard let fields = fields(of: node, .goldenTolerance) else { return defaults }
        var tolerance = defaults
        let pixels = 0...DesignLimits.pixels
        if let step = fields["step"].flatMap({ integer($0, in: 0...255) }) {
            tolerance.step = step
        }
        if let share = fields["share"].flatMap({ number($0, .fraction) }) {
            tolerance.share = share
        }
        if let density = fields["density"].flatMap({ integer($0, in: pixels) }) {
            tolerance.density = density
        }
        if let window = fields["window"].flatMap({ integer($0, in: 1...DesignLimits.pixelSide) }) {
            tolerance.window = window
        }
        if let share = fields["sequenceShare"].flatMap({ number($0, .fraction) }) {
            tolerance.sequenceShare = share
        }
        return tolerance
    }

    /// Reads one choice of an enumeration or a list of choices. Reports duplicates.
    func words<Choice: RawRepresentable & CaseIterable & Equatable>(
        _ node: YAMLNode,
        _ title: String
    ) -> [Choice] where Choice.RawValue == String {
        distinct(node) { word($0, title) }
    }

    /// Reads one value or a list of values with `read`. Reports duplicates.
    func distinct<Value: Equatable>(
        _ node: YAMLNode,
        _ read: (YAMLNode) -> Value?
    ) -> [Value] {
        var values: [Value] = []
        for item in some(node) {
            guard let value = read(item) else { continue }
            if values.contains(value) {
                log.report("\(item.summary) is given twice", at: item.mark)
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// Returns the items of a list, or the value itself if it is not a list.
    func some(_ node: YAMLNode) -> [YAMLNode] {
        guard node.items != nil else { return [node] }
        return list(node, count: 1...1_000) ?? []
    }
}
