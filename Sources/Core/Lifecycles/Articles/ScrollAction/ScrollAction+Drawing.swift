extension ScrollAction {
    /// The pull that turns the arrow by half a turn, in points.
    package var halfTurnOffset: Double { deadZone + Self.halfTurn / degreesPerPoint }

    /// The tolerance for an angle of half a turn, in degrees, because of rounding errors.
    private static let tolerance = 1e-9

    /// Returns the offsets where scrolling may change the state if callbacks have exact times.
    package func levels(in state: State) -> [ScrollLevel] {
        // The arrow keeps the angle just outside the dead zone.
        let edge = deadZone + ScrollLevel.step
        return [
            .above(halfTurnOffset + ScrollLevel.step), .below(halfTurnOffset - ScrollLevel.step),
            .atMost(edge), .atMost(deadZone),
        ] + ScrollLevel.rest
    }

    /// Returns the arrow's angle for an offset, in degrees. In the dead zone it is the last angle.
    func angle(of state: State, at offset: Double) -> Double {
        if offset > deadZone { return degreesPerPoint * (offset - deadZone) }
        return fixesStaleAngle ? 0 : state.angle
    }

    /// Returns whether the spinner replaces the arrow at an angle.
    func isBeyondHalfTurn(_ angle: Double) -> Bool {
        fixesExactHalfTurn
            ? angle >= Self.halfTurn - Self.tolerance : angle > Self.halfTurn + Self.tolerance
    }

    /// Returns whether the arrow can replace the spinner at an angle.
    func isUnderHalfTurn(_ angle: Double) -> Bool { angle < Self.halfTurn - Self.tolerance }

    /// Returns the arrow's angle as a fraction of half a turn. While the content returns, returns
    /// the remaining fraction of its distance.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if state.isLoading || state.isSpinnerShown { return 1 }
        if state.closedAt != nil {
            return min(max(state.shift.value(at: instant.time) / indicatorHeight, 0), 1)
        }
        guard state.pull.offset > 0, instant.offset > 0 else { return 0 }
        return min(max(angle(of: state, at: instant.offset) / Self.halfTurn, 0), 1)
    }

    /// Returns the angle as a fraction of half a turn. It is negative in the dead zone.
    package func pull(at offset: Double) -> Double {
        degreesPerPoint * (offset - deadZone) / Self.halfTurn
    }

    /// Returns the values of arrow, spinner, panel and content.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let angle = angle(of: state, at: instant.offset)
        let shift = (state.isLoading ? indicatorHeight : 0) + state.shift.value(at: instant.time)
        return Values(
            angle: angle,
            panelHeight: panelHeight + max(instant.offset, 0),
            contentY: instant.offset + shift,
            indicatorHeight: indicatorHeight,
            spinnerShown: state.isSpinnerShown,
            spinnerOpacity: spinnerOpacity(of: state, at: instant.time),
            image: ActivityIndicator.image(after: instant.time - state.spinnerSince)
        )
    }

    /// Returns the spinner's opacity, which fades between 0 and 1.
    private func spinnerOpacity(of state: State, at time: Double) -> Double {
        let opacity = (state.isSpinnerShown ? 1 : 0) + state.fade.value(at: time)
        return min(max(opacity, 0), 1)
    }
}
