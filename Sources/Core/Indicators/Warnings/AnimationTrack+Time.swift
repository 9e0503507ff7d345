import Base
import Raster

extension DesignSurvey.AnimationTrack {
    /// Returns the springs that do not settle before their segment or state ends.
    func cutSprings(of design: Design) -> [WarningKind.Finding] {
        (0..<max(track.count - 1, 0)).compactMap { index in
            for timeline in timelines(of: design) {
                let state = instant(in: timeline)
                let span = track.spans(in: state)[index]
                guard let spring = span.easing.spring, measure != .other else { return nil }
                let needed = spring.settlingDuration(tolerance: tolerance(of: span, index))
                let unit = track.unit(length: state.length)
                let begin = span.start * unit
                // A delayed copy may not have started when the state ends.
                let given = max(min(span.end * unit, end(in: timeline)) - begin, 0)
                guard begin < length(in: timeline), needed > given + 0.0005 else { continue }
                return WarningKind.Finding(
                    path: ModelPath(path.steps + [.key("ease"), .index(index)]),
                    message: words(given: given, needed: needed, in: timeline),
                    hint: needed.isFinite
                        ? "move the next key later, or shorten the spring's response"
                        : "a spring settles if its damping is above 0"
                )
            }
            return nil
        }
    }

    /// Returns the fraction of a segment within which a spring counts as settled. 1 if the segment
    /// itself is not visible.
    private func tolerance(of span: Resolved.Track.Span, _ index: Int) -> Double {
        // The length of a segment that starts at an inherited value is unknown.
        if track.start == .current, index == 0 { return 0.02 }
        let distances = zip(numbers[span.from], numbers[span.to]).map { ($0 - $1).magnitude }
        let distance = distances.max() ?? 0
        return distance > measure.jumpThreshold ? measure.jumpThreshold / distance : 1
    }

    private func words(given: Double, needed: Double, in timeline: StateTimeline) -> String {
        let (given, unit) = (Decimal.text(given, 3), isLed(timeline) ? " of the progress" : " s")
        let whole = clock == nil ? "“\(timeline.state.rawValue)”" : "the clock's period"
        let end = "is cut off after \(given)\(unit) of \(whole)"
        guard needed.isFinite else { return "the spring \(end), and never settles" }
        let settling = Decimal.text((needed * 100).rounded(.up) / 100, 2)
        return "the spring \(end); it needs \(settling)\(unit) to settle"
    }

    /// Whether the state follows the finger. Springs then take the entire progress range as one
    /// second.
    private func isLed(_ timeline: StateTimeline) -> Bool {
        timeline.length == nil && clock == nil
    }

    /// Returns the last keyframe in seconds if no state lasts long enough to reach it.
    func lateKey(of design: Design) -> WarningKind.Finding? {
        guard let last = track.seconds else { return nil }
        let timelines = timelines(of: design).filter { !isLed($0) }
        guard let longest = timelines.max(by: { length(in: $0) < length(in: $1) }),
            last > length(in: longest) + 1e-9
        else { return nil }
        let whose = clock == nil ? "“\(longest.state.rawValue)” lasts" : "the clock's period is"
        return WarningKind.Finding(
            path: ModelPath(path.steps + [.index(track.count - 1)]),
            message: "the key at \(NumberText.short(last)) s is never reached: "
                + "\(whose) \(Decimal.text(length(in: longest), 3)) s",
            hint: "make that longer, or move the key earlier"
        )
    }
}

extension DesignSurvey.AnimationTrack {
    /// Returns the first keyframe of a pull beyond the threshold that the progress never reaches.
    func keyOutsideOfPull(of design: Design) -> WarningKind.Finding? {
        guard state == .armed, clock == nil, let range = design.timeline(of: .armed),
            range.drive == .progress, let index = track.keyOutsideOfRange(of: range)
        else { return nil }
        let (from, to) = (NumberText.short(range.from), NumberText.short(range.to))
        let example = range.from == range.to ? range.from + 0.2 : range.to
        return WarningKind.Finding(
            path: ModelPath(path.steps + [.index(index)]),
            message: "the key is never reached: keys of “armed” are the progress of the pull, "
                + (range.from == range.to ? "which starts at \(from)" : "from \(from) to \(to)"),
            hint: "write {\(from): …, \(NumberText.short(example)): …}, or a list, "
                + "which runs over that range"
        )
    }
}

extension DesignSurvey.AnimationTrack {
    /// Returns the timelines of the states to which the track applies.
    func timelines(of design: Design) -> [StateTimeline] {
        design.states.filter { timeline in
            state.map { $0 == timeline.state } ?? !listed.contains(timeline.state)
        }
    }

    /// Returns the beginning of a state on the clock of the track.
    func instant(in timeline: StateTimeline) -> Instant {
        guard let clock, timeline.length != nil else {
            return timeline.instant(at: timeline.from, length: length(in: timeline))
        }
        return Instant(state: timeline.state, time: 0, length: clock.period(ofCopy: copy))
    }

    /// Returns the seconds that local time 0…1 takes. A state that follows the finger counts as one
    /// second.
    func length(in timeline: StateTimeline) -> Double {
        clock?.period(ofCopy: copy) ?? timeline.length ?? 1
    }

    /// Returns the seconds after which the state ends for the most delayed copy. Infinite for a
    /// pull beyond the threshold.
    func end(in timeline: StateTimeline) -> Double {
        let isOpenEnded = clock == nil && timeline.length == nil && timeline.state == .armed
        return isOpenEnded ? .infinity : length(in: timeline) - lag(in: timeline)
    }

    /// Returns the delay of the last copy in seconds. 0 if the state repeats for ever.
    private func lag(in timeline: StateTimeline) -> Double {
        guard !timeline.repeats, clock == nil else { return 0 }
        let hasTime = timeline.length != nil
        return times.reduce(0) { lag, step in
            guard case .copies(let lags) = step else { return lag }
            let longest = lags.map { ($0.phase * length(in: timeline)) + (hasTime ? $0.delay : 0) }
            return lag + max(longest.max() ?? 0, 0)
        }
    }
}
