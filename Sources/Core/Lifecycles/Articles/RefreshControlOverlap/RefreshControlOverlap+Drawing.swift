import Indicators
import Raster

extension RefreshControlOverlap {
    /// The colours of the quarters in turn: UIColor's red, blue, purple, cyan, orange, magenta.
    package static let colors = [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 0.5, green: 0, blue: 0.5), Color(red: 0, green: 1, blue: 1),
        Color(red: 1, green: 0.5, blue: 0), Color(red: 1, green: 0, blue: 1),
    ]

    /// The pull in points beyond which less than a point is between the icons: the gap is
    /// 2·60·(1 − r).
    static let meetingPull = fullPull * (1 - 1 / (2 * icon))

    /// The pull's share of the full one, while the icons follow it; while the control closes, what
    /// is left of the time.
    package func progress(of state: State, at instant: LifecycleInstant) -> Double {
        if state.isRefreshing { return 1 }
        if let remaining = state.control.remaining(at: instant.time) { return remaining }
        guard state.isOverlapping else { return limitedPull(at: instant.offset) }
        return instant.offset > 0 ? 1 : 0
    }

    /// offset/100.
    package func pull(at offset: Double) -> Double { offset / Self.fullPull }

    /// The icons, and the colour behind them.
    package func values(of state: State, at instant: LifecycleInstant) -> Values {
        let contentTop = state.control.contentTop(at: instant)
        let ratio = limitedPull(at: contentTop)
        let middle = width / 2
        let together = middle - Self.icon / 2
        let areTogether = state.isOverlapping || state.isRefreshing
        let pull = max(contentTop, 0)
        let quarter = quarter(of: state, at: instant)
        return Values(
            pull: pull,
            ratio: ratio,
            compassX: areTogether ? together : middle + Self.icon / 2 - Self.icon * ratio,
            spinnerX: areTogether ? together : middle - 1.5 * Self.icon + Self.icon * ratio,
            y: pull / 2 - Self.icon / 2,
            overlap: state.isOverlapping,
            rotation: 90 * (Double(quarter.count) + quarter.share),
            color: color(of: state, share: quarter.share),
            contentTop: contentTop
        )
    }

    /// The quarters turned so far, and how much of the next one.
    private func quarter(
        of state: State,
        at instant: LifecycleInstant
    ) -> (count: Int, share: Double) {
        guard let spin = state.spin else { return (state.quarters, 0) }
        let start = spin.start + Double(spin.done) * Self.quarter
        let share = min(max((instant.time - start) / Self.quarter, 0), 1)
        return (state.quarters + spin.done, share)
    }

    /// The colour on its way from one quarter's to the next, premultiplied; clear at first, and
    /// while nothing turns.
    private func color(of state: State, share: Double) -> PremultipliedColor {
        guard let spin = state.spin else { return .clear }
        let index = state.quarters + spin.done
        let to = PremultipliedColor(Self.colors[index % Self.colors.count])
        guard spin.done > 0 else { return .mix(.clear, to, share) }
        let from = Self.colors[(index - 1) % Self.colors.count]
        return .mix(PremultipliedColor(from), to, share)
    }
}
