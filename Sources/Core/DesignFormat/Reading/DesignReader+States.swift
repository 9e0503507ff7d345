import Base
import Indicators

extension DesignReader {
    /// Parses the states, in the order of the file.
    func states(_ node: YAMLNode) -> [ModelState] {
        guard let entries = node.entries, !entries.isEmpty else {
            log.report(
                "expected a map of states, found \(node.summary)",
                at: node.mark,
                hint: "states: \(StateName.allCases.map { $0.rawValue }.joined(separator: ", "))"
            )
            return []
        }
        return entries.compactMap { entry in
            guard let name = StateName(rawValue: entry.key) else {
                log.report(
                    "there is no state “\(NearestName.excerpt(entry.key))”",
                    at: entry.mark,
                    hint: Self.states[ThirdPartyKey.folded(entry.key)].map {
                        "did you mean “\($0)”?"
                    }
                        ?? NearestName.hint(
                            for: entry.key,
                            among: StateName.allCases.map { $0.rawValue }
                        )
                )
                return nil
            }
            return setting(entry.value) { timeline($0, of: name) }
                .map { ModelState(name, timeline: $0) }
        }
    }

    private func timeline(_ node: YAMLNode, of state: StateName) -> Timeline? {
        guard let fields = fields(of: node, .state) else { return nil }
        func number(_ key: String, _ bounds: NumberBounds) -> Setting<Double>? {
            fields[key].flatMap { self.number($0, of: bounds) }
        }
        let drive: Setting<StateTimeline.Drive>? = word(
            fields["drive"],
            of: "the state's drive"
        )
        if drive == .constant(.time), fields.lacks("period"), fields.lacks("loop"),
            fields.lacks("duration")
        {
            log.report(Timeline.missingPeriodMessage, at: fields.mark)
        }
        return Timeline(
            drive: drive,
            frames: fields["frames"].flatMap { node in
                setting(node) { integer($0, in: 1...DesignLimits.frames) }
            },
            from: number("from", .progress(in: state)),
            to: number("to", .progress(in: state)),
            duration: number("duration", .duration),
            period: number("period", .duration),
            intro: number("intro", .wait),
            loops: fields["loop"].flatMap { setting($0, boolean) }
        )
    }
}
