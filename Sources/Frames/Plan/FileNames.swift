import Base
import Indicators
import Pictures

/// Gives each frame of a run a file of its own.
struct FileNames {
    private let pattern: FilePattern
    private var taken: [String: FilePattern.Values] = [:]
    private var last: FilePattern.Values?

    /// Names by `pattern`.
    init(pattern: FilePattern) {
        self.pattern = pattern
    }

    /// The job of the next frame; its number counts on while design, state, its part
    /// and surroundings stay.
    ///
    /// - Throws: `InputError` for a file that another frame has, naming what the pattern lacks.
    mutating func job(
        for frame: StateFrame,
        of design: String,
        in environment: Environment
    ) throws(InputError) -> FrameJob {
        var values = FilePattern.Values(
            design: design,
            state: frame.group,
            frame: 0,
            scale: environment.scale,
            appearance: environment.appearance.rawValue
        )
        if let last {
            values.frame = last.frame
            values.frame = last == values ? last.frame + 1 : 0
        }
        last = values
        let name = pattern.name(for: values)
        if let other = taken.updateValue(values, forKey: name) {
            throw InputError(
                "the pattern “\(pattern.source)” gives two frames the name \(name)",
                hint: "add \(Self.difference(values, other)) to it"
            )
        }
        let label = FrameLabel(
            design: design,
            state: frame.moment.state.rawValue,
            moment: frame.moment.label,
            scale: environment.scale,
            appearance: values.appearance,
            details: frame.details
        )
        return FrameJob(file: name, label: label)
    }

    /// The placeholder that would tell two frames apart.
    private static func difference(_ a: FilePattern.Values, _ b: FilePattern.Values) -> String {
        if a.design != b.design { return "{design}" }
        if a.appearance != b.appearance { return "{appearance}" }
        if a.scale != b.scale { return "{scale}" }
        return a.state != b.state ? "{state}" : "{frame}"
    }
}

extension StateFrame {
    /// What its record has beside the fields of all frames: the part of a state that repeats, and
    /// the seconds until the next frame.
    fileprivate var details: [JSON.Member] {
        [
            part.map { JSON.Member("part", .string($0.rawValue)) },
            delay.map { JSON.Member("delay", .number($0)) },
        ].compactMap(\.self)
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
