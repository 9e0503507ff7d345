import Base

extension DesignReader {
    /// The timelines of `states`, in the order of the file.
    func states(_ node: YAMLNode) -> [StateTimeline] {
        guard let node = resolved(node) else { return [] }
        guard let entries = node.entries, !entries.isEmpty else {
            log.report(
                "expected a map of states, found \(node.summary)",
                at: node.mark,
                hint: "states: \(StateName.allCases.map(\.rawValue).joined(separator: ", "))"
            )
            return []
        }
        return entries.compactMap { entry in
            guard let name = StateName(rawValue: entry.key) else {
                log.report(
                    "there is no state “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: NearestName.hint(
                        for: entry.key,
                        among: StateName.allCases.map(\.rawValue)
                    )
                )
                return nil
            }
            return state(name, entry.value)
        }
    }

    private func state(_ name: StateName, _ node: YAMLNode) -> StateTimeline? {
        guard let fields = fields(of: node, .state) else { return nil }
        let drive = fields["drive"].flatMap { value -> StateTimeline.Drive? in
            word(value, "what drives the state")
        }
        refuse(drive == .time ? Self.progressKeys : Self.timeKeys, in: fields, drive ?? .progress)
        let seconds = NumberForm(range: 0.001...DesignLimits.seconds, unit: " seconds")
        let wait = NumberForm(range: 0...DesignLimits.seconds, unit: " seconds")
        // Only the pull beyond the threshold passes 1.
        let progress = NumberForm(range: name == .armed ? 0...1_000 : 0...1, unit: "")
        if drive == .time, fields["period"] == nil {
            log.report("a state driven by time needs the key “period”", at: fields.mark)
        }
        return StateTimeline(
            state: name,
            drive: drive,
            frames: fields["frames"].flatMap { integer($0, in: 1...DesignLimits.frames) },
            from: fields["from"].flatMap { number($0, progress) },
            to: fields["to"].flatMap { number($0, progress) },
            duration: fields["duration"].flatMap { number($0, seconds) },
            period: fields["period"].flatMap { number($0, seconds) } ?? 1,
            intro: fields["intro"].flatMap { number($0, wait) } ?? 0,
            loops: fields["loop"].flatMap(boolean) ?? false
        )
    }

    private static let progressKeys = ["from", "to", "duration"]
    private static let timeKeys = ["period", "intro", "loop"]

    /// Keys that mean nothing for a state driven as this one is.
    private func refuse(_ keys: [String], in fields: Fields, _ drive: StateTimeline.Drive) {
        for key in keys {
            guard let node = fields[key] else { continue }
            log.report(
                "“\(key)” means nothing in a state driven by \(drive.rawValue)",
                at: node.mark
            )
        }
    }
}
