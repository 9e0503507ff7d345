import Indicators

/// The iOS versions that share default animations.
package enum SystemEra: String, Hashable, Sendable, CaseIterable {
    /// iOS 17 and later: both defaults are springs with a duration of 0.5 s and no bounce.
    case ios17
    /// iOS 16 and earlier. The default animation eases in and out in 0.35 s. The default spring has
    /// a response of 0.55 s and a damping ratio of 0.825.
    case ios16

    /// The default animation of `withAnimation`.
    var defaultAnimation: AnimationTiming {
        switch self {
        case .ios17: .spring(.standard)
        case .ios16: .curve(.easeInOut, duration: 0.35)
        }
    }

    /// The animation `.spring()`.
    var spring: AnimationTiming {
        switch self {
        case .ios17: .spring(.standard)
        case .ios16: .spring(.legacy)
        }
    }
}
