import Goldens
import Indicators
import Lifecycles
import Raster

extension GoldenFrames {
    /// Creates the frames of a lifecycle on its stage, from the start of the trace until nothing
    /// moves.
    ///
    /// - Parameters:
    ///   - staged: The lifecycle with its trace and its stage.
    ///   - fps: The frame rate, in frames per second. Frame n is at n/fps seconds.
    ///   - times: The times of the frames, in seconds. If it is not `nil`, `fps` is ignored.
    ///   - environment: The appearance, palette, scale and background.
    /// - Throws: `GoldenError` if there would be no frames or too many, or if frames would be too
    ///   large.
    public init(
        _ staged: StagedReplay,
        fps: Double = 60,
        times: [Double]? = nil,
        in environment: Environment = .standard
    ) throws(GoldenError) {
        let stage = staged.stage
        let count = times?.count ?? staged.replay.frameCount(fps: fps) ?? .max
        guard count <= Replay.drawableFrameLimit else {
            throw GoldenError(
                "\(staged.name) would have no frames, or more than \(Replay.drawableFrameLimit)",
                hint: "use another frame rate or a shorter trace"
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
