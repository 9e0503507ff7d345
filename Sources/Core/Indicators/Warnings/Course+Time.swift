import Base
import Raster

extension DesignSurvey.Course {
    /// The springs that have not settled when their time is over.
    func cutSprings(of design: Design) -> [WarningKind.Finding] {
        (0..<max(track.count - 1, 0)).compactMap { index in
            for timeline in timelines(of: design) {
                let state = instant(in: timeline)
                let span = track.spans(in: state)[index]
                guard let spring = span.easing.spring, measure != .other else { return nil }
                let needed = spring.settlingDuration(tolerance: tolerance(of: span, index))
                let unit = track.unit(length: state.length)
                let begin = span.start * unit
                // A copy that is behind may not have begun when the state ends.
                let given = max(min(span.end * unit, end(in: timeline)) - begin, 0)
                guard begin < length(in: timeline), needed > given + 0.0005 else { continue }
                return WarningKind.Finding(
                    path: ModelPath(path.steps + [.key("ease"), .index(index)]),
                    message: words(given: given, needed: needed, in: timeline),
                    hint: needed.isFinite
                        ? "make the way longer or the spring's response shorter"
                        : "a damping above 0 lets it settle"
                )
            }
            return nil
        }
    }

    /// The share of a way that may be left without being seen; 1 for a way that is not seen itself.
    private func tolerance(of span: Resolved.Track.Span, _ index: Int) -> Double {
        // Nothing is known of a way that begins where the state before was left.
        if track.start == .current, index == 0 { return 0.02 }
        let way = zip(numbers[span.from], numbers[span.to]).map { ($0 - $1).magnitude }.max() ?? 0
        return way > measure.leap ? measure.leap / way : 1
    }

    private func words(given: Double, needed: Double, in timeline: StateTimeline) -> String {
        let (given, unit) = (Decimal.text(given, 3), isLed(timeline) ? " of the way" : " s")
        let whole = clock == nil ? "“\(timeline.state.rawValue)”" : "the clock's period"
        let end = "is cut off after \(given)\(unit) of \(whole)"
        guard needed.isFinite else { return "the spring \(end), and never settles" }
        let settling = Decimal.text((needed * 100).rounded(.up) / 100, 2)
        return "the spring \(end); it needs \(settling)\(unit) to settle"
    }

    /// Whether the finger leads, so that the whole way stands for a second.
    private func isLed(_ timeline: StateTimeline) -> Bool {
        timeline.length == nil && clock == nil
    }

    /// The last key in seconds, where none of the states lasts until then.
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
            hint: "make that longer, or let the key come sooner"
        )
    }
}

extension DesignSurvey.Course {
    /// The first key of a pull beyond the threshold that its progress never comes to.
    func keyOutsideOfPull(of design: Design) -> WarningKind.Finding? {
        guard state == .armed, clock == nil, let range = design.timeline(of: .armed),
            range.drive == .progress, let index = track.shareOutside(of: range)
        else { return nil }
        let (from, to) = (NumberText.short(range.from), NumberText.short(range.to))
        let example = range.from == range.to ? range.from + 0.2 : range.to
        return WarningKind.Finding(
            path: ModelPath(path.steps + [.index(index)]),
            message: "the key is never reached: keys of “armed” are the progress of the pull, "
                + (range.from == range.to ? "which begins at \(from)" : "from \(from) to \(to)"),
            hint: "write {\(from): …, \(NumberText.short(example)): …}, or a list, "
                + "which runs over that range"
        )
    }
}

extension DesignSurvey.Course {
    /// How the states for which it is run.
    func timelines(of design: Design) -> [StateTimeline] {
        design.states.filter { timeline in
            state.map { $0 == timeline.state } ?? !listed.contains(timeline.state)
        }
    }

    /// A state's first moment, by the clock that counts.
    func instant(in timeline: StateTimeline) -> Instant {
        guard let clock, timeline.length != nil else {
            return timeline.instant(at: timeline.from, length: length(in: timeline))
        }
        return Instant(state: timeline.state, time: 0, length: clock.period(ofCopy: copy))
    }

    /// The seconds that local time 0…1 takes; where the finger leads, those that it stands for.
    func length(in timeline: StateTimeline) -> Double {
        clock?.period(ofCopy: copy) ?? timeline.length ?? 1
    }

    /// The seconds after which it is over, of the copy that is furthest behind; a pull beyond the
    /// threshold goes on.
    func end(in timeline: StateTimeline) -> Double {
        let goesOn = clock == nil && timeline.length == nil && timeline.state == .armed
        return goesOn ? .infinity : length(in: timeline) - lag(in: timeline)
    }

    /// The seconds by which the last copy is behind; none where the state goes on for ever.
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
