/// What a lifecycle requests of its surroundings, or reports to them.
public enum LifecycleEffect: Equatable, Sendable {
    /// The app's refresh action is called.
    case actionCalled
    /// A refresh action has come back.
    case actionEnded
    /// The device gives a tap that the hand feels.
    case haptic(HapticStrength)

    /// The name for programs: actionCalled, actionEnded or haptic.
    public var name: String {
        switch self {
        case .actionCalled: "actionCalled"
        case .actionEnded: "actionEnded"
        case .haptic: "haptic"
        }
    }

    /// How strong a haptic tap is; nil for all else.
    public var strength: HapticStrength? {
        guard case .haptic(let strength) = self else { return nil }
        return strength
    }
}

/// How strong a haptic tap is.
public enum HapticStrength: String, Hashable, Sendable, CaseIterable {
    /// UIKit's impact of that name.
    case heavy
    /// As the system's refresh control gives it; how strong that is has not been published.
    case system
}
