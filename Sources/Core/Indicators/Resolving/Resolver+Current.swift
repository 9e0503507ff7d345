import Base

extension Resolver {
    /// Whether the keys of a course that begins with the value before come after the beginning of each
    /// state in which it counts, in the order in which progress passes them; else with a problem.
    mutating func checkOrder(of course: CourseForm, in state: StateName?) {
        for timeline in timelines(in: state) {
            let isTimed = course.isInSeconds || timeline.drive == .time
            // By a clock the keys are shares of its period, but where the finger leads.
            let way: Way =
                isTimed || clock != nil && timeline.length != nil
                ? Way(from: 0, to: 1) : Way(from: timeline.from, to: timeline.to)
            var previous = way.from
            for (index, key) in course.keys.enumerated().dropFirst() {
                guard way.falls ? key.time < previous : key.time > previous else {
                    let name = timeline.state.rawValue
                    let fault = way.fault(
                        of: key.time,
                        after: index == 1 ? nil : previous,
                        in: name
                    )
                    let listing = state == nil ? "list \(name) by itself; " : ""
                    at(index) {
                        $0.report(fault, hint: listing + way.hint(inSeconds: course.isInSeconds))
                    }
                    return
                }
                previous = key.time
            }
        }
    }

    /// From where to where the keys' measure goes in a state.
    private struct Way {
        let from: Double
        let to: Double

        var falls: Bool { to < from }

        func fault(of time: Double, after previous: Double?, in state: String) -> String {
            let time = NumberText.short(time)
            let goes = "“\(state)” goes from \(NumberText.short(from)) to \(NumberText.short(to))"
            if let previous {
                return
                    "the time \(time) does not come after \(NumberText.short(previous)) where \(goes)"
            }
            let begin = NumberText.short(from)
            return
                "“from: current” stands for the value at \(begin), with which “\(state)” begins; "
                + "the time \(time) does not come after it"
        }

        func hint(inSeconds: Bool) -> String {
            guard !inSeconds else { return "seconds count from the state's first moment on" }
            // A pull that goes on has no end to name.
            let end = from == to ? from + 0.2 : to
            let example = "{from: current, \(NumberText.short(end)): …}"
            return falls
                ? "the progress falls there, and keys stand in the order in which it comes to them: \(example)"
                : "keys come after it, as in \(example)"
        }
    }
}
