import Indicators

extension PullToRefreshScrollView {
    /// The fraction of the ring that each finishing tick removes.
    package enum FinishingStep: String, Hashable, Sendable, CaseIterable {
        /// 16 ms divided by the duration.
        case article
        /// 16 ms divided by the duration, but at least 0.06.
        case package
    }

    /// The calculation of the ring's angle at a change of state.
    package enum RotationModel: String, Hashable, Sendable, CaseIterable {
        /// The new state's formula applies immediately.
        case formula
        /// The header's spring blends the old angle into the new one, as in SwiftUI's engine.
        case engine
    }

    /// The angle of the armed ring, in degrees.
    static let armedAngle = 180.0

    /// The angle at the start of the spin, in degrees.
    var spinStart: Double { fixesRefreshingJump ? Self.armedAngle : 0 }

    /// The fraction of the ring that a finishing tick removes.
    var stepSize: Double {
        let fraction = Self.tick / animationDuration
        return step == .package ? max(fraction, 0.06) : fraction
    }

    /// The spring of the header: `snappy`, with a bounce of 0.15.
    var spring: AnimationTiming {
        // The duration is valid for a spring, so `snappy` is never used.
        let spring = try? Spring(duration: animationDuration, bounce: 0.15)
        return .spring(spring ?? .snappy)
    }

    /// Returns the ring's drawn angle in degrees.
    func angle(of state: State, at instant: LifecycleInstant) -> Double {
        switch rotation {
        case .formula:
            let angle = modelAngle(of: state, at: instant)
            guard state.phase == .refreshing else { return angle }
            return (angle + 360 * spinFraction(of: state, at: instant))
                .truncatingRemainder(dividingBy: 360)
        case .engine:
            let residual = state.turn.value(at: instant.time)
            let base = modelAngle(of: state, at: instant) + residual
            guard state.phase == .refreshing else { return base }
            // The endless turn by 360° is added to the spring: r₀ + f(V − r₀).
            return base + spinFraction(of: state, at: instant) * (360 - residual)
        }
    }

    /// Returns the ring's angle without the spin and the header's spring, in degrees.
    private func modelAngle(of state: State, at instant: LifecycleInstant) -> Double {
        switch state.phase {
        case .idle: 0
        case .pulling:
            progress(of: state, at: instant) * (fixesArmingJump ? Self.armedAngle : 150)
        case .armed: Self.armedAngle
        case .refreshing: spinStart
        case .finishing:
            fixesBackwardFinish
                ? state.lastAngle + 360 * (1 - state.finishing) : 360 * state.finishing
        }
    }

    /// Returns the completed fraction of the spin's current turn, 0…1.
    private func spinFraction(of state: State, at instant: LifecycleInstant) -> Double {
        let turns = max(instant.time - state.since, 0) / Self.turn
        let fraction = turns - turns.rounded(.down)
        // A rounding error just below a whole turn means the start of the next one.
        return 1 - fraction < 1e-9 ? 0 : fraction
    }

    /// Returns the values of header, ring and content.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let isOpen = state.phase == .refreshing || state.phase == .finishing
        let inset = (isOpen ? 0 : -refreshViewHeight) + state.inset.value(at: instant.time)
        let contentTop = instant.offset + inset + refreshViewHeight
        return Values(
            trim: progress(of: state, at: instant),
            rotation: angle(of: state, at: instant),
            offset: instant.offset,
            inset: inset,
            contentTop: contentTop,
            ringY: contentTop - Values.headerHeight / 2,
            updates: state.updates
        )
    }
}
