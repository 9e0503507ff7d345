extension StateTimeline {
    /// The moments at which the state is drawn.
    ///
    /// - Parameters:
    ///   - steps: How many; nil for as many as the design or the clock asks for.
    ///   - fps: Frames a second, for states that run by a clock; 60 if it is not above 0.
    ///
    /// Progress is spread evenly from beginning to end, both included; a single moment is the
    /// middle. A loop is spread over its lead-in and one period, its end left out, since it is
    /// the beginning again; by the clock it runs for as many whole periods as it takes for the
    /// frames to fall into place, at most ten. Never more than `DesignLimits.frames`.
    package func moments(steps: Int?, fps: Double) -> [Moment] {
        let fps = fps > 0 && fps.isFinite ? fps : 60
        let times: [Moment.Position]
        if let count = steps ?? frames {
            times = spread(over: min(max(count, 0), DesignLimits.frames))
        } else if drive == .time {
            times = clock(fps: fps)
        } else if let duration {
            let last = Self.count(duration * fps, rounded: .up)
            times = (0...last).map { .progress(progress(after: Double($0) / fps)) }
        } else {
            times = spread(over: from == to ? 1 : 24)
        }
        return times.map { Moment(state: state, position: $0) }
    }

    private func progress(after seconds: Double) -> Double {
        localTime(at: .time(seconds))
    }

    /// `count` positions, evenly spaced over the whole state.
    private func spread(over count: Int) -> [Moment.Position] {
        (0..<count).map { index in
            switch drive {
            case .progress:
                let share = count == 1 ? 0.5 : Double(index) / Double(count - 1)
                // Weighing both ends keeps the last position at exactly `to`.
                return .progress(from * (1 - share) + to * share)
            case .time:
                let parts = loops ? count : max(count - 1, 1)
                return .time((intro + period) * Double(index) / Double(parts))
            }
        }
    }

    /// The frames of a state driven by time: each 1/fps seconds after the one before.
    private func clock(fps: Double) -> [Moment.Position] {
        guard loops else {
            let last = Self.count((intro + period) * fps, rounded: .up)
            return (0...last).map { .time(min(Double($0) / fps, intro + period)) }
        }
        for periods in 1...10 {
            let exact = (intro + period * Double(periods)) * fps
            if exact >= 0.5, abs(exact - exact.rounded()) < 1e-6 {
                let count = Self.count(exact, rounded: .toNearestOrAwayFromZero)
                return (0..<count).map { .time(Double($0) / fps) }
            }
        }
        return spread(over: max(Self.count((intro + period) * fps, rounded: .up), 1))
    }

    /// A number of frames, within the limit whatever the product was.
    private static func count(_ exact: Double, rounded rule: FloatingPointRoundingRule) -> Int {
        guard exact > 0 else { return 0 }
        let limit = Double(DesignLimits.frames - 1)
        return Int(min((exact - 1e-6).rounded(rule), limit))
    }
}
