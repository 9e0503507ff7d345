import Indicators

/// Which of the system's default animations are in force.
package enum SystemEra: String, Hashable, Sendable, CaseIterable {
    /// iOS 17 and later: both defaults are springs of 0.5 s without a bounce.
    case ios17
    /// Before: the default eases in and out in 0.35 s; a spring has the response 0.55 s and the
    /// damping ratio 0.825.
    case ios16

    /// The default of `withAnimation`.
    var standardAnimation: AnimationTiming {
        switch self {
        case .ios17: .spring(.standard)
        case .ios16: .curve(.easeInOut, duration: 0.35)
        }
    }

    /// What `.spring()` does.
    var spring: AnimationTiming {
        switch self {
        case .ios17: .spring(.standard)
        case .ios16: .spring(.legacy)
        }
    }
}
