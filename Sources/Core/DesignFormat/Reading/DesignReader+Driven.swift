import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses a value that may differ by state, by copy and over time. Returns `nil` if `node` is
    /// `nil`, or after reporting an error.
    func driven<Value>(_ node: YAMLNode?, _ reading: ValueReading<Value>) -> Driven<Value>? {
        guard let node else { return nil }
        let values = ParsedValues<Value>()
        return form(node, values.reading(reading)).map { Driven($0, of: values.list) }
    }

    /// Parses a keyframe track whose times are at most `latest`.
    func track<Value>(
        _ node: YAMLNode,
        _ reading: ValueReading<Value>,
        latest: Double
    ) -> Driven<Value>? {
        let values = ParsedValues<Value>()
        return track(node, values.reading(reading), latest: latest)
            .map { Driven($0, of: values.list) }
    }

    private func form(_ node: YAMLNode, _ reading: FormReading) -> DrivenForm? {
        if node.reference != nil { return reference(node) { form($0, reading) } }
        if let nodes = reading.expression(node) {
            return expression(nodes).map(DrivenForm.expression)
        }
        if reading.isSingleList(self, node) {
            return reading.value(self, node).map(DrivenForm.constant)
        }
        guard let entries = node.entries, !reading.isSingle(node) else {
            return track(node, reading, latest: 1)
        }
        if let list = eachList(of: node) { return each(list) { form($0, reading) } }
        guard isByState(entries) else { return track(node, reading, latest: 1) }
        return byState(entries, reading)
    }

    /// Parses a form for each copy. Returns `nil` after reporting an error.
    private func each(
        _ list: [YAMLNode],
        _ read: (YAMLNode) -> DrivenForm?
    ) -> DrivenForm? {
        let forms = list.compactMap { item -> DrivenForm? in
            guard let form = read(item) else { return nil }
            guard form.copyCounts.isEmpty else {
                log.report(
                    ValueMessages.nestedEach,
                    at: item.entries?.first { $0.key == "each" }?.mark ?? item.mark,
                    hint: ValueMessages.nestedEachHint
                )
                return nil
            }
            return form
        }
        return forms.count == list.count && !forms.isEmpty ? .each(forms) : nil
    }

    private func byState(_ entries: [YAMLNode.Entry], _ reading: FormReading) -> DrivenForm {
        var named: [DrivenForm.State] = []
        var fallback: DrivenForm?
        reportUnknownKeys(in: entries, reading)
        for entry in entries {
            if entry.key == "default" {
                fallback = track(entry.value, reading, latest: 1)
            } else if let state = StateName(rawValue: entry.key) {
                let value = track(entry.value, reading, latest: NumberBounds.latest(in: state))
                if let value { named.append(.init(state, value)) }
            }
        }
        // A map with only `default` has one value in all states.
        if named.isEmpty, entries.count == 1, let fallback { return fallback }
        return .states(named, standard: fallback)
    }

    /// Returns the values of `{each: [...]}`, one for each copy. Returns `nil` for another value.
    func eachList(of node: YAMLNode) -> [YAMLNode]? {
        guard let entries = node.entries, let entry = entries.first(where: { $0.key == "each" })
        else { return nil }
        if entries.count > 1 {
            log.report("“each” must be the only key of its map", at: entry.mark)
        }
        return list(entry.value, count: 1...DesignLimits.copies) ?? []
    }

    /// Parses a constant number, or a list of one number for each copy as `{each: [...]}`.
    func byCopy(_ node: YAMLNode, _ bounds: NumberBounds) -> ByCopy<Double>? {
        guard node.reference == nil, let list = eachList(of: node) else {
            return number(node, of: bounds).map(ByCopy.all)
        }
        let values = list.compactMap { number($0, of: bounds) }
        return values.count == list.count ? .each(values) : nil
    }

    /// Parses a setting that may be written by state, as in `{refreshing: 0.1, finishing: 0}`.
    func byState<Value>(_ node: YAMLNode, _ read: (YAMLNode) -> Value?) -> ByState<Value>? {
        guard node.reference == nil, let entries = node.entries,
            entries.contains(where: { Self.stateKeys.contains($0.key) })
        else { return read(node).map { ByState.all($0) } }
        var setting = ByState<Value>(states: [], standard: nil)
        for entry in entries {
            if entry.key == "default" {
                setting.standard = read(entry.value)
            } else if let state = StateName(rawValue: entry.key) {
                if let value = read(entry.value) { setting.states.append(.init(state, value)) }
            } else {
                log.report(
                    "there is no state “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: NearestName.suggestion(for: entry.key, among: Self.stateKeys)
                        .map { "did you mean “\($0)”?" }
                        ?? "put “\(NearestName.excerpt(entry.key))” into each state, or remove "
                        + "the states"
                )
            }
        }
        return setting
    }

    /// Parses a driven value that a parameter sets or chooses.
    private func reference(_ node: YAMLNode, _ read: (YAMLNode) -> DrivenForm?) -> DrivenForm? {
        if node.entries != nil { return choice(node, read).map(DrivenForm.choice) }
        return parameterName(node) { read($0) != nil }.map(DrivenForm.parameter)
    }

    private func track(
        _ node: YAMLNode,
        _ reading: FormReading,
        latest: Double
    ) -> DrivenForm? {
        if node.reference != nil { return reference(node) { track($0, reading, latest: latest) } }
        if let nodes = reading.expression(node) {
            return expression(nodes).map(DrivenForm.expression)
        }
        if reading.isSingle(node) { return reading.value(self, node).map(DrivenForm.constant) }
        switch node.content {
        case .scalar:
            return reading.value(self, node).map(DrivenForm.constant)
        case .sequence(let items):
            // A list of one constant is a constant, not a keyframe track.
            let track = evenTrack(node, reading)
            guard items.count == 1, items[0].reference == nil else {
                return track.map(DrivenForm.track)
            }
            switch track?.keys[0].value {
            case .all(let index)?: return .constant(index)
            case .each(let indices)?: return .each(indices.map(DrivenForm.constant))
            case nil: return nil
            }
        case .mapping(let entries):
            if let list = eachList(of: node) {
                return each(list) { track($0, reading, latest: latest) }
            }
            if Self.hasParts(entries) {
                return introAndLoop(entries, at: node.mark, reading)
            }
            return keyedTrack(entries, at: node.mark, reading, latest: latest)
                .map(DrivenForm.track)
        }
    }

    /// Parses `{intro: …, loop: …}`.
    private func introAndLoop(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark,
        _ reading: FormReading
    ) -> DrivenForm? {
        if let other = entries.first(where: { !Self.partKeys.contains($0.key) }) {
            log.report(
                "“\(NearestName.excerpt(other.key))” is not allowed next to “intro” and “loop”",
                at: other.mark,
                hint: Self.stateKeys.contains(other.key)
                    ? "put both into a state, as in {refreshing: {intro: [0, 1], loop: [1, 0]}}"
                    : "put times and easings into one of them, as in {intro: {0: 0, 1: 1}, loop: 1}"
            )
            return nil
        }
        let parts = Self.partKeys.map { key in entries.first { $0.key == key } }
        guard let intro = parts[0], let loop = parts[1] else {
            let (given, missing) = parts[0] == nil ? ("loop", "intro") : ("intro", "loop")
            log.report(
                "“\(given)” needs “\(missing)” next to it",
                at: mark,
                hint: "write both, as in {intro: [0, 1], loop: [1, 0.5, 1]}; a value without them "
                    + "covers the loop only"
            )
            return nil
        }
        let forms = [intro, loop].map { track($0.value, reading, latest: 1) }
        guard let introForm = forms[0], let loopForm = forms[1] else { return nil }
        return .introAndLoop(intro: introForm, loop: loopForm)
    }

    /// Whether a map has values by state: it contains a state's name, or no key of a keyframe
    /// track.
    private func isByState(_ entries: [YAMLNode.Entry]) -> Bool {
        if entries.contains(where: { Self.stateKeys.contains($0.key) }) { return true }
        return !entries.contains { entry in
            Self.trackKeys.contains(entry.key) || Self.partKeys.contains(entry.key)
                || KeyTime(entry.key) != nil
        }
    }

    /// Whether a map has a value for an intro or for the time after it. A `loop` next to times is a
    /// mistake of another kind.
    private static func hasParts(_ entries: [YAMLNode.Entry]) -> Bool {
        if entries.contains(where: { $0.key == "intro" }) { return true }
        return entries.contains { $0.key == "loop" }
            && !entries.contains { KeyTime($0.key) != nil }
    }

    /// The keys of a map with a value for an intro and one for the time after it.
    static let partKeys = ["intro", "loop"]

    /// The keys of a map with values by state.
    static let stateKeys = StateName.allCases.map { $0.rawValue } + ["default"]
}
