import Indicators
import Raster

extension RefreshControlOverlap {
    /// The colours of successive quarters: UIColor's red, blue, purple, cyan, orange and magenta.
    package static let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 0.5, green: 0, blue: 0.5), Color(red: 0, green: 1, blue: 1),
        Color(red: 1, green: 0.5, blue: 0), Color(red: 1, green: 0, blue: 1),
    ]

    /// The pull beyond which the icons count as overlapping, in points. It leaves a gap of 1 point
    /// between them.
    ///
    /// The gap is 2·60·(1 − r) points, where r is the pull as a fraction of the full pull.
    static let meetingPull = fullPull * (1 - 1 / (2 * icon))

    /// Returns the pull as a fraction of the full pull. While the control closes, returns the
    /// remaining fraction of the time.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if state.isRefreshing { return 1 }
        if let remaining = state.control.remainingClosing(at: instant.time) { return remaining }
        guard state.isOverlapping else { return limitedPull(at: instant.offset) }
        return instant.offset > 0 ? 1 : 0
    }

    /// Returns the offset as a fraction of the full pull.
    package func pull(at offset: Double) -> Double { offset / Self.fullPull }

    /// Returns the values of the icons and the colour.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let contentTop = state.control.contentTop(at: instant)
        let ratio = limitedPull(at: contentTop)
        let middle = width / 2
        let mergedX = middle - Self.icon / 2
        let areMerged = state.isOverlapping || state.isRefreshing
        let pull = max(contentTop, 0)
        let quarter = quarter(of: state, at: instant)
        return Values(
            pull: pull,
            ratio: ratio,
            compassX: areMerged ? mergedX : middle + Self.icon / 2 - Self.icon * ratio,
            spinnerX: areMerged ? mergedX : middle - 1.5 * Self.icon + Self.icon * ratio,
            y: pull / 2 - Self.icon / 2,
            overlap: state.isOverlapping,
            rotation: 90 * (Double(quarter.count) + quarter.fraction),
            color: color(of: state, fraction: quarter.fraction),
            contentTop: contentTop
        )
    }

    /// Returns the number of completed quarters, and the fraction of the current one.
    private func quarter(
        of state: State,
        at instant: LifecycleInstant
    ) -> (count: Int, fraction: Double) {
        guard let spin = state.spin else { return (state.quarters, 0) }
        let start = spin.start + Double(spin.done) * Self.quarter
        let fraction = min(max((instant.time - start) / Self.quarter, 0), 1)
        return (state.quarters + spin.done, fraction)
    }

    /// Returns the colour, interpolated with premultiplied alpha from the previous quarter's.
    ///
    /// It starts from clear, and is clear while the icons do not turn.
    private func color(of state: State, fraction: Double) -> PremultipliedColor {
        guard let spin = state.spin else { return .clear }
        let index = state.quarters + spin.done
        let to = PremultipliedColor(Self.colors[index % Self.colors.count])
        guard spin.done > 0 else { return .mix(.clear, to, fraction) }
        let from = Self.colors[(index - 1) % Self.colors.count]
        return .mix(PremultipliedColor(from), to, fraction)
    }
}
