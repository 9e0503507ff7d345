import Base
import Frames
import Indicators
import Lifecycles
import Raster

/// A lifecycle on its stage, in the environment of a planned golden.
struct GoldenScene {
    /// The replay and its stage.
    let staged: StagedReplay
    /// The environment of the frames.
    let environment: Environment
    /// The set that contains the lifecycle.
    let set: GoldenSet
    /// The options for playing the lifecycle.
    let replays: PlannedReplays

    /// Returns the golden of the replay, such as `scroll-action/t150` or, with a design,
    /// `scroll-action/t150-arc-dark@2x`.
    func golden() throws(InputError) -> PlannedGolden {
        let moments = try moments()
        let (stage, environment) = (staged.stage, environment)
        let words = [staged.replay.trace.name, stage.design?.name].compactMap { $0 }
        let scene: @Sendable (Int) -> Scene = { index in
            stage.scene(of: moments[index], in: environment)
        }
        let subject = GoldenSubject(
            name: try set.name(staged.name, words.joined(separator: "-"), in: environment),
            facts: facts + set.facts(in: environment),
            moments: moments.map(\.label),
            scale: environment.scale,
            fps: replays.times == nil ? set.fps : nil,
            draw: { renderer, index in renderer.render(scene(index)) }
        )
        return PlannedGolden(subject: subject, scene: scene, tolerance: set.allowed)
    }

    private func moments() throws(InputError) -> [LifecycleMoment] {
        if let times = replays.times { return staged.replay.moments(at: times) }
        return try PlayPlan.moments(of: staged.replay, fps: set.fps)
    }

    private var facts: [GoldenFact] {
        var facts = [
            GoldenFact("lifecycle", staged.name), GoldenFact("trace", staged.replay.trace.name),
        ]
        if let design = staged.stage.design { facts.append(GoldenFact("design", design.name)) }
        facts.append(GoldenFact("stage", staged.stage.view.rawValue))
        if !replays.fixes.isEmpty {
            let names = replays.fixes.map(\.value)
            facts.append(GoldenFact("fix", names.joined(separator: " ")))
        }
        return facts
    }
}
