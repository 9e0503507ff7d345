import Base
import Indicators

/// The time of a keyframe: a fraction such as `0.25`, or seconds such as `0.3s`.
struct KeyTime {
    /// The time, as a fraction or in seconds.
    let value: Double
    /// Whether `value` is in seconds.
    let isInSeconds: Bool

    /// Parses a key. Returns `nil` if it is not a time.
    init?(_ key: String) {
        isInSeconds = key.hasSuffix("s")
        guard let value = NumberText.number(isInSeconds ? String(key.dropLast()) : key) else {
            return nil
        }
        self.value = value
    }
}

extension DesignReader {
    /// The keys of a keyframe track other than times.
    static let trackKeys = ["ease", "from", "onto"]

    /// The keys of maps that are values: keyframe tracks, jumps, and values by copy, axis or
    /// appearance.
    package static let valueKeys =
        trackKeys + partKeys + [
            "before", "after", "each", "x", "y", "light", "dark", "points", "default",
        ]

    /// Whether a key is allowed in a keyframe track.
    static func isTrackKey(_ key: String) -> Bool {
        trackKeys.contains(key) || KeyTime(key) != nil
    }

    /// Parses `[value, value, …]`: keyframes at equal distances over local time 0…1.
    func evenTrack(_ node: YAMLNode, _ reading: FormReading) -> AnimationTrackForm? {
        guard let items = list(node, count: 1...DesignLimits.keys) else { return nil }
        let values = items.filter { $0.entries?.first?.key != "each" }
        if let mistake = reading.mistake(self, values) {
            log.report(mistake.message, at: mistake.item.mark, hint: mistake.hint)
            return nil
        }
        let indices = items.compactMap { keyValue($0, reading) }
        return indices.count == items.count ? AnimationTrackForm(evenly: indices) : nil
    }

    /// Parses `{0: value, 0.5: value, …, ease: …}` or `{from: current, 1: value}`.
    func keyedTrack(
        _ entries: [YAMLNode.Entry],
        at mark: YAMLNode.Mark,
        _ reading: FormReading,
        latest: Double
    ) -> AnimationTrackForm? {
        var track = AnimationTrackForm(keys: [])
        var ease: YAMLNode?
        var isValid = entries.count <= DesignLimits.keys
        if !isValid {
            log.report("more than \(DesignLimits.keys) keyframes", at: mark)
        }
        track.isInSeconds =
            entries.first { KeyTime($0.key) != nil }.flatMap { KeyTime($0.key) }?.isInSeconds
            ?? false
        let hasUnknownKeys = reportUnknownKeys(inTrack: entries, reading, latest: latest)
        isValid = isValid && !hasUnknownKeys
        let startsFromCurrent = entries.contains { $0.key == "from" }
        for entry in entries where Self.isTrackKey(entry.key) {
            switch entry.key {
            case "ease": ease = entry.value
            case "from" where hasUnknownKeys, "onto" where hasUnknownKeys: break
            case "from": isValid = readStart(of: &track, entry, .current) && isValid
            case "onto": isValid = readStart(of: &track, entry, .onto) && isValid
            default:
                if let key = key(of: entry, after: track, startsFromCurrent, reading, latest) {
                    track.keys.append(key)
                } else {
                    isValid = false
                }
            }
        }
        guard isValid, addInitialKeyframe(to: &track, at: mark) else { return nil }
        if let ease {
            let eases = eases(ease, spans: track.keys.count - 1)
            for (index, ease) in eases.enumerated() { track.keys[index].ease = ease }
        }
        return track
    }

    /// Adds the first keyframe if the track starts from the current value. Returns `false` after
    /// reporting a track without keyframes.
    private func addInitialKeyframe(
        to track: inout AnimationTrackForm,
        at mark: YAMLNode.Mark
    ) -> Bool {
        guard let first = track.keys.first else {
            let start = track.start == .onto ? "onto: current, 0: 0" : "from: current"
            log.report(
                ValueMessages.noKey,
                at: mark,
                hint: track.start == .own
                    ? nil : "add the value to animate to, as in {\(start), 1: 360}"
            )
            return false
        }
        // The state sets the time and the value of this keyframe, so both are placeholders here.
        if track.start == .current {
            track.keys.insert(.init(time: 0, value: first.value), at: 0)
        }
        return true
    }

    /// Parses `from: current` or `onto: current`. Returns `false` after reporting an error.
    private func readStart(
        of track: inout AnimationTrackForm,
        _ entry: YAMLNode.Entry,
        _ start: AnimationTrackStart
    ) -> Bool {
        guard entry.value.text == "current" else {
            log.report(
                "“\(entry.key)” must be current, found \(entry.value.summary)",
                at: entry.value.mark,
                hint: "write a fixed first value at its time: 0: \(HintValues.text(entry.value))"
            )
            return false
        }
        guard track.start == .own else {
            log.report("only one of “from” and “onto” is allowed", at: entry.mark)
            return false
        }
        track.start = start
        return true
    }

    private func key(
        of entry: YAMLNode.Entry,
        after track: AnimationTrackForm,
        _ startsFromCurrent: Bool,
        _ reading: FormReading,
        _ latest: Double
    ) -> AnimationTrackForm.Key? {
        // After `from: current`, the order of the keyframes depends on the state, so it is not
        // checked.
        let previous = startsFromCurrent ? nil : track.keys.last?.time
        guard let time = time(of: entry, after: previous, track.isInSeconds, latest)
        else { return nil }
        guard let jump = jump(entry.value) else {
            if reportInvalidKeyframeValue(entry, reading) { return nil }
            return keyValue(entry.value, reading).map { .init(time: time, value: $0) }
        }
        let arrival = keyValue(jump.before, reading)
        let value = keyValue(jump.after, reading)
        guard let arrival, let value else { return nil }
        return .init(time: time, arrival: arrival, value: value)
    }

    /// Parses the value of a keyframe, or a list of one value for each copy as `{each: [...]}`.
    private func keyValue(_ node: YAMLNode, _ reading: FormReading) -> CopyIndices? {
        if reading.expression(node) != nil {
            log.report(
                ExpressionMessages.keyframe,
                at: node.mark,
                hint: ExpressionMessages.keyframeHint
            )
            return nil
        }
        guard node.reference == nil, !reading.isSingle(node), let list = eachList(of: node) else {
            return reading.setting(self, node).map(CopyIndices.all)
        }
        let indices = list.compactMap { reading.setting(self, $0) }
        return indices.count == list.count && !indices.isEmpty ? .each(indices) : nil
    }

    /// Returns the two values of a jump `{before: value, after: value}`, or `nil` for another
    /// value.
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
                "keyframe times must be all fractions or all seconds, and “\(entry.key)” is not "
                    + (isInSeconds ? "in seconds" : "a fraction"),
                at: entry.mark,
                hint: isInSeconds
                    ? "write \(NumberText.short(time.value))s for seconds"
                    : "append s to every time or to none"
            )
            return nil
        }
        let latest = isInSeconds ? DesignLimits.seconds : latest
        guard time.value >= 0, time.value <= latest else {
            let unit = isInSeconds ? "s" : ""
            log.report(
                ValueMessages.outside(entry.key, latest: latest, unit: unit),
                at: entry.mark,
                hint: isInSeconds || time.value < 0
                    ? nil
                    : "fractions end at \(NumberText.short(latest)); write seconds as "
                        + "\(NumberText.short(time.value))s"
            )
            return nil
        }
        if let previous, time.value <= previous {
            log.report(
                ValueMessages.notAfter(entry.key, previous, unit: isInSeconds ? "s" : ""),
                at: entry.mark,
                hint: time.value == previous
                    ? "write a jump as {\(entry.key): {before: …, after: …}}"
                    : "sort the keyframes by time"
            )
            return nil
        }
        return time.value
    }
}
