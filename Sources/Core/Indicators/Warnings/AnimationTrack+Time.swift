import Base
import Raster

extension DesignSurvey.AnimationTrack {
    /// Returns findings for springs that do not settle before their segment or state ends.
    func unsettledSprings(of design: Design) -> [WarningKind.Finding] {
        (0..<max(track.count - 1, 0)).compactMap { index in
            for timeline in timelines(of: design) {
                let state = instant(in: timeline)
                let segment = track.segments(in: state)[index]
                guard let spring = segment.easing.spring, measure != .other else { return nil }
                let needed = spring.settlingDuration(tolerance: tolerance(of: segment, index))
                let unit = track.unit(length: state.length)
                let begin = segment.start * unit
                // A delayed copy may not have started when the state ends.
                let given = max(min(segment.end * unit, end(in: timeline)) - begin, 0)
                guard begin < length(in: timeline), needed > given + 0.0005 else { continue }
                return WarningKind.Finding(
                    path: ModelPath(path.steps + [.key("ease"), .index(index)]),
                    message: message(given: given, needed: needed, in: timeline),
                    hint: needed.isFinite
                        ? "move the next keyframe later, or shorten the spring's response"
                        : "set the spring's damping above 0"
                )
            }
            return nil
        }
    }

    /// Returns the tolerance within which a spring counts as settled, as a fraction of the
    /// segment's change. 1 if that change is invisible.
    private func tolerance(of segment: Resolved.Track.Segment, _ index: Int) -> Double {
        // The change over a segment that starts at an inherited value is unknown.
        if track.start == .current, index == 0 { return 0.02 }
        let distances = zip(numbers[segment.from], numbers[segment.to]).map { ($0 - $1).magnitude }
        let distance = distances.max() ?? 0
        return distance > measure.jumpThreshold ? measure.jumpThreshold / distance : 1
    }

    private func message(given: Double, needed: Double, in timeline: StateTimeline) -> String {
        let (given, unit) = (
            Decimal.text(given, 3), followsFinger(timeline) ? " of the progress" : " s"
        )
        let state = "“\(timeline.state.rawValue)”"
        let whole =
            isIntro
            ? "the intro of \(state)" : hasClock(in: timeline) ? "the clock's period" : state
        let end = "is cut off after \(given)\(unit) of \(whole)"
        guard needed.isFinite else { return "the spring \(end), and never settles" }
        let settling = Decimal.text((needed * 100).rounded(.up) / 100, 2)
        return "the spring \(end); it needs \(settling)\(unit) to settle"
    }

    /// Returns whether a state follows the finger. For springs, its progress range counts as one
    /// second.
    private func followsFinger(_ timeline: StateTimeline) -> Bool {
        timeline.length == nil && !hasClock(in: timeline)
    }

    /// Returns a finding if the track is in seconds and no state lasts long enough to reach its
    /// last keyframe.
    func lateKey(of design: Design) -> WarningKind.Finding? {
        guard let last = track.seconds else { return nil }
        let timelines = timelines(of: design).filter { !followsFinger($0) }
        guard let longest = timelines.max(by: { length(in: $0) < length(in: $1) }),
            last > length(in: longest) + 1e-9
        else { return nil }
        let state = "“\(longest.state.rawValue)”"
        let whose =
            isIntro
            ? "the intro of \(state) lasts"
            : hasClock(in: longest) ? "the clock's period is" : "\(state) lasts"
        return WarningKind.Finding(
            path: ModelPath(path.steps + [.index(track.count - 1)]),
            message: "the keyframe at \(NumberText.short(last)) s is never reached: "
                + "\(whose) \(Decimal.text(length(in: longest), 3)) s",
            hint: "lengthen the "
                + "\(isIntro ? "intro" : hasClock(in: longest) ? "period" : "state"), "
                + "or move the keyframe earlier"
        )
    }
}

extension DesignSurvey.AnimationTrack {
    /// Returns a finding for the first keyframe in `armed` that the progress of the pull never
    /// reaches.
    func keyOutsideOfPull(of design: Design) -> WarningKind.Finding? {
        guard state == .armed, clock?[.armed] == nil, let range = design.timeline(of: .armed),
            range.drive == .progress, let index = track.keyOutsideOfRange(of: range)
        else { return nil }
        let (from, to) = (NumberText.short(range.from), NumberText.short(range.to))
        let example = range.from == range.to ? range.from + 0.2 : range.to
        return WarningKind.Finding(
            path: ModelPath(path.steps + [.index(index)]),
            message: "the keyframe is never reached: times in “armed” are the progress of the "
                + "pull, "
                + (range.from == range.to ? "which starts at \(from)" : "from \(from) to \(to)"),
            hint: "write {\(from): …, \(NumberText.short(example)): …}, or a list of values, "
                + "which covers that range"
        )
    }
}

extension DesignSurvey.AnimationTrack {
    /// Returns the timelines of the states to which the track applies.
    func timelines(of design: Design) -> [StateTimeline] {
        design.states.filter { timeline in
            if isIntro, timeline.intro == 0 { return false }
            return state.map { $0 == timeline.state } ?? !otherStates.contains(timeline.state)
        }
    }

    /// Returns the instant at the beginning of a state, on the clock of the track.
    func instant(in timeline: StateTimeline) -> Instant {
        guard let clock = clock?[timeline.state], timeline.length != nil, !isIntro else {
            return timeline.instant(at: timeline.from, length: length(in: timeline))
        }
        return Instant(state: timeline.state, time: 0, length: clock.period(ofCopy: copy))
    }

    /// Returns the duration of local time 0…1, in seconds. 1 for a state that follows the finger.
    func length(in timeline: StateTimeline) -> Double {
        if isIntro { return timeline.intro }
        return clock?[timeline.state]?.period(ofCopy: copy) ?? timeline.localLength ?? 1
    }

    private func hasClock(in timeline: StateTimeline) -> Bool { clock?[timeline.state] != nil }

    /// Returns the time in seconds when the state ends for the most delayed copy. Infinite for a
    /// pull beyond the threshold.
    func end(in timeline: StateTimeline) -> Double {
        let isOpenEnded =
            !hasClock(in: timeline) && timeline.length == nil && timeline.state == .armed
        return isOpenEnded ? .infinity : length(in: timeline) - longestDelay(in: timeline)
    }

    /// Returns the largest delay of a copy, in seconds. 0 if the state repeats for ever.
    private func longestDelay(in timeline: StateTimeline) -> Double {
        guard isIntro || !timeline.repeats && !hasClock(in: timeline) else { return 0 }
        let hasTime = timeline.length != nil
        return times.reduce(0) { total, step in
            guard case .copies(_, let delays) = step else { return total }
            let longest = (delays?[timeline.state] ?? []).map {
                ($0.phase * length(in: timeline)) + (hasTime ? $0.delay : 0)
            }
            return total + max(longest.max() ?? 0, 0)
        }
    }
}
