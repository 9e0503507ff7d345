import Base
import Indicators

extension StateFrames {
    /// Makes sure that the state can be drawn whole: what is too long must not be cut silently.
    ///
    /// - Parameters:
    ///   - design: The design's name.
    ///   - hint: What the user can do.
    /// - Throws: `InputError` where there would be too many frames.
    package func checkLength(of design: String, hint: String) throws(InputError) {
        guard count > DesignLimits.frames, let length = timeline.length else { return }
        let rate = isClocked ? " at \(NumberText.short(fps)) a second" : ""
        throw InputError(
            "\(timeline.state.rawValue) of \(design) takes \(NumberText.short(length)) s and would "
                + "have \(count) frames\(rate); allowed: \(DesignLimits.frames)",
            hint: hint
        )
    }

    /// What is said of a loop whose frames do not come as often as was asked for, such as
    /// “refreshing of dot: 46 frames a turn at 59.7 fps”; nil of others.
    package func note(of design: String) -> String? {
        guard isBent, let delay else { return nil }
        let frames = loopCount == 1 ? "1 frame" : "\(loopCount) frames"
        let rate = NumberText.fixed(1 / delay, digits: 1)
        return "\(timeline.state.rawValue) of \(design): \(frames) a turn at \(rate) fps"
    }
}
