import Goldens
import Indicators
import Lifecycles
import Raster

extension GoldenFrames {
    /// The frames of a lifecycle on its stage, from the trace's beginning until nothing moves.
    ///
    /// - Parameters:
    ///   - staged: The lifecycle under its trace, and what is shown of it.
    ///   - fps: Frames a second; frame n is at n/fps seconds.
    ///   - times: Moments in seconds in place of frames at a rate.
    ///   - environment: Appearance, palette, scale and background.
    /// - Throws: `GoldenError` where there would be no frame or too many, or too large ones.
    public init(
        _ staged: StagedReplay,
        fps: Double = 60,
        times: [Double]? = nil,
        in environment: Environment = .standard
    ) throws(GoldenError) {
        let stage = staged.stage
        let count = times?.count ?? staged.replay.frameCount(fps: fps) ?? .max
        guard count <= Replay.drawnFrameLimit else {
            throw GoldenError(
                "\(staged.name) would have no frames, or more than \(Replay.drawnFrameLimit)",
                hint: "ask for other frames a second, or for a shorter trace"
            )
        }
        guard stage.pixelSize(atScale: environment.scale) != nil else {
            throw GoldenError(
                "frames of \(staged.name) would be too large at a scale of \(environment.scale)"
            )
        }
        let replay = staged.replay
        let moments = times.map { replay.moments(at: $0) } ?? replay.moments(fps: fps)
        var facts = [
            GoldenFact("lifecycle", staged.name), GoldenFact("trace", replay.trace.name),
        ]
        if let design = stage.design { facts.append(GoldenFact("design", design.name)) }
        facts.append(GoldenFact("stage", stage.view.rawValue))
        facts.append(GoldenFact("appearance", environment.appearance.rawValue))
        self.init(
            moments: moments.map { .instant(time: $0.time, progress: $0.progress) },
            facts: facts,
            scale: environment.scale,
            fps: times == nil ? fps : nil
        ) { renderer, index in
            renderer.render(stage.scene(of: moments[index], in: environment))
        }
    }
}
