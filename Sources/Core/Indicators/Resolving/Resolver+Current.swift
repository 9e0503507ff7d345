import Base

extension Resolver {
    /// Checks the order of the keyframes of a track with `start: .current`. Reports one that is not
    /// after the state's beginning, or not in the order of its progress.
    ///
    /// - Parameters:
    ///   - form: The track.
    ///   - state: The state of the track, or `nil` for all states without their own track.
    mutating func checkOrder(of form: AnimationTrackForm, in state: StateName?) {
        for timeline in timelines(in: state) {
            let isTimed = form.isInSeconds || timeline.drive == .time
            // Keyframe times are fractions of a clock's period, except in a state that follows the
            // finger.
            let span: Span =
                isTimed || clock?[timeline.state] != nil && timeline.length != nil
                ? Span(from: 0, to: 1) : Span(from: timeline.from, to: timeline.to)
            var previous = span.from
            for (index, key) in form.keys.enumerated().dropFirst() {
                guard span.falls ? key.time < previous : key.time > previous else {
                    let name = timeline.state.rawValue
                    let problem = span.problem(
                        of: key.time,
                        after: index == 1 ? nil : previous,
                        in: name
                    )
                    let listing = state == nil ? "give \(name) its own keyframes; " : ""
                    at(index) {
                        $0.report(problem, hint: listing + span.hint(inSeconds: form.isInSeconds))
                    }
                    return
                }
                previous = key.time
            }
        }
    }

    /// The range of keyframe times in a state, from its beginning to its end.
    private struct Span {
        let from: Double
        let to: Double

        var falls: Bool { to < from }

        func problem(of time: Double, after previous: Double?, in state: String) -> String {
            let time = NumberText.short(time)
            let goes = "“\(state)” goes from \(NumberText.short(from)) to \(NumberText.short(to))"
            if let previous {
                let last = NumberText.short(previous)
                let order = from < to ? "greater" : "less"
                return
                    "the time \(time) must be \(order) than \(last), the time before it, because \(goes)"
            }
            let begin = NumberText.short(from)
            return
                "the time \(time) does not come after \(begin), where “\(state)” begins with "
                + "“from: current”"
        }

        func hint(inSeconds: Bool) -> String {
            guard !inSeconds else { return "write seconds after the beginning of the state" }
            // An open-ended pull has no end to show in the example.
            let end = from == to ? from + 0.2 : to
            let example = "{from: current, \(NumberText.short(end)): …}"
            return falls
                ? "write falling times, because the progress falls, as in \(example)"
                : "write rising times, as in \(example)"
        }
    }
}
