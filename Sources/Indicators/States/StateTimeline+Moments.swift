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
        let fps = Self.usable(fps)
        let count = min(frameCount(steps: steps, fps: fps), DesignLimits.frames)
        let isClocked = steps == nil && frames == nil && length != nil
        guard isClocked, !isLoop || wholePeriods(fps: fps) != nil else {
            return spread(over: count).map { Moment(state: state, position: $0) }
        }
        return (0..<count).map { index in
            Moment(state: state, position: position(after: Double(index) / fps))
        }
    }

    /// How many moments there would be if their number had no limit; parameters as for `moments`.
    package func frameCount(steps: Int?, fps: Double) -> Int {
        if let count = steps ?? frames { return max(count, 0) }
        guard let length else { return from == to ? 1 : 24 }
        let fps = Self.usable(fps)
        if isLoop {
            return wholePeriods(fps: fps) ?? max(Self.count(length * fps), 1)
        }
        return Self.count(length * fps) + 1
    }

    private var isLoop: Bool { drive == .time && loops }

    private static func usable(_ fps: Double) -> Double { fps > 0 && fps.isFinite ? fps : 60 }

    /// Where a state with a clock is so many seconds after its beginning.
    private func position(after seconds: Double) -> Moment.Position {
        if drive == .progress { return .progress(localTime(at: .time(seconds))) }
        return .time(loops ? seconds : min(seconds, intro + period))
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

    /// The frames of a loop in the first whole number of periods in which they fall into place;
    /// nil where they do so in none up to the tenth, or are too many.
    private func wholePeriods(fps: Double) -> Int? {
        for periods in 1...10 {
            let exact = (intro + period * Double(periods)) * fps
            if exact > Double(DesignLimits.frames) + 0.5 { return nil }
            if exact >= 0.5, abs(exact - exact.rounded()) < 1e-6 { return Int(exact.rounded()) }
        }
        return nil
    }

    /// The number of frames that reach as far as `exact` of them do.
    private static func count(_ exact: Double) -> Int {
        Int(min(max((exact - 1e-6).rounded(.up), 0), 1e15))
    }
}
