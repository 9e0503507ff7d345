import Imaging
import Indicators
import Raster

extension GoldenFrames {
    /// The frames of a design in one state.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - state: The state.
    ///   - steps: How many frames, evenly spread; as many as the design or the clock asks for if
    ///     not given.
    ///   - fps: Frames a second, for states that follow the clock.
    ///   - environment: Appearance, palette, scale and background.
    /// - Throws: `GoldenError` where the design does not have the state, or its frames would be
    ///   too large or none.
    public init(
        design: Design,
        state: StateName,
        steps: Int? = nil,
        fps: Double = 60,
        in environment: Environment = .standard
    ) throws(GoldenError) {
        guard let timeline = design.timeline(of: state) else {
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
        let moments = design.moments(of: state, steps: steps, fps: fps)
        let followsClock = timeline.drive == .time
        self.init(
            moments: moments.map(\.label),
            facts: [
                GoldenFact("design", design.name),
                GoldenFact("state", state.rawValue),
                GoldenFact("appearance", environment.appearance.rawValue),
            ],
            scale: environment.scale,
            fps: followsClock && steps == nil ? fps : nil,
            loopStart: followsClock && timeline.loops && timeline.intro == 0 ? 0 : nil
        ) { renderer, index in
            renderer.render(design.scene(at: moments[index], in: environment))
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
