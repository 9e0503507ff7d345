import Goldens
import Indicators
import Pictures
import Raster

extension GoldenFrames {
    /// The frames of a design in one state.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - state: The state.
    ///   - steps: How many frames, evenly spread, of a loop without its lead-in; as many as the
    ///     design or the clock has if not given.
    ///   - fps: Frames a second, for states that follow the clock.
    ///   - environment: Appearance, palette, scale and background.
    /// - Throws: `GoldenError` where the design does not have the state, or its frames would be
    ///   too large or none.
    public init(
        design: some Indicator,
        state: StateName,
        steps: Int? = nil,
        fps: Double = 60,
        in environment: Environment = .standard
    ) throws(GoldenError) {
        guard let frames = design.frames(of: state, steps: steps, fps: fps) else {
            throw GoldenError(
                "the design “\(design.name)” has no state “\(state.rawValue)”",
                hint: "it has \(design.states.map(\.state.rawValue).joined(separator: ", "))"
            )
        }
        guard design.pixelSize(atScale: environment.scale) != nil else {
            throw GoldenError(
                "frames of “\(design.name)” would be too large at a scale of \(environment.scale)"
            )
        }
        let moments = frames.moments
        self.init(
            moments: moments.map(\.label),
            facts: [
                GoldenFact("design", design.name),
                GoldenFact("state", state.rawValue),
                GoldenFact("appearance", environment.appearance.rawValue),
            ],
            scale: environment.scale,
            fps: frames.timeline.drive == .time ? frames.rate : nil,
            loopStart: frames.loopStart
        ) { renderer, index in
            renderer.render(design.scene(at: moments[index], in: environment))
        }
        variable = {
            VariableDesign(design, in: environment) { design in
                design.frames(of: state, steps: steps, fps: fps)?.moments
            }
        }
    }
}

extension Moment {
    /// The position as manifests of frames put it.
    fileprivate var label: FrameLabel.Moment {
        switch position {
        case .progress(let progress): .progress(progress)
        case .time(let seconds): .time(seconds)
        }
    }
}
