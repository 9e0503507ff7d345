extension ScrollAction {
    /// The pull in points that turns the arrow by half a turn.
    package var halfTurnOffset: Double { deadZone + Self.halfTurn / degreesPerPoint }

    /// How exact an angle of half a turn is, in degrees: products of pulls miss their last bits.
    private static let tolerance = 1e-9

    /// Where callbacks matter, should every instant count.
    package func levels(in state: State) -> [ScrollLevel] {
        // The last angle before the dead zone is seen a hair outside of it.
        let edge = deadZone + ScrollLevel.step
        return [
            .above(halfTurnOffset + ScrollLevel.step), .below(halfTurnOffset - ScrollLevel.step),
            .atMost(edge), .atMost(deadZone),
        ] + ScrollLevel.rest
    }

    /// The angle at an offset: outside of the dead zone the pull's, within it the last one.
    func angle(of state: State, at offset: Double) -> Double {
        if offset > deadZone { return degreesPerPoint * (offset - deadZone) }
        return fixesStaleAngle ? 0 : state.angle
    }

    /// Whether the spinner takes the arrow's place.
    func isBeyondHalfTurn(_ angle: Double) -> Bool {
        fixesExactHalfTurn
            ? angle >= Self.halfTurn - Self.tolerance : angle > Self.halfTurn + Self.tolerance
    }

    /// Whether the arrow may come back.
    func isUnderHalfTurn(_ angle: Double) -> Bool { angle < Self.halfTurn - Self.tolerance }

    /// The angle's share of half a turn; while the content goes back, what it has still to go.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if state.isLoading || state.isSpinnerShown { return 1 }
        if state.closedAt != nil {
            return min(max(state.shift.value(at: instant.time) / indicatorHeight, 0), 1)
        }
        guard state.pull.offset > 0, instant.offset > 0 else { return 0 }
        return min(max(angle(of: state, at: instant.offset) / Self.halfTurn, 0), 1)
    }

    /// The angle's share of half a turn, outside of the dead zone.
    package func pull(at offset: Double) -> Double {
        degreesPerPoint * (offset - deadZone) / Self.halfTurn
    }

    /// Arrow or spinner, panel and content.
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

    /// The spinner's opacity, on its way to 1 where it is shown, to 0 elsewhere.
    private func spinnerOpacity(of state: State, at time: Double) -> Double {
        let opacity = (state.isSpinnerShown ? 1 : 0) + state.fade.value(at: time)
        return min(max(opacity, 0), 1)
    }
}
