import Indicators

/// A likely mistake in how a design moves or looks.
package struct MotionFinding: Equatable, Sendable {
    /// The name of the rule, such as `seam`.
    package let rule: String
    /// The sequence of frames, such as `refreshing` or `refreshing-intro`. `nil` for the design.
    package let sequence: String?
    /// The index of the frame from 0, or `nil` for the entire sequence.
    package let frame: Int?
    /// The measured value, in the unit that the reason names. `nil` if nothing is measured.
    package let value: Double?
    /// What is wrong, with the measured value.
    package let reason: String
    /// What to change.
    package let cure: String

    /// Creates a finding.
    package init(
        _ rule: String,
        in sequence: String? = nil,
        frame: Int? = nil,
        value: Double? = nil,
        reason: String,
        cure: String
    ) {
        self.rule = rule
        self.sequence = sequence
        self.frame = frame
        self.value = value
        self.reason = reason
        self.cure = cure
    }

    /// The finding in one line, such as "refreshing, frame 26: …; …".
    package var description: String {
        let place = [sequence, frame.map { "frame \($0)" }].compactMap(\.self)
        let prefix = place.isEmpty ? "" : place.joined(separator: ", ") + ": "
        return "\(prefix)\(reason); \(cure) [\(rule)]"
    }
}
