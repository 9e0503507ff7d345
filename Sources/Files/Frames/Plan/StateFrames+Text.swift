import Base
import Indicators

extension StateFrames {
    /// Throws an error if the state has more frames than the limit, instead of truncating the list.
    ///
    /// - Parameters:
    ///   - design: The design's name.
    ///   - hint: The hint of the error.
    /// - Throws: `InputError`.
    package func checkLength(of design: String, hint: String) throws(InputError) {
        guard count > DesignLimits.frames, let length = timeline.length else { return }
        let rate = isClocked ? " at \(NumberText.short(fps)) a second" : ""
        throw InputError(
            "\(timeline.state.rawValue) of \(design) takes \(NumberText.short(length)) s and would "
                + "have \(count) frames\(rate); allowed: \(DesignLimits.frames)",
            hint: hint
        )
    }

    /// Returns a note about a loop whose frame rate differs from the requested one, such as
    /// “refreshing of dot: 46 frames per period at 59.7 fps”. Returns `nil` for other states.
    package func note(of design: String) -> String? {
        guard hasAdjustedRate, let delay else { return nil }
        let frames = loopCount == 1 ? "1 frame" : "\(loopCount) frames"
        let rate = NumberText.fixed(1 / delay, digits: 1)
        return "\(timeline.state.rawValue) of \(design): \(frames) per period at \(rate) fps"
    }
}
