import Raster

extension Design {
    /// The timeline of `state`; nil when the design does not have it.
    public func timeline(of state: StateName) -> StateTimeline? {
        states.first { $0.state == state }
    }

    /// The moments at which `state` is drawn; none when the design does not have it.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - steps: How many moments; nil for as many as the design or the clock asks for.
    ///   - fps: Frames a second, for states that run by a clock; 60 if it is not above 0.
    ///
    /// Progress is spread evenly from beginning to end, both included; a single moment is the
    /// middle. Loops render whole periods: their end, which is the beginning, is left out.
    /// At most `DesignLimits.frames`.
    public func moments(of state: StateName, steps: Int? = nil, fps: Double = 60) -> [Moment] {
        timeline(of: state)?.moments(steps: steps, fps: fps) ?? []
    }

    /// The picture's size at so many pixels a point: the canvas, rounded up to whole pixels;
    /// nil where a side or the whole passes `DesignLimits`, or the scale `Environment.scales`.
    public func pixelSize(atScale scale: Double) -> (width: Int, height: Int)? {
        canvas.pixelSize(atScale: scale)
    }
}
