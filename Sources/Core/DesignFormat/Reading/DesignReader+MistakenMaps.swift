import Base
import Indicators

extension DesignReader {
    /// Reports the keys of a map by state that name no state: one error for what is one mistake.
    func reportStrangers(in entries: [YAMLNode.Entry], _ reading: FormReading) {
        let strangers = entries.filter { !Self.stateKeys.contains($0.key) }
        guard let first = strangers.first else { return }
        if let hint = advice(on: strangers, of: entries, reading) {
            return log.report(
                "a map here is by state or by time, and \(Self.list(strangers)) neither",
                at: first.mark,
                hint: hint
            )
        }
        for entry in strangers {
            log.report(
                "there is no state “\(NearestName.excerpt(entry.key))”",
                at: entry.mark,
                hint: Self.states[ForeignKey.folded(entry.key)].map { "did you mean “\($0)”?" }
                    ?? NearestName.hint(for: entry.key, among: Self.stateKeys)
            )
        }
    }

    /// Reports the keys of a course that are no times; false where there are none.
    func reportStrangers(
        inCourse entries: [YAMLNode.Entry],
        _ reading: FormReading,
        latest: Double
    ) -> Bool {
        let strangers = entries.filter { !Self.isOfCourse($0.key) }
        guard let first = strangers.first else { return false }
        let allowed = "a time of 0…\(NumberText.short(latest)), nor one in seconds as 0.3s"
        let message = "\(Self.list(strangers)) neither \(allowed), nor “ease”, “from” or “onto”"
        let states = strangers.filter { Self.stateKeys.contains($0.key) }
        if let state = states.first {
            log.report(
                message,
                at: state.mark,
                hint: "states stand outermost, and times within them: "
                    + "{\(state.key): {0: …, 1: …}}"
            )
        } else if let hint = advice(on: strangers, of: entries, reading) {
            log.report(message, at: first.mark, hint: hint)
        } else {
            for entry in strangers {
                log.report(
                    "\(Self.list([entry])) neither \(allowed), nor “ease”, “from” or “onto”",
                    at: entry.mark,
                    hint: NearestName.suggestion(for: entry.key, among: Self.courseKeys)
                        .map { "did you mean “\($0)”?" }
                        ?? "write times, as in {0: 0, 0.5: 1, 1: 0}"
                )
            }
        }
        return true
    }

    /// Reports a value at a time that is a jump cut in two, or by state; false where it is neither.
    func reportMistakenKey(_ entry: YAMLNode.Entry, _ reading: FormReading) -> Bool {
        guard let entries = entry.value.entries, let first = entries.first,
            !reading.isSingle(entry.value), entry.value.reference == nil
        else { return false }
        let sides = ["before", "after"]
        if let value = Self.mistakenJump(entries) {
            log.report(
                "a jump has a value “before” and one “after”",
                at: first.mark,
                hint: "write \(entry.key): \(value)"
            )
            return true
        }
        if let side = entries.first(where: { sides.contains($0.key) }) {
            log.report(
                "a jump has a value “before” and one “after”",
                at: first.mark,
                hint: "write " + Self.jump(at: entry.key, entries, among: side)
            )
        } else if first.key == "each" {
            let copies = (first.value.items ?? []).prefix(2).map {
                "{…, \(entry.key): \(ForeignValues.text($0))}"
            }
            log.report(
                "a value at a time cannot be by copy",
                at: first.mark,
                hint: "“each” stands outermost, with the times of each copy in it: {each: ["
                    + (copies + ["…"]).joined(separator: ", ") + "]}"
            )
        } else if Self.stateKeys.contains(first.key) {
            log.report(
                "a value at a time cannot be by state",
                at: first.mark,
                hint: "states stand outermost, as in {\(first.key): {0: …, \(entry.key): "
                    + "\(ForeignValues.text(first.value))}}"
            )
        } else {
            return false
        }
        return true
    }

    /// A jump whose sides have other names; nil where a map is something else.
    private static func mistakenJump(_ entries: [YAMLNode.Entry]) -> String? {
        for (first, last) in [("start", "end"), ("from", "to"), ("old", "new"), ("in", "out")] {
            guard entries.count == 2, let before = entries.first(where: { $0.key == first }),
                let after = entries.first(where: { $0.key == last })
            else { continue }
            return "{before: \(ForeignValues.text(before.value)), "
                + "after: \(ForeignValues.text(after.value))}"
        }
        return nil
    }

    /// What a map is meant for whose strange keys are one mistake; nil where they are several, or misspelt.
    private func advice(
        on strangers: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry],
        _ reading: FormReading
    ) -> String? {
        if let advice = reading.mapAdvice(strangers) { return advice }
        if let advice = Self.timeAdvice(strangers, of: entries) { return advice }
        let ofClocks = ["loop", "repeat", "duration", "period", "delay", "autoreverse", "times"]
        if entries.count > strangers.count, let key = strangers.first?.key, ofClocks.contains(key) {
            return "“\(key)” is the state's, or that of the layer's clock: {period: 1}"
        }
        let values = { (name: String) in
            strangers.first { $0.key == name }.map { ForeignValues.text($0.value) }
        }
        if let side = strangers.first(where: { $0.key == "before" || $0.key == "after" }) {
            return "a jump stands at its time: {0: "
                + Self.jump(at: nil, strangers, among: side) + ", 1: …}"
        }
        let ends = [("from", "to"), ("start", "end"), ("begin", "end")]
        for (first, last) in ends {
            guard let end = values(last) else { continue }
            let start =
                entries.first { $0.key == first }.map { ForeignValues.text($0.value) } ?? "0"
            return "a course from one value to another is {0: \(start), 1: \(end)}"
        }
        if let ease = strangers.first(where: { $0.key == "ease" || $0.key == "easing" }) {
            return easeAdvice(ease, of: entries)
        }
        return Self.valueAdvice(strangers, of: entries)
    }

    /// Times as other formats have them.
    private static func timeAdvice(
        _ strangers: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry]
    ) -> String? {
        for (ending, factor, unit) in [("%", 0.01, ""), ("ms", 0.001, "s")] {
            var parts: [String] = []
            for entry in strangers where entry.key.hasSuffix(ending) {
                let digits = String(entry.key.dropLast(ending.count))
                guard let value = NumberText.number(digits) else { continue }
                let time = NumberText.short((value * factor * 1e9).rounded() / 1e9) + unit
                parts.append("\(time): \(ForeignValues.text(entry.value))")
            }
            guard parts.count == strangers.count else { continue }
            return "times are \(unit.isEmpty ? "shares" : "seconds"): write {"
                + parts.joined(separator: ", ") + "}"
        }
        return nil
    }

    /// Where an easing stands.
    private func easeAdvice(_ ease: YAMLNode.Entry, of entries: [YAMLNode.Entry]) -> String {
        let own = ForeignValues.text(ease.value)
        let text = ease.value.text.flatMap(ForeignWord.easingName) ?? own
        let state = entries.first { Self.stateKeys.contains($0.key) }
        guard let state else {
            let isCourse = entries.contains { KeyTime($0.key) != nil }
            return isCourse ? "write ease: \(text)" : "write {0: 0, 1: 1, ease: \(text)}"
        }
        let ends = state.value.items.map { ($0.first?.flow ?? "0", $0.last?.flow ?? "1") }
        let (first, last) = ends ?? ("0", "1")
        return "an easing stands with the times of one state: "
            + "{\(state.key): {0: \(first), 1: \(last), ease: \(text)}}"
    }

    /// A value that stands behind a key of its own, as a radius or keyframes may elsewhere.
    private static func valueAdvice(
        _ strangers: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry]
    ) -> String? {
        let wrappers = ["keyframes", "values", "value", "keys", "animation", "to"]
        let isAlone = strangers.count == entries.count
        let wrapped = strangers.first { wrappers.contains($0.key) }
        guard isAlone, let entry = wrapped ?? strangers.first,
            wrapped != nil || strangers.count == 1,
            wrapped != nil
                || NearestName.suggestion(for: entry.key, among: stateKeys + courseKeys) == nil,
            states[ForeignKey.folded(entry.key)] == nil
        else { return nil }
        return "write \(ForeignValues.text(entry.value)) alone, or by state: {pulling: "
            + "\(ForeignValues.text(entry.value)), …}; states: "
            + StateName.allCases.map { $0.rawValue }.joined(separator: ", ")
    }

    /// A jump with what the file has of it.
    private static func jump(
        at time: String?,
        _ entries: [YAMLNode.Entry],
        among side: YAMLNode.Entry
    ) -> String {
        func value(_ name: String) -> String {
            entries.first { $0.key == name }.map { ForeignValues.text($0.value) } ?? "…"
        }
        let jump = "{before: \(value("before")), after: \(value("after"))}"
        return time.map { "\($0): \(jump)" } ?? jump
    }

    /// Keys in quotation marks, with the verb.
    private static func list(_ entries: [YAMLNode.Entry]) -> String {
        let names = entries.prefix(4).map { "“\(NearestName.excerpt($0.key))”" }
        return names.joined(separator: ", ") + (entries.count > 1 ? " are" : " is")
    }

    /// The states by other names for them.
    static let states = [
        "loading": "refreshing", "spinning": "refreshing", "busy": "refreshing",
        "active": "refreshing",
        "running": "refreshing", "dragging": "pulling", "pull": "pulling", "pulled": "pulling",
        "drag": "pulling", "release": "armed", "released": "armed", "ready": "armed",
        "triggered": "armed", "done": "finishing", "finished": "finishing", "complete": "success",
        "completed": "success", "error": "failure", "failed": "failure", "cancelled": "canceling",
        "canceled": "canceling", "normal": "idle", "rest": "idle", "hidden": "idle",
        "end": "noMore",
        "all": "default", "always": "default", "else": "default", "any": "default",
    ]
}
