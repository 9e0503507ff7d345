import Raster

extension Design {
    /// The timeline of `state`; nil when the design does not have it.
    public func timeline(of state: StateName) -> StateTimeline? {
        states.first { $0.state == state }
    }

    /// The frames in which `state` is drawn; nil when the design does not have it.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - steps: How many, of a loop without its lead-in; nil for as many as the design or the
    ///     clock asks for.
    ///   - fps: Frames a second, for states that run by a clock; 60 if it is not above 0.
    public func frames(of state: StateName, steps: Int? = nil, fps: Double = 60) -> StateFrames? {
        timeline(of: state).map { StateFrames(of: $0, steps: steps, fps: fps) }
    }

    /// The moments of these frames, at most `DesignLimits.frames`; none when the design does not
    /// have the state.
    public func moments(of state: StateName, steps: Int? = nil, fps: Double = 60) -> [Moment] {
        frames(of: state, steps: steps, fps: fps)?.moments ?? []
    }

    /// The picture's size at so many pixels a point: the canvas, rounded up to whole pixels;
    /// nil where a side or the whole passes `DesignLimits`, or the scale `Environment.scales`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        canvas.pixelSize(atScale: scale)
    }
}
