import Indicators
import Raster

/// A design in the environment of a planned golden.
struct PlannedSubject {
    /// The design, with its parameters set.
    let design: any Indicator
    /// The environment of the frames.
    let environment: Environment
    /// The set that contains the design.
    let set: GoldenSet

    /// Returns the golden of one state, such as `arc/pulling-dark@2x`.
    func golden(of timeline: StateTimeline) throws -> PlannedGolden {
        let frames = StateFrames(
            of: timeline,
            steps: set.steps,
            fps: set.fps,
            wholePeriods: set.wholePeriods
        )
        try frames.checkLength(
            of: design.name,
            hint: "lower “fps” or set “steps” for the set in \(GoldenPlanFile.defaultName)"
        )
        let moments = frames.moments
        let (design, environment) = (design, environment)
        let state = timeline.state.rawValue
        let facts = [GoldenFact("design", design.name), GoldenFact("state", state)]
        let scene: @Sendable (Int) -> Scene = { index in
            design.scene(at: moments[index], in: environment)
        }
        let subject = GoldenSubject(
            name: try set.name(design.name, state, in: environment),
            facts: facts + set.facts(in: environment),
            moments: moments.map(\.label),
            scale: environment.scale,
            fps: timeline.drive == .time ? frames.rate : nil,
            loopStart: frames.loopStart,
            variable: variable(of: timeline.state),
            draw: { renderer, index in renderer.render(scene(index)) }
        )
        return PlannedGolden(
            subject: subject,
            scene: scene,
            tolerance: set.allowed,
            note: frames.note(of: design.name),
            states: design.states.map(\.state.rawValue)
        )
    }

    /// Returns a function that creates the variable design for a state.
    private func variable(of state: StateName) -> @Sendable () -> VariableDesign? {
        let (design, environment, set) = (design, environment, set)
        return {
            VariableDesign(design, in: environment) { design in
                design.timeline(of: state).map { timeline in
                    StateFrames(
                        of: timeline,
                        steps: set.steps,
                        fps: set.fps,
                        wholePeriods: set.wholePeriods
                    )
                    .moments
                }
            }
        }
    }
}
