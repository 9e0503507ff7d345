import Base

extension Resolver {
    /// Checks that the keyframes of a track with `start: .current` follow the beginning of the
    /// state, in the order in which its progress passes them.
    ///
    /// - Parameters:
    ///   - course: The track.
    ///   - state: The state of the track, or `nil` for all states that the value does not list.
    mutating func checkOrder(of course: AnimationTrackForm, in state: StateName?) {
        for timeline in timelines(in: state) {
            let isTimed = course.isInSeconds || timeline.drive == .time
            // Keyframe times are fractions of a clock's period, except in a state that follows the
            // finger.
            let span: Span =
                isTimed || clock != nil && timeline.length != nil
                ? Span(from: 0, to: 1) : Span(from: timeline.from, to: timeline.to)
            var previous = span.from
            for (index, key) in course.keys.enumerated().dropFirst() {
                guard span.falls ? key.time < previous : key.time > previous else {
                    let name = timeline.state.rawValue
                    let fault = span.fault(
                        of: key.time,
                        after: index == 1 ? nil : previous,
                        in: name
                    )
                    let listing = state == nil ? "list \(name) by itself; " : ""
                    at(index) {
                        $0.report(fault, hint: listing + span.hint(inSeconds: course.isInSeconds))
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

        func fault(of time: Double, after previous: Double?, in state: String) -> String {
            let time = NumberText.short(time)
            let goes = "“\(state)” goes from \(NumberText.short(from)) to \(NumberText.short(to))"
            if let previous {
                let last = NumberText.short(previous)
                return "the time \(time) does not come after \(last) where \(goes)"
            }
            let begin = NumberText.short(from)
            return
                "“from: current” stands for the value at \(begin), with which “\(state)” begins; "
                + "the time \(time) does not come after it"
        }

        func hint(inSeconds: Bool) -> String {
            guard !inSeconds else { return "seconds are counted from the beginning of the state" }
            // An open-ended pull has no end to show in the example.
            let end = from == to ? from + 0.2 : to
            let example = "{from: current, \(NumberText.short(end)): …}"
            return falls
                ? "the progress falls there, so the times must fall, as in \(example)"
                : "the times must come after it, as in \(example)"
        }
    }
}
