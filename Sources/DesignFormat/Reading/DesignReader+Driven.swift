import Base
import Indicators
import Raster

extension DesignReader {
    /// A value that may differ by state and move within each; nil where there is none, and, with a
    /// problem, for what cannot be read.
    func driven<Value>(_ node: YAMLNode?, _ reading: ValueReading<Value>) -> Driven<Value>? {
        guard let node else { return nil }
        if node.reference != nil { return reference(node) { driven($0, reading) } }
        guard let entries = node.entries, !reading.isSingle(node), isByState(entries) else {
            return track(node, reading, latest: 1)
        }
        var states = Driven<Value>.ByState([])
        for entry in entries {
            if entry.key == "default" {
                states.standard = track(entry.value, reading, latest: 1)
            } else if let state = StateName(rawValue: entry.key) {
                let value = track(entry.value, reading, latest: NumberBounds.latest(in: state))
                if let value { states.named.append(.init(state, value)) }
            } else {
                log.report(
                    "there is no state “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: NearestName.hint(for: entry.key, among: Self.stateKeys)
                )
            }
        }
        return .states(states)
    }

    /// A driven value that is left to a parameter.
    private func reference<Value>(
        _ node: YAMLNode,
        _ read: (YAMLNode) -> Driven<Value>?
    ) -> Driven<Value>? {
        if node.entries != nil { return choice(node, read).map(Driven.choice) }
        return standIn(node) { read($0) != nil }.map(Driven.parameter)
    }

    /// Two numbers that may be driven, both at once or, as `{x: …, y: …}`, each by itself.
    func drivenPair(_ node: YAMLNode?, _ bounds: NumberBounds) -> DrivenPair? {
        axesOrBoth(node, bounds) { driven($0, .pair(bounds)).map(DrivenPair.joint) }
    }

    /// A factor for both axes, or, as `{x: …, y: …}`, one for each.
    func drivenScale(_ node: YAMLNode?) -> DrivenPair? {
        axesOrBoth(node, .factor) { driven($0, .number(.factor)).map(DrivenPair.equal) }
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
        for entry in entries where entry.key != "x" && entry.key != "y" {
            log.report(
                "expected the keys x and y, found “\(NearestName.excerpt(entry.key))”",
                at: entry.mark
            )
        }
        let fields = Fields(mark: node.mark, entries: entries)
        return .axes(
            x: driven(fields["x"], .number(bounds)),
            y: driven(fields["y"], .number(bounds))
        )
    }

    /// The course of a value through local time, up to `latest`.
    func track<Value>(
        _ node: YAMLNode,
        _ reading: ValueReading<Value>,
        latest: Double
    ) -> Driven<Value>? {
        if node.reference != nil { return reference(node) { track($0, reading, latest: latest) } }
        if reading.isSingle(node) { return reading.read(self, node).map(Driven.constant) }
        switch node.content {
        case .scalar:
            return reading.read(self, node).map(Driven.constant)
        case .sequence:
            return evenCourse(node, reading).map(Driven.course)
        case .mapping(let entries):
            return keyedCourse(entries, at: node.mark, reading, latest: latest).map(Driven.course)
        }
    }

    /// `[value, value, …]`: evenly spaced over 0…1.
    private func evenCourse<Value>(_ node: YAMLNode, _ reading: ValueReading<Value>) -> Course<
        Value
    >? {
        guard let items = list(node, count: 1...DesignLimits.keys) else { return nil }
        let values = items.compactMap { item in setting(item) { reading.read(self, $0) } }
        return values.count == items.count ? Course(evenly: values) : nil
    }

    /// `{0: value, 0.5: value, …, ease: …}`.
    private func keyedCourse<Value>(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark,
        _ reading: ValueReading<Value>,
        latest: Double
    ) -> Course<Value>? {
        var keys: [Course<Value>.Key] = []
        var ease: YAMLNode?
        var isSound = entries.count <= DesignLimits.keys
        if !isSound {
            log.report("a curve of more than \(DesignLimits.keys) keys", at: mark)
        }
        for entry in entries {
            if entry.key == "ease" {
                ease = entry.value
            } else if let time = time(of: entry, after: keys.last?.time, latest: latest),
                let value = setting(entry.value, { reading.read(self, $0) })
            {
                keys.append(.init(time: time, value: value))
            } else {
                isSound = false
            }
        }
        guard isSound else { return nil }
        if let ease {
            let eases = eases(ease, spans: max(keys.count - 1, 0))
            for (index, ease) in eases.enumerated() { keys[index].ease = ease }
        }
        guard !keys.isEmpty else {
            log.report(ValueText.noKey, at: mark)
            return nil
        }
        return Course(keys: keys)
    }

    private func time(
        of entry: YAMLNode.Entry,
        after previous: Double?,
        latest: Double
    ) -> Double? {
        guard let time = NumberText.number(entry.key) else {
            log.report(
                "“\(NearestName.excerpt(entry.key))” is neither a time of "
                    + "0…\(NumberText.short(latest)) nor “ease”",
                at: entry.mark,
                hint: NearestName.suggestion(for: entry.key, among: Self.stateKeys + ["ease"])
                    .map { "did you mean “\($0)”?" }
            )
            return nil
        }
        guard time >= 0, time <= latest else {
            log.report(ValueText.outside(entry.key, latest: latest), at: entry.mark)
            return nil
        }
        if let previous, time <= previous {
            log.report(ValueText.notAfter(entry.key, previous), at: entry.mark)
            return nil
        }
        return time
    }

    /// Whether a map's keys are states: one of them is, or none could be anything else.
    private func isByState(_ entries: [YAMLNode.Entry]) -> Bool {
        if entries.contains(where: { Self.stateKeys.contains($0.key) }) { return true }
        return !entries.contains { $0.key == "ease" || NumberText.number($0.key) != nil }
    }

    /// The keys of a map by state.
    static let stateKeys = StateName.allCases.map { $0.rawValue } + ["default"]
}
