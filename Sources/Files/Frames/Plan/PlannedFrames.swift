import Base
import Indicators
import Pictures

/// The frames of a plan and the names of their files, in little memory: all that the frames of a run
/// have in common is stored once.
struct PlannedFrames: Sendable {
    /// Frames that follow each other and differ in their moments and numbers alone.
    struct Run: Sendable {
        /// The index of the design.
        let design: Int
        let environment: Environment
        /// The index of the first frame among all.
        let start: Int
        let frames: ArraySlice<StateFrame>
        /// What the pattern gets for the first frame.
        let values: FilePattern.Values
        let names: FilePattern.Template
    }

    private let pattern: FilePattern
    /// In the order of their frames; none is empty.
    private(set) var runs: [Run] = []
    private(set) var count = 0

    /// No frames; those to come have names by `pattern`.
    init(pattern: FilePattern) { self.pattern = pattern }

    /// Adds frames of one design in one environment.
    ///
    /// Numbers count on while design, state, its part and environment stay.
    mutating func append(
        _ frames: [StateFrame],
        of design: Int,
        named name: String,
        in environment: Environment
    ) {
        var rest = frames[...]
        while let first = rest.first {
            let group = first.group
            let frames = rest.prefix { $0.group == group }
            rest = rest[frames.endIndex...]
            var values = FilePattern.Values(
                design: name,
                state: group,
                frame: 0,
                scale: environment.scale,
                appearance: environment.appearance.rawValue
            )
            let template = pattern.template(for: values)
            if let last = runs.last {
                values.frame = last.values.frame
                values.frame = last.values == values ? values.frame + last.frames.count : 0
            }
            runs.append(
                Run(
                    design: design,
                    environment: environment,
                    start: count,
                    frames: frames,
                    values: values,
                    names: template
                )
            )
            count += frames.count
        }
    }

    /// The run of the frame of an index, and the frame.
    subscript(index: Int) -> (run: Run, frame: StateFrame) {
        let run = run(at: index)
        return (run, run.frames[run.frames.startIndex + index - run.start])
    }

    /// The job of the frame of an index.
    func job(at index: Int) -> FrameJob {
        let (run, frame) = self[index]
        let label = FrameLabel(
            design: run.values.design,
            state: frame.moment.state.rawValue,
            moment: frame.moment.label,
            scale: run.environment.scale,
            appearance: run.values.appearance,
            details: frame.details
        )
        return FrameJob(file: run.name(at: index), label: label)
    }

    /// Makes sure that each frame has a file of its own.
    ///
    /// - Throws: `InputError` for a file of two frames, with what the pattern lacks.
    func checkNames() throws(InputError) {
        var names = NameTable()
        for run in runs {
            for index in run.start..<run.start + run.frames.count {
                let name = run.name(at: index)
                let (other, isNew) = names.insert(name)
                guard isNew else {
                    // All names before this one are new, so that their numbers are indices.
                    let missing = Self.difference(values(at: index), values(at: other))
                    throw InputError(
                        "the pattern “\(pattern.source)” gives two frames the name \(name)",
                        hint: "add \(missing) to it"
                    )
                }
            }
        }
    }

    private func values(at index: Int) -> FilePattern.Values {
        let run = run(at: index)
        var values = run.values
        values.frame += index - run.start
        return values
    }

    private func run(at index: Int) -> Run {
        var range = 0..<runs.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range =
                runs[middle].start <= index
                ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return runs[range.lowerBound]
    }

    /// The placeholder that would tell two frames apart.
    private static func difference(_ a: FilePattern.Values, _ b: FilePattern.Values) -> String {
        if a.design != b.design { return "{design}" }
        if a.appearance != b.appearance { return "{appearance}" }
        if a.scale != b.scale { return "{scale}" }
        return a.state != b.state ? "{state}" : "{frame}"
    }
}

extension PlannedFrames.Run {
    /// The name of the file of a frame, by the frame's index among all.
    fileprivate func name(at index: Int) -> String { names.name(values.frame + index - start) }
}

extension StateFrame {
    /// What its record has beside the fields of all frames: the part of a state that repeats, and
    /// the seconds until the next frame.
    fileprivate var details: [JSON.Member] {
        var details: [JSON.Member] = []
        if let part { details.append(JSON.Member("part", .string(part.rawValue))) }
        if let delay { details.append(JSON.Member("delay", .number(delay))) }
        return details
    }
}

extension Moment {
    /// The moment as a manifest has it.
    package var label: FrameLabel.Moment {
        switch position {
        case .progress(let progress): .progress(progress)
        case .time(let seconds): .time(seconds)
        }
    }
}
