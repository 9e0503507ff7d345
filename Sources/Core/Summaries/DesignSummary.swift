import Base
import Indicators
import Raster

/// A description of a design, as text and as JSON.
package struct DesignSummary: Sendable {
    private let design: AnyIndicator
    /// The indicator as a design, for additional details. `nil` if it has another type.
    private let layered: Design?
    private let labels: [LayerLabel]

    /// Creates a summary of `design`.
    package init(design: some Indicator) {
        self.design = AnyIndicator(design)
        layered = design as? Design
        labels = design.layerLabels
    }

    /// The description as lines of text.
    package var lines: [String] {
        let size = "\(short(design.canvas.width))×\(short(design.canvas.height))"
        var lines = [design.title.isEmpty ? design.name : "\(design.name): \(design.title)"]
        lines += info
        lines.append("canvas \(size) points, pull threshold \(short(design.pullThreshold)) points")
        if let layers { lines.append(layers) }
        lines.append("states:")
        let states = TextColumns.lines(
            design.states.map { [$0.state.rawValue, frames(of: $0), drive(of: $0)] }
        )
        for (line, timeline) in zip(states, design.states) {
            lines.append(line)
            let clocks = clocks(of: timeline).flatMap { words(of: $0, in: timeline) }
            if let clocks { lines.append("    " + clocks) }
            let continued = inheritedValues(of: timeline)
            if !continued.isEmpty {
                let paths = continued.joined(separator: ", ")
                lines.append("    continues from the previous state: " + paths)
            }
        }
        guard !design.parameters.isEmpty else { return lines + ["parameters: none"] }
        lines.append("parameters:")
        return lines
            + TextColumns.lines(
                design.parameters.map { parameter in
                    [
                        "\(parameter.name)=\(parameter.text)", allowed(in: parameter.kind),
                        parameter.summary,
                    ]
                }
            )
    }

    /// The description as JSON.
    package var json: JSON {
        .object([
            JSON.Member("name", .string(design.name)),
            JSON.Member("title", .string(design.title)),
            JSON.Member("kind", design.info.kind.map { .string($0.rawValue) } ?? .null),
            JSON.Member("tags", .array(design.info.tags.map { .string($0) })),
            JSON.Member("about", .string(design.info.about)),
            JSON.Member("origin", .string(design.info.origin)),
            JSON.Member("width", .number(design.canvas.width)),
            JSON.Member("height", .number(design.canvas.height)),
            JSON.Member("threshold", .number(design.pullThreshold)),
            JSON.Member("states", .array(design.states.map(json(of:)))),
            JSON.Member("parameters", .array(design.parameters.map(json(of:)))),
            JSON.Member("layers", .array(labels.map { .string($0.text) })),
        ])
    }

    /// The description and the origin, and the kind with the tags.
    private var info: [String] {
        let info = design.info
        var words = info.tags
        if let kind = info.kind { words.insert(kind.rawValue, at: 0) }
        return [info.about, info.origin, words.joined(separator: ", ")].filter { !$0.isEmpty }
    }

    /// The number of layers, and the names of those that have one. `nil` if there are no layers.
    private var layers: String? {
        guard !labels.isEmpty else { return nil }
        let count = labels.count == 1 ? "1 layer" : "\(labels.count) layers"
        let names = labels.filter { $0.isNamed }.map { $0.text }
        return count + (names.isEmpty ? "" : ", including \(names.joined(separator: ", "))")
    }

    private func short(_ value: Double) -> String { NumberText.short(value) }

    private func frames(of timeline: StateTimeline) -> String {
        let frames = StateFrames(of: timeline)
        let (count, limit) = (frames.count, DesignLimits.frames)
        if count > limit { return "\(count) frames, more than the \(limit) that can be drawn" }
        if frames.introCount > 0 { return "\(frames.introCount), then \(frames.loopCount) frames" }
        return count == 1 ? "1 frame" : "\(count) frames"
    }

    private func drive(of timeline: StateTimeline) -> String {
        switch timeline.drive {
        case .progress:
            let seconds = timeline.duration.map { ", \(short($0)) s" } ?? ""
            guard timeline.from != timeline.to else {
                return "progress \(short(timeline.from))" + seconds
            }
            return "progress \(short(timeline.from)) to \(short(timeline.to))" + seconds
        case .time:
            let intro = timeline.intro > 0 ? "\(short(timeline.intro)) s, then " : ""
            let period = "\(short(timeline.period)) s"
            guard let clocks = clocks(of: timeline), clocks.setsPeriod else {
                return intro + (timeline.loops ? "every " : "") + period
            }
            return intro + "every \(period), when \(names(of: clocks))"
        }
    }

    private func allowed(in kind: Parameter.Kind) -> String {
        switch kind {
        case .number(let range): "\(short(range.lowerBound)) to \(short(range.upperBound))"
        case .integer(let range): "\(range.lowerBound) to \(range.upperBound), whole"
        case .choice(let choices): choices.joined(separator: ", ")
        case .color: "a colour"
        case .colors: "colours"
        case .boolean: "true, false"
        }
    }

    private func json(of timeline: StateTimeline) -> JSON {
        let frames = StateFrames(of: timeline)
        var members = [
            JSON.Member("state", .string(timeline.state.rawValue)),
            JSON.Member("drive", .string(timeline.drive.rawValue)),
            JSON.Member("frames", .number(Double(frames.count))),
        ]
        if timeline.drive == .progress {
            members.append(JSON.Member("from", .number(timeline.from)))
            members.append(JSON.Member("to", .number(timeline.to)))
            if let duration = timeline.duration {
                members.append(JSON.Member("duration", .number(duration)))
            }
        } else {
            members.append(JSON.Member("intro", .number(timeline.intro)))
            members.append(JSON.Member("period", .number(timeline.period)))
            members.append(JSON.Member("loop", .bool(timeline.loops)))
            members.append(JSON.Member("introFrames", .number(Double(frames.introCount))))
        }
        if let clocks = clocks(of: timeline) {
            members.append(JSON.Member("clocks", .array(clocks.cycleDurations.map(JSON.number))))
            members.append(JSON.Member("stops", .array(clocks.stops.map(JSON.number))))
            members.append(JSON.Member("round", clocks.commonPeriod.map(JSON.number) ?? .null))
            members.append(JSON.Member("untilRound", .bool(clocks.setsPeriod)))
        }
        let continued = inheritedValues(of: timeline)
        members.append(JSON.Member("continued", .array(continued.map(JSON.string))))
        return .object(members)
    }

    private func json(of parameter: Parameter) -> JSON {
        var members = [
            JSON.Member("name", .string(parameter.name)),
            JSON.Member("type", .string(parameter.kind.name)),
            JSON.Member("value", .string(parameter.text)),
            JSON.Member("default", .string(parameter.defaultText)),
            JSON.Member("summary", .string(parameter.summary)),
        ]
        switch parameter.kind {
        case .number(let range):
            let ends = [range.lowerBound, range.upperBound].map(JSON.number)
            members.append(JSON.Member("range", .array(ends)))
        case .integer(let range):
            let ends = [range.lowerBound, range.upperBound].map { JSON.number(Double($0)) }
            members.append(JSON.Member("range", .array(ends)))
        case .choice(let choices):
            members.append(JSON.Member("choices", .array(choices.map(JSON.string))))
        case .color, .colors, .boolean:
            break
        }
        return .object(members)
    }
}

/// Descriptions of the clocks of a state and of the values that continue from the previous state.
extension DesignSummary {
    fileprivate func clocks(of timeline: StateTimeline) -> StateClocks? {
        layered?.clocks(in: timeline.state)
    }

    fileprivate func inheritedValues(of timeline: StateTimeline) -> [String] {
        (layered?.inheritedValues(in: timeline.state) ?? []).map { $0.description }
    }

    /// Returns a clause such as `clocks of 1.4 and 2.1 s repeat`.
    fileprivate func names(of clocks: StateClocks, isNegated: Bool = false) -> String {
        let numbers = clocks.cycleDurations.map { Decimal.text($0, 6) }
        guard numbers.count > 1, let last = numbers.last else {
            let verb = isNegated ? "does not repeat" : "repeats"
            return "the clock of \(numbers.first ?? "") s \(verb)"
        }
        let verb = isNegated ? "do not repeat together" : "repeat"
        return "clocks of \(numbers.dropLast().joined(separator: ", ")) and \(last) s \(verb)"
    }

    /// Returns a description of when the clocks of a state repeat and stop. Returns `nil` if there
    /// is nothing to describe.
    fileprivate func words(of clocks: StateClocks, in timeline: StateTimeline) -> String? {
        var parts: [String] = []
        let length = timeline.loops ? timeline.period : timeline.intro + timeline.period
        if !clocks.cycleDurations.isEmpty, !clocks.setsPeriod {
            if timeline.drive == .time, clocks.allRepeat(in: length) {
                parts.append("\(names(of: clocks)) within it")
            } else if let commonPeriod = clocks.commonPeriod {
                parts.append("\(names(of: clocks)) only after \(Decimal.text(commonPeriod, 6)) s")
            } else {
                let names = names(of: clocks, isNegated: true)
                parts.append("\(names) within \(short(DesignLimits.commonPeriod)) s")
            }
        }
        if !clocks.stops.isEmpty {
            let stops = clocks.stops.map { Decimal.text($0, 6) }.joined(separator: ", ")
            parts.append("clocks stop after \(stops) s")
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }
}

extension Color {
    /// The colour as `#rrggbbaa`.
    package var hex: String {
        "#"
            + [red, green, blue, alpha].map { component in
                let digits = String(Int((component * 255).rounded()), radix: 16)
                return digits.count < 2 ? "0" + digits : digits
            }.joined()
    }
}
