import Base
import Indicators

/// The time of a key as a file has it: a share such as `0.25`, or seconds as in `0.3s`.
struct KeyTime {
    /// Shares or seconds.
    let value: Double
    /// Whether it is in seconds.
    let isInSeconds: Bool

    /// The time of a key; nil for a key that is none.
    init?(_ key: String) {
        isInSeconds = key.hasSuffix("s")
        guard let value = NumberText.number(isInSeconds ? String(key.dropLast()) : key) else {
            return nil
        }
        self.value = value
    }
}

extension DesignReader {
    /// The keys of a course beside its times.
    static let courseKeys = ["ease", "from", "onto"]

    /// The keys that stand in maps which are values: of courses and jumps, by copy, axis, appearance.
    package static let valueKeys =
        courseKeys + ["before", "after", "each", "x", "y", "light", "dark", "points", "default"]

    /// Whether a key may stand in a course.
    static func isOfCourse(_ key: String) -> Bool {
        courseKeys.contains(key) || KeyTime(key) != nil
    }

    /// `[value, value, …]`: evenly spaced over 0…1.
    func evenCourse(_ node: YAMLNode, _ reading: FormReading) -> CourseForm? {
        guard let items = list(node, count: 1...DesignLimits.keys) else { return nil }
        if let mistake = reading.mistake(self, items) {
            log.report(mistake.message, at: mistake.item.mark, hint: mistake.hint)
            return nil
        }
        let values = items.compactMap { reading.setting(self, $0) }
        return values.count == items.count ? CourseForm(evenly: values) : nil
    }

    /// `{0: value, 0.5: value, …, ease: …}`, also `{from: current, 1: value}`.
    func keyedCourse(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark,
        _ reading: FormReading,
        latest: Double
    ) -> CourseForm? {
        var course = CourseForm(keys: [])
        var ease: YAMLNode?
        var isSound = entries.count <= DesignLimits.keys
        if !isSound {
            log.report("a curve of more than \(DesignLimits.keys) keys", at: mark)
        }
        course.isInSeconds =
            entries.first { KeyTime($0.key) != nil }.flatMap { KeyTime($0.key) }?.isInSeconds
            ?? false
        let hasStrangers = reportStrangers(inCourse: entries, reading, latest: latest)
        isSound = isSound && !hasStrangers
        let isTaken = entries.contains { $0.key == "from" }
        for entry in entries where Self.isOfCourse(entry.key) {
            switch entry.key {
            case "ease": ease = entry.value
            case "from" where hasStrangers, "onto" where hasStrangers: break
            case "from": isSound = start(&course, entry, .current) && isSound
            case "onto": isSound = start(&course, entry, .onto) && isSound
            default:
                if let key = key(of: entry, after: course, isTaken, reading, latest) {
                    course.keys.append(key)
                } else {
                    isSound = false
                }
            }
        }
        guard isSound, begin(&course, at: mark) else { return nil }
        if let ease {
            let eases = eases(ease, spans: course.keys.count - 1)
            for (index, ease) in eases.enumerated() { course.keys[index].ease = ease }
        }
        return course
    }

    /// Puts the value in that the state before was left at, if so; false with a problem.
    private func begin(_ course: inout CourseForm, at mark: YAMLNode.Mark) -> Bool {
        guard let first = course.keys.first else {
            let start = course.start == .onto ? "onto: current, 0: 0" : "from: current"
            log.report(
                ValueText.noKey,
                at: mark,
                hint: course.start == .own ? nil : "write what it goes to, as in {\(start), 1: 360}"
            )
            return false
        }
        // The state tells where its first moment is, for which the value stands.
        if course.start == .current {
            course.keys.insert(.init(time: 0, value: first.value), at: 0)
        }
        return true
    }

    /// Notes what a course takes over; false with a problem.
    private func start(
        _ course: inout CourseForm,
        _ entry: YAMLNode.Entry,
        _ start: CourseStart
    ) -> Bool {
        guard entry.value.text == "current" else {
            log.report(
                "“\(entry.key)” takes the word current, found \(entry.value.summary)",
                at: entry.value.mark,
                hint: "a value of its own stands at its time: 0: \(ForeignValues.text(entry.value))"
            )
            return false
        }
        guard course.start == .own else {
            log.report("a curve has either “from” or “onto”", at: entry.mark)
            return false
        }
        course.start = start
        return true
    }

    private func key(
        of entry: YAMLNode.Entry,
        after course: CourseForm,
        _ isTaken: Bool,
        _ reading: FormReading,
        _ latest: Double
    ) -> CourseForm.Key? {
        // The state tells in which order keys come that follow the value before.
        let previous = isTaken ? nil : course.keys.last?.time
        guard let time = time(of: entry, after: previous, course.isInSeconds, latest)
        else { return nil }
        guard let jump = jump(entry.value) else {
            if reportMistakenKey(entry, reading) { return nil }
            return reading.setting(self, entry.value).map { .init(time: time, value: $0) }
        }
        let arrival = reading.setting(self, jump.before)
        let value = reading.setting(self, jump.after)
        guard let arrival, let value else { return nil }
        return .init(time: time, arrival: arrival, value: value)
    }

    /// The values of `{before: value, after: value}`; nil for what is something else.
    private func jump(_ node: YAMLNode) -> (before: YAMLNode, after: YAMLNode)? {
        guard let entries = node.entries, entries.count == 2,
            let before = entries.first(where: { $0.key == "before" }),
            let after = entries.first(where: { $0.key == "after" })
        else { return nil }
        return (before.value, after.value)
    }

    private func time(
        of entry: YAMLNode.Entry,
        after previous: Double?,
        _ isInSeconds: Bool,
        _ latest: Double
    ) -> Double? {
        guard let time = KeyTime(entry.key) else { return nil }
        guard time.isInSeconds == isInSeconds else {
            log.report(
                "a curve's times are all shares or all seconds, and “\(entry.key)” is not "
                    + (isInSeconds ? "in seconds" : "a share"),
                at: entry.mark,
                hint: isInSeconds
                    ? "write \(NumberText.short(time.value))s for seconds"
                    : "put an s behind all of them, or behind none"
            )
            return nil
        }
        let latest = isInSeconds ? DesignLimits.seconds : latest
        guard time.value >= 0, time.value <= latest else {
            let unit = isInSeconds ? "s" : ""
            log.report(
                ValueText.outside(entry.key, latest: latest, unit: unit),
                at: entry.mark,
                hint: isInSeconds || time.value < 0
                    ? nil
                    : "shares of the way end at \(NumberText.short(latest)); seconds are "
                        + "\(NumberText.short(time.value))s"
            )
            return nil
        }
        if let previous, time.value <= previous {
            log.report(
                ValueText.notAfter(entry.key, previous, unit: isInSeconds ? "s" : ""),
                at: entry.mark,
                hint: time.value == previous
                    ? "a jump is {\(entry.key): {before: …, after: …}}"
                    : "times rise from key to key"
            )
            return nil
        }
        return time.value
    }
}
