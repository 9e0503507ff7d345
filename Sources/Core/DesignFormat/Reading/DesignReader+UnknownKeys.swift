import Base
import Indicators

extension DesignReader {
    /// Reports the unknown keys of a map with values by state. Keys that stem from one mistake are
    /// reported once.
    func reportUnknownKeys(in entries: [YAMLNode.Entry], _ reading: FormReading) {
        let unknownEntries = entries.filter { !Self.stateKeys.contains($0.key) }
        guard let first = unknownEntries.first else { return }
        if let hint = advice(on: unknownEntries, of: entries, reading) {
            return log.report(
                "expected states or times as keys; \(Self.list(unknownEntries)) neither",
                at: first.mark,
                hint: hint
            )
        }
        for entry in unknownEntries {
            log.report(
                "there is no state “\(NearestName.excerpt(entry.key))”",
                at: entry.mark,
                hint: Self.states[ThirdPartyKey.folded(entry.key)].map { "did you mean “\($0)”?" }
                    ?? NearestName.hint(for: entry.key, among: Self.stateKeys)
            )
        }
    }

    /// Reports the keys of a keyframe track that are neither times nor options. Returns `false` if
    /// there are none.
    func reportUnknownKeys(
        inTrack entries: [YAMLNode.Entry],
        _ reading: FormReading,
        latest: Double
    ) -> Bool {
        let unknownEntries = entries.filter { !Self.isTrackKey($0.key) }
        guard let first = unknownEntries.first else { return false }
        let allowed = "a fraction 0…\(NumberText.short(latest)) nor seconds such as 0.3s"
        let message =
            "\(Self.list(unknownEntries)) neither \(allowed), nor “ease”, “from” or “onto”"
        let states = unknownEntries.filter { Self.stateKeys.contains($0.key) }
        if let state = states.first {
            log.report(
                message,
                at: state.mark,
                hint: "put the times inside the state: "
                    + "{\(state.key): {0: …, 1: …}}"
            )
        } else if let hint = advice(on: unknownEntries, of: entries, reading) {
            log.report(message, at: first.mark, hint: hint)
        } else {
            for entry in unknownEntries {
                log.report(
                    "\(Self.list([entry])) neither \(allowed), nor “ease”, “from” or “onto”",
                    at: entry.mark,
                    hint: NearestName.suggestion(for: entry.key, among: Self.trackKeys)
                        .map { "did you mean “\($0)”?" }
                        ?? "use times as keys, as in {0: 0, 0.5: 1, 1: 0}"
                )
            }
        }
        return true
    }

    /// Reports a keyframe's value that is an incomplete jump or has values by state.
    /// Returns `false` for another value.
    func reportInvalidKeyframeValue(_ entry: YAMLNode.Entry, _ reading: FormReading) -> Bool {
        guard let entries = entry.value.entries, let first = entries.first,
            !reading.isSingle(entry.value), entry.value.reference == nil
        else { return false }
        let sides = ["before", "after"]
        if let value = Self.mistakenJump(entries) {
            log.report(
                "a jump needs “before” and “after”",
                at: first.mark,
                hint: "write \(entry.key): \(value)"
            )
            return true
        }
        if let side = entries.first(where: { sides.contains($0.key) }) {
            log.report(
                "a jump needs “before” and “after”",
                at: first.mark,
                hint: "write " + Self.jump(at: entry.key, entries, among: side)
            )
        } else if Self.stateKeys.contains(first.key) {
            log.report(
                "a keyframe's value cannot differ by state",
                at: first.mark,
                hint: "make the states the outermost keys, as in {\(first.key): "
                    + "{0: …, \(entry.key): \(HintValues.text(first.value))}}"
            )
        } else {
            return false
        }
        return true
    }

    /// Returns a jump whose two keys have other names, written correctly. Returns `nil` for another
    /// map.
    private static func mistakenJump(_ entries: [YAMLNode.Entry]) -> String? {
        for (first, last) in [("start", "end"), ("from", "to"), ("old", "new"), ("in", "out")] {
            guard entries.count == 2, let before = entries.first(where: { $0.key == first }),
                let after = entries.first(where: { $0.key == last })
            else { continue }
            return "{before: \(HintValues.text(before.value)), "
                + "after: \(HintValues.text(after.value))}"
        }
        return nil
    }

    /// Returns a hint if all unknown keys stem from one known mistake. Returns `nil` otherwise.
    private func advice(
        on unknownEntries: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry],
        _ reading: FormReading
    ) -> String? {
        if let advice = reading.mapAdvice(unknownEntries) { return advice }
        if let advice = Self.timeAdvice(unknownEntries, of: entries) { return advice }
        let clockKeys = ["loop", "repeat", "duration", "period", "delay", "autoreverse", "times"]
        if entries.count > unknownEntries.count, let key = unknownEntries.first?.key,
            clockKeys.contains(key)
        {
            return "“\(key)” belongs to a state or to a layer's clock, as in clock: {period: 1}"
        }
        let values = { (name: String) in
            unknownEntries.first { $0.key == name }.map { HintValues.text($0.value) }
        }
        if let side = unknownEntries.first(where: { $0.key == "before" || $0.key == "after" }) {
            return "write a jump at its time: {0: "
                + Self.jump(at: nil, unknownEntries, among: side) + ", 1: …}"
        }
        let ends = [("from", "to"), ("start", "end"), ("begin", "end")]
        for (first, last) in ends {
            guard let end = values(last) else { continue }
            let start =
                entries.first { $0.key == first }.map { HintValues.text($0.value) } ?? "0"
            return "to animate from one value to another, write {0: \(start), 1: \(end)}"
        }
        if let ease = unknownEntries.first(where: { $0.key == "ease" || $0.key == "easing" }) {
            return easeAdvice(ease, of: entries)
        }
        return Self.valueAdvice(unknownEntries, of: entries)
    }

    /// Returns a hint for times in percent or milliseconds, as CSS and other formats write them.
    private static func timeAdvice(
        _ unknownEntries: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry]
    ) -> String? {
        for (ending, factor, unit) in [("%", 0.01, ""), ("ms", 0.001, "s")] {
            var parts: [String] = []
            for entry in unknownEntries where entry.key.hasSuffix(ending) {
                let digits = String(entry.key.dropLast(ending.count))
                guard let value = NumberText.number(digits) else { continue }
                let time = NumberText.short((value * factor * 1e9).rounded() / 1e9) + unit
                parts.append("\(time): \(HintValues.text(entry.value))")
            }
            guard parts.count == unknownEntries.count else { continue }
            return "times are \(unit.isEmpty ? "fractions" : "seconds"); write {"
                + parts.joined(separator: ", ") + "}"
        }
        return nil
    }

    /// Returns a hint that shows where an easing belongs.
    private func easeAdvice(_ ease: YAMLNode.Entry, of entries: [YAMLNode.Entry]) -> String {
        let value = HintValues.text(ease.value)
        let text = ease.value.text.flatMap(ThirdPartyWord.easingName) ?? value
        let state = entries.first { Self.stateKeys.contains($0.key) }
        guard let state else {
            let isTrack = entries.contains { KeyTime($0.key) != nil }
            return isTrack ? "write ease: \(text)" : "write {0: 0, 1: 1, ease: \(text)}"
        }
        let ends = state.value.items.map { ($0.first?.flow ?? "0", $0.last?.flow ?? "1") }
        let (first, last) = ends ?? ("0", "1")
        return "put the easing next to the times of a state: "
            + "{\(state.key): {0: \(first), 1: \(last), ease: \(text)}}"
    }

    /// Returns a hint for a value behind an extra key, such as `radius` or `keyframes`.
    private static func valueAdvice(
        _ unknownEntries: [YAMLNode.Entry],
        of entries: [YAMLNode.Entry]
    ) -> String? {
        let wrappers = ["keyframes", "values", "value", "keys", "animation", "to"]
        let isAlone = unknownEntries.count == entries.count
        let wrapped = unknownEntries.first { wrappers.contains($0.key) }
        guard isAlone, let entry = wrapped ?? unknownEntries.first,
            wrapped != nil || unknownEntries.count == 1,
            wrapped != nil
                || NearestName.suggestion(for: entry.key, among: stateKeys + trackKeys) == nil,
            states[ThirdPartyKey.folded(entry.key)] == nil
        else { return nil }
        return "write \(HintValues.text(entry.value)) alone, or by state: {pulling: "
            + "\(HintValues.text(entry.value)), …}; states: "
            + StateName.allCases.map { $0.rawValue }.joined(separator: ", ")
    }

    /// Returns a jump with the given sides, and `…` for a missing one.
    private static func jump(
        at time: String?,
        _ entries: [YAMLNode.Entry],
        among side: YAMLNode.Entry
    ) -> String {
        func value(_ name: String) -> String {
            entries.first { $0.key == name }.map { HintValues.text($0.value) } ?? "…"
        }
        let jump = "{before: \(value("before")), after: \(value("after"))}"
        return time.map { "\($0): \(jump)" } ?? jump
    }

    /// Returns up to four keys in quotation marks, followed by “is” or “are”.
    private static func list(_ entries: [YAMLNode.Entry]) -> String {
        let names = entries.prefix(4).map { "“\(NearestName.excerpt($0.key))”" }
        return names.joined(separator: ", ") + (entries.count > 1 ? " are" : " is")
    }

    /// The state names for words that are often used instead.
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
