import Base
import Raster

extension DesignReader {
    /// A value that may differ by state and move within each; `standard` fills in for the
    /// states that are not named and for what cannot be read.
    func driven<Value>(
        _ node: YAMLNode?,
        _ form: ValueForm<Value>,
        standard: Value
    ) -> Driven<Value> {
        guard let node, let resolved = resolved(node) else { return Driven(standard) }
        guard let entries = resolved.entries, !form.isSingle(resolved), isByState(entries) else {
            let track = track(resolved, form, latest: 1) ?? Track(constant: standard)
            return Driven(standard: track, named: [:])
        }
        var other = Track(constant: standard)
        var named: [StateName: Track<Value>] = [:]
        for entry in entries {
            if entry.key == "default" {
                other = track(entry.value, form, latest: 1) ?? other
            } else if let state = StateName(rawValue: entry.key) {
                // The pull may go on beyond the threshold.
                let latest = state == .armed ? 1_000.0 : 1
                named[state] = track(entry.value, form, latest: latest)
            } else {
                log.report(
                    "there is no state “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: NearestName.hint(for: entry.key, among: Self.stateKeys)
                )
            }
        }
        return Driven(standard: other, named: named)
    }

    /// Two numbers that may be driven, both at once or, as `{x: …, y: …}`, each by itself.
    func drivenPair(_ node: YAMLNode?, _ form: NumberForm, standard: Vector) -> DrivenPair {
        guard let node, let resolved = resolved(node) else { return .joint(Driven(standard)) }
        if let axes = axes(of: resolved, form, standard: standard) { return axes }
        return .joint(driven(resolved, .pair(form), standard: standard))
    }

    /// A factor for both axes, or, as `{x: …, y: …}`, one for each.
    func drivenScale(_ node: YAMLNode?) -> DrivenPair {
        guard let node, let resolved = resolved(node) else { return .equal(Driven(1)) }
        let one = Vector(dx: 1, dy: 1)
        if let axes = axes(of: resolved, .factor, standard: one) { return axes }
        return .equal(driven(resolved, .number(.factor), standard: 1))
    }

    private func axes(of node: YAMLNode, _ form: NumberForm, standard: Vector) -> DrivenPair? {
        guard let entries = node.entries,
            entries.contains(where: { $0.key == "x" || $0.key == "y" })
        else { return nil }
        for entry in entries where entry.key != "x" && entry.key != "y" {
            log.report(
                "expected the keys x and y, found “\(NearestName.excerpt(entry.key))”",
                at: entry.mark
            )
        }
        let fields = Fields(mark: node.mark, entries: entries)
        return .separate(
            x: driven(fields["x"], .number(form), standard: standard.dx),
            y: driven(fields["y"], .number(form), standard: standard.dy)
        )
    }

    /// The course of a value through local time, up to `latest`.
    func track<Value>(
        _ node: YAMLNode,
        _ form: ValueForm<Value>,
        latest: Double
    ) -> Track<Value>? {
        guard let node = resolved(node) else { return nil }
        if form.isSingle(node) { return form.read(self, node).map(Track.init(constant:)) }
        switch node.content {
        case .scalar:
            return form.read(self, node).map(Track.init(constant:))
        case .sequence:
            return evenTrack(node, form)
        case .mapping(let entries):
            return keyedTrack(entries, at: node.mark, form, latest: latest)
        }
    }

    /// `[value, value, …]`: evenly spaced over 0…1.
    private func evenTrack<Value>(_ node: YAMLNode, _ form: ValueForm<Value>) -> Track<Value>? {
        guard let items = list(node, count: 1...DesignLimits.keys) else { return nil }
        let last = Double(max(items.count - 1, 1))
        let keys = items.enumerated().compactMap { index, item in
            form.read(self, item).map {
                Track.Key(time: Double(index) / last, value: $0, easing: .linear)
            }
        }
        return keys.count == items.count ? Track(keys: keys) : nil
    }

    /// `{0: value, 0.5: value, …, ease: …}`.
    private func keyedTrack<Value>(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark,
        _ form: ValueForm<Value>,
        latest: Double
    ) -> Track<Value>? {
        var keys: [Track<Value>.Key] = []
        var ease: YAMLNode?
        var isSound = entries.count <= DesignLimits.keys
        if !isSound {
            log.report("a curve of more than \(DesignLimits.keys) keys", at: mark)
        }
        for entry in entries {
            if entry.key == "ease" {
                ease = entry.value
            } else if let time = time(of: entry, after: keys.last?.time, latest: latest),
                let value = form.read(self, entry.value)
            {
                keys.append(Track.Key(time: time, value: value, easing: .linear))
            } else {
                isSound = false
            }
        }
        guard isSound else { return nil }
        if let ease {
            let easings = easings(ease, spans: max(keys.count - 1, 0))
            for (index, easing) in easings.enumerated() { keys[index].easing = easing }
        }
        guard let track = Track(keys: keys) else {
            log.report("a curve needs at least one time, as in {0: 1, 1: 5}", at: mark)
            return nil
        }
        return track
    }

    private func time(
        of entry: YAMLNode.Entry,
        after previous: Double?,
        latest: Double
    ) -> Double? {
        guard let time = NumberForm.number(entry.key) else {
            log.report(
                "“\(NearestName.excerpt(entry.key))” is neither a time of "
                    + "0…\(NumberForm.text(latest)) nor “ease”",
                at: entry.mark,
                hint: NearestName.suggestion(for: entry.key, among: Self.stateKeys + ["ease"])
                    .map { "did you mean “\($0)”?" }
            )
            return nil
        }
        guard time >= 0, time <= latest else {
            log.report(
                "the time \(entry.key) is outside of 0…\(NumberForm.text(latest))",
                at: entry.mark
            )
            return nil
        }
        if let previous, time <= previous {
            log.report(
                "the time \(entry.key) does not come after \(NumberForm.text(previous))",
                at: entry.mark
            )
            return nil
        }
        return time
    }

    /// Whether a map's keys are states: one of them is, or none could be anything else.
    private func isByState(_ entries: [YAMLNode.Entry]) -> Bool {
        if entries.contains(where: { Self.stateKeys.contains($0.key) }) { return true }
        return !entries.contains { $0.key == "ease" || NumberForm.number($0.key) != nil }
    }

    /// The keys of a map by state.
    static let stateKeys = StateName.allCases.map(\.rawValue) + ["default"]
}
