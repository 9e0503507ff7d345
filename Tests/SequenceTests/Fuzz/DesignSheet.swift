import Comparison
import DesignFormat
import Indicators
import Pictures
import Raster

/// The text of a built-in design, drawn with and without a change.
struct DesignSheet {
    let design: String
    let state: StateName
    let scale: Double

    typealias Sequences = (expected: FrameSequence, actual: FrameSequence)

    private var text: String {
        String(decoding: BuiltInDesigns.source(named: design) ?? [], as: UTF8.self)
    }

    /// Returns the state with and without a change. Returns `nil` if the design has nothing to
    /// which the change applies.
    func planting(_ cause: PlantedChange.Cause, _ amount: Double) throws -> Sequences? {
        switch cause {
        case .count:
            guard state == .pulling else { return nil }
            return try drawn(
                text,
                replacing("{drive: progress, frames: 24}", "frames: 24") {
                    $0.replacing("24", by: "\(Int(amount))")
                }
                    ?? replacing("pulling:    {drive: progress, frames: 24}", "frames: 24") {
                        $0.replacing("24", by: "\(Int(amount))")
                    }
            )
        case .period:
            guard state == .refreshing else { return nil }
            let periods = ["0.9", "3.6", "0.8"]
            let old = periods.first { text.contains("period: \($0)") } ?? ""
            let new = ((Double(old) ?? 1) * amount * 60).rounded() / 60
            return try drawn(text, text.replacing("period: \(old)", by: "period: \(new)"))
        case .widened: return try drawn(text, wrapped("scale: {x: \(amount), y: 1}"))
        case .heightened: return try drawn(text, wrapped("scale: {x: 1, y: \(amount)}"))
        case .enlarged: return try drawn(text, wrapped("scale: \(amount)"))
        case .position: return try drawn(text, wrapped("offset: [\(amount), \(-amount)]"))
        case .angle: return try drawn(text, wrapped("rotate: \(amount)"))
        case .faded: return try drawn(text, wrapped("opacity: \(amount)"))
        case .thickened: return try drawn(text, thickened(by: amount))
        case .direction: return try drawn(text, turnedRound)
        case .key: return try keyed(amount)
        case .color: return try drawn(text, recolored)
        case .copies:
            guard text.contains("count: 8") else { return nil }
            let angle = 360 / amount
            let other = text.replacing("count: 8", by: "count: \(Int(amount))")
                .replacing("angle: -45", by: "angle: \(-angle)")
                .replacing("angle: 45", by: "angle: \(angle)")
            return try drawn(text, other)
        case .delay, .speed, .dropped: return try retimed(cause, amount)
        }
    }

    private func retimed(_ cause: PlantedChange.Cause, _ amount: Double) throws -> Sequences? {
        let right = try frames(of: text) { $0 }
        if cause == .dropped {
            var wrong = right
            guard Int(amount) < right.frames.count - 1 else { return nil }
            wrong.frames.remove(at: Int(amount))
            return (right, wrong)
        }
        if cause == .speed { return (right, try frames(of: text) { $0 * amount }) }
        guard state == .refreshing else { return nil }
        return (right, try frames(of: text) { $0 - amount / 60 })
    }

    /// Returns a rotation that reaches its middle earlier or later.
    private func keyed(_ amount: Double) throws -> Sequences? {
        guard design == "arc", state != .refreshing else { return nil }
        let old = state == .pulling ? "pulling: [0, 150]" : "finishing: [0, 360]"
        let name = state.rawValue
        func keys(_ time: Double) -> String { "\(name): {0: 0, \(time): 75, 1: 150}" }
        let trim = "pulling: [0, 1], armed: 1, refreshing: 0.999, finishing: [0, 1]"
        let base = text.replacing(trim, by: trim.replacing("[0, 1]", by: "0.8"))
        return try drawn(
            base.replacing(old, by: keys(0.5)),
            base.replacing(old, by: keys(amount))
        )
    }

    private var turnedRound: String {
        text.replacing("[0, 150]", by: "[0, -150]").replacing("[0, 360]", by: "[0, -360]")
            .replacing("[0, 1170]", by: "[0, -1170]")
            .replacing("{0: 0, 1: 1, ease: {steps: 16}}", by: "{0: 1, 1: 0, ease: {steps: 16}}")
    }

    private var recolored: String {
        text.replacing("mint", by: "orange").replacing("default: secondary", by: "default: green")
            .replacing("default: primary", by: "default: purple")
    }

    private func thickened(by factor: Double) -> String {
        func width(_ value: Double) -> String { "\((100 * value * factor).rounded() / 100)" }
        return text.replacing("default: 8", by: "default: \(width(8))")
            .replacing("medium: 2.5,", by: "medium: \(width(2.5)),")
            .replacing("width: 2.5", by: "width: \(width(2.5))")
            .replacing("width: 2.4", by: "width: \(width(2.4))")
            .replacing("width: 3.75", by: "width: \(width(3.75))")
            .replacing("width: 1.5", by: "width: \(width(1.5))")
    }

    /// Returns the design with all layers in one group that has a property, about the canvas's
    /// centre.
    private func wrapped(_ property: String) -> String {
        let parts = text.split(separator: "\nlayers:\n", maxSplits: 1)
        let inner = parts[1].split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        return parts[0] + "\nlayers:\n  - group:\n" + inner
            + "\n    anchor: {points: [0, 0]}\n    \(property)\n"
    }

    private func replacing(
        _ line: String,
        _ part: String,
        _ change: (String) -> String
    ) -> String? {
        guard
            let row = text.split(separator: "\n").map(String.init)
                .first(where: { $0.contains("pulling:") && $0.contains(part) && $0.contains(line) })
        else { return nil }
        return text.replacing(row, by: change(row))
    }

    private func drawn(_ text: String, _ other: String?) throws -> Sequences? {
        guard let other, other != text else { return nil }
        return (try frames(of: text) { $0 }, try frames(of: other) { $0 })
    }

    private func frames(
        of text: String,
        at change: (Double) -> Double
    ) throws -> FrameSequence {
        let design = try Design(yaml: Array(text.utf8), name: design, file: "\(design).yaml")
        guard let environment = Environment(scale: scale),
            let timeline = design.timeline(of: state)
        else { return FrameSequence([]) }
        let fps = self.design == "compass" && state == .refreshing ? 15.0 : 60
        var renderer = Renderer()
        let frames = design.moments(of: state, fps: fps).map { moment in
            var position = moment.position
            let label: FrameLabel.Moment
            switch position {
            case .progress(let value):
                position = .progress(min(max(change(value), 0), 1))
                label = .progress(value)
            case .time(let value):
                position = .time(change(value))
                label = .time(value)
            }
            let moment = Moment(state: state, position: position)
            let image = renderer.render(design.scene(at: moment, in: environment))
            return SequenceFrame(image: image, moment: label)
        }
        let start = timeline.loops ? Int((timeline.intro * fps).rounded()) : nil
        return FrameSequence(frames, loopStart: start)
    }
}

extension String {
    /// Returns the text with all occurrences of a part replaced.
    func replacing(_ part: String, by other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
