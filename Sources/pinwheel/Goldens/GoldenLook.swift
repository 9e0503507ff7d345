import Imaging
import Indicators
import Raster
import UserInput

/// A design in the surroundings in which a plan wants it.
struct GoldenLook {
    /// The design, its parameters set.
    let design: Design
    /// What it is drawn in.
    let environment: Environment
    /// The set that asks for it.
    let set: GoldenSet

    /// The golden of one state.
    func golden(of timeline: StateTimeline) throws -> PlannedGolden {
        let moments = timeline.moments(steps: set.steps, fps: set.fps)
        let (design, environment) = (design, environment)
        let subject = GoldenSubject(
            name: try name(of: timeline.state),
            facts: facts(of: timeline.state),
            moments: moments.map(\.label),
            scale: environment.scale,
            fps: timeline.drive == .time && set.steps == nil ? set.fps : nil,
            loopStart: loopStart(of: timeline, moments),
            draw: { renderer, index in
                renderer.render(design.scene(at: moments[index], in: environment))
            }
        )
        return PlannedGolden(subject: subject, tolerance: tolerance)
    }

    /// The frame that follows the last one: of a loop, that at the end of its lead-in.
    private func loopStart(of timeline: StateTimeline, _ moments: [Moment]) -> Int? {
        guard timeline.drive == .time, timeline.loops else { return nil }
        return moments.firstIndex { moment in
            guard case .time(let seconds) = moment.position else { return false }
            return abs(seconds - timeline.intro) < 1e-6
        }
    }

    /// Such as `arc/pulling`, `arc/pulling-dark@2x`, or `thick/arc/pulling` of a set with a name.
    private func name(of state: StateName) throws(InputError) -> GoldenName {
        var text = set.name.map { $0 + "/" } ?? ""
        text += "\(design.name)/\(state.rawValue)"
        if environment.appearance == .dark { text += "-dark" }
        text += FilePattern.suffix(forScale: environment.scale)
        do {
            return try GoldenName(text)
        } catch {
            throw InputError(error.description)
        }
    }

    private func facts(of state: StateName) -> [GoldenFact] {
        var facts = [
            GoldenFact("design", design.name),
            GoldenFact("state", state.rawValue),
            GoldenFact("appearance", environment.appearance.rawValue),
        ]
        if set.palette != .ios18 { facts.append(GoldenFact("palette", set.palette.rawValue)) }
        if !set.parameters.isEmpty {
            let values = set.parameters.map { "\($0.name)=\($0.value)" }
            facts.append(GoldenFact("parameters", values.joined(separator: " ")))
        }
        if tolerance != .none { facts.append(GoldenFact("tolerance", tolerance.text)) }
        return facts
    }

    private var tolerance: Tolerance {
        let planned = set.tolerance
        return Tolerance(
            step: planned.step,
            share: planned.share,
            density: planned.density,
            window: planned.window,
            sequenceShare: planned.sequenceShare
        )
    }
}
