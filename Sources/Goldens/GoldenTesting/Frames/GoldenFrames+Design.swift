import Goldens
import Indicators
import Pictures
import Raster

extension GoldenFrames {
    /// Creates the frames of a design in one state.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - state: The state.
    ///   - steps: The number of evenly spaced frames, without a loop's intro. Default: the
    ///     design's number, or `fps` frames per second if time drives the state.
    ///   - fps: The frame rate of states that time drives, in frames per second.
    ///   - environment: The appearance, palette, scale and background.
    /// - Throws: `GoldenError` if the design does not have the state, or if frames would be too
    ///   large.
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
    /// The moment in the form of a manifest.
    fileprivate var label: FrameLabel.Moment {
        switch position {
        case .progress(let progress): .progress(progress)
        case .time(let seconds): .time(seconds)
        }
    }
}
