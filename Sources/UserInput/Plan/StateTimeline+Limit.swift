import Indicators

extension StateTimeline {
    /// Makes sure that the state can be drawn whole: what is too long must not be cut silently.
    ///
    /// - Parameters:
    ///   - steps: How many frames; nil for as many as the design or the clock asks for.
    ///   - fps: Frames a second, for states that run by a clock.
    ///   - design: The design's name.
    ///   - hint: What the user can do.
    /// - Throws: `InputError` where there would be too many frames.
    package func checkLength(
        steps: Int?,
        fps: Double,
        of design: String,
        hint: String
    ) throws(InputError) {
        let count = frameCount(steps: steps, fps: fps)
        guard count > DesignLimits.frames, let length else { return }
        throw InputError(
            "\(state.rawValue) of \(design) takes \(NumberText.short(length)) s and would have "
                + "\(count) frames at \(NumberText.short(fps)) a second; allowed: "
                + "\(DesignLimits.frames)",
            hint: hint
        )
    }
}
