/// An output of a lifecycle: a call of the refresh action, its end, or haptic feedback.
public enum LifecycleEffect: Equatable, Sendable {
    /// The lifecycle calls the app's refresh action.
    case actionCalled
    /// A call of the refresh action has returned.
    case actionEnded
    /// The device plays haptic feedback.
    case haptic(HapticStrength)

    /// The name in JSON: `actionCalled`, `actionEnded` or `haptic`.
    public var name: String {
        switch self {
        case .actionCalled: "actionCalled"
        case .actionEnded: "actionEnded"
        case .haptic: "haptic"
        }
    }

    /// The strength of haptic feedback, or `nil` for other effects.
    public var strength: HapticStrength? {
        guard case .haptic(let strength) = self else { return nil }
        return strength
    }
}

/// The strength of haptic feedback.
public enum HapticStrength: String, Hashable, Sendable, CaseIterable {
    /// UIKit's `UIImpactFeedbackGenerator.FeedbackStyle.heavy`.
    case heavy
    /// The feedback of the system's refresh control. Apple has not published its strength.
    case system
}
