import Base
import Indicators
import Pictures

/// The frames of a plan and their file names. Data that several frames share are stored once.
struct PlannedFrames: Sendable {
    /// Consecutive frames that differ only in their moment and number.
    struct Run: Sendable {
        /// The index of the design.
        let design: Int
        let environment: Environment
        /// The index of the first frame in the plan.
        let start: Int
        let frames: ArraySlice<StateFrame>
        /// The pattern's values for the first frame.
        let values: FilePattern.Values
        let names: FilePattern.Template
    }

    private let pattern: FilePattern
    /// The runs in the order of their frames. None is empty.
    private(set) var runs: [Run] = []
    private(set) var count = 0

    /// Creates an empty plan whose frames are named by `pattern`.
    init(pattern: FilePattern) { self.pattern = pattern }

    /// Adds frames of one design in one environment.
    ///
    /// Frame numbers continue from the previous frames of the same design, state, part and
    /// environment.
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

    /// The frame with an index, and its run.
    subscript(index: Int) -> (run: Run, frame: StateFrame) {
        let run = run(at: index)
        return (run, run.frames[run.frames.startIndex + index - run.start])
    }

    /// Returns the job of the frame with an index.
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

    /// Checks that file names are unique.
    ///
    /// - Throws: `InputError` for a duplicate name. The hint names a placeholder to add to the
    ///   pattern.
    func checkNames() throws(InputError) {
        var names = NameTable()
        for run in runs {
            for index in run.start..<run.start + run.frames.count {
                let name = run.name(at: index)
                let (other, isNew) = names.insert(name)
                guard isNew else {
                    // All previous names are unique, so the index of a name equals the index of its
                    // frame.
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

    /// Returns a placeholder that makes the names of two frames different.
    private static func difference(_ a: FilePattern.Values, _ b: FilePattern.Values) -> String {
        if a.design != b.design { return "{design}" }
        if a.appearance != b.appearance { return "{appearance}" }
        if a.scale != b.scale { return "{scale}" }
        return a.state != b.state ? "{state}" : "{frame}"
    }
}

extension PlannedFrames.Run {
    /// Returns the file name of the frame with an index in the plan.
    fileprivate func name(at index: Int) -> String { names.name(values.frame + index - start) }
}

extension StateFrame {
    /// The optional fields of the record: the part of a loop, and the time until the next frame.
    fileprivate var details: [JSON.Member] {
        var details: [JSON.Member] = []
        if let part { details.append(JSON.Member("part", .string(part.rawValue))) }
        if let delay { details.append(JSON.Member("delay", .number(delay))) }
        return details
    }
}

extension Moment {
    /// The moment as stored in a manifest.
    package var label: FrameLabel.Moment {
        switch position {
        case .progress(let progress): .progress(progress)
        case .time(let seconds): .time(seconds)
        }
    }
}
