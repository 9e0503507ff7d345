import Indicators

extension PullToRefreshScrollView {
    /// How far each tick of finishing goes.
    package enum FinishingStep: String, Hashable, Sendable, CaseIterable {
        /// The tick's share of the duration, 16 ms/350 ms.
        case article
        /// The same, but 0.06 at least.
        case package
    }

    /// How the ring's angle follows from one state to the next.
    package enum RotationModel: String, Hashable, Sendable, CaseIterable {
        /// Each state's formula at once.
        case formula
        /// As SwiftUI's engine presents it: the header's spring carries the difference over.
        case engine
    }

    /// The angle of the armed ring, in degrees.
    static let armedAngle = 180.0

    /// The angle at which the spin begins, in degrees.
    var spinStart: Double { fixesRefreshingJump ? Self.armedAngle : 0 }

    /// The share of the ring that a tick takes.
    var stepSize: Double {
        let share = Self.tick / animationDuration
        return step == .package ? max(share, 0.06) : share
    }

    /// The spring of the header: snappy, with a bounce of 0.15.
    var spring: AnimationTiming {
        // The duration is within a spring's range, so that the standard one is never used.
        let spring = try? Spring(duration: animationDuration, bounce: 0.15)
        return .spring(spring ?? .snappy)
    }

    /// The ring's angle in degrees.
    func angle(of state: State, at instant: LifecycleInstant) -> Double {
        switch rotation {
        case .formula:
            let angle = model(of: state, at: instant)
            guard state.phase == .refreshing else { return angle }
            return (angle + 360 * spin(of: state, at: instant))
                .truncatingRemainder(dividingBy: 360)
        case .engine:
            let residual = state.turn.value(at: instant.time)
            let base = model(of: state, at: instant) + residual
            guard state.phase == .refreshing else { return base }
            // The endless turn by 360° is added to the spring: r₀ + f(V − r₀).
            return base + spin(of: state, at: instant) * (360 - residual)
        }
    }

    /// The angle that the state sets, without the spin.
    private func model(of state: State, at instant: LifecycleInstant) -> Double {
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

    /// The share of the current turn, 0…1: time modulo period.
    private func spin(of state: State, at instant: LifecycleInstant) -> Double {
        let turns = max(instant.time - state.since, 0) / Self.turn
        let share = turns - turns.rounded(.down)
        // A whole number of turns may miss its last bit; it means the beginning, not the end.
        return 1 - share < 1e-9 ? 0 : share
    }

    /// Header, ring and content.
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
