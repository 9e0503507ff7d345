import Raster

extension Resolver {
    /// Layers drawn several times.
    mutating func repetition(_ repetition: Repetition) -> Resolved.Repetition? {
        let count = at("count") { $0.integer(repetition.count, in: 1...DesignLimits.copies) }
        let outer = differsByCopy
        differsByCopy = false
        let layers = at("layers") { $0.layers(repetition.layers) }
        let differs = differsByCopy ?? false
        differsByCopy = outer
        let alpha = repetition.alpha.flatMap { alpha in
            at("alpha") { $0.opacities(alpha, count: count) }
        }
        let fade = repetition.fade.flatMap { fade in
            at("fade") { $0.fade(fade) }
        }
        let fadePhase = at("fadePhase") { resolver in
            if repetition.fadePhase != nil, repetition.fade == nil, !resolver.isPartial {
                resolver.report(Repetition.lacksFade)
            }
            return resolver.driven(repetition.fadePhase, .number(.turns), standard: 0)
        }
        let reveal = repetition.reveal.map { reveal in
            at("reveal") { $0.driven(reveal, .number(.share), standard: 1) }
        }
        let angle = at("angle") { $0.driven(repetition.angle, .number(.degrees), standard: 0) }
        let offset = at("offset") { $0.drivenPair(repetition.offset, .points, standard: .zero) }
        guard let count else { return nil }
        let lags = lags(of: repetition, count: count)
        return Resolved.Repetition(
            count: count,
            layers: layers,
            angle: angle,
            offset: offset,
            alpha: alpha,
            fade: fade,
            fadePhase: fadePhase,
            reveal: reveal,
            lags: lags,
            hasLikeCopies: lags == nil && !differs
        )
    }

    /// The opacity of copies round a turn, which has no seconds.
    private mutating func fade(_ fade: Driven<Double>) -> Resolved.Track<Double>? {
        if case .course(let course) = fade, course.isInSeconds {
            report("a fade runs over a turn, 0…1, and not over seconds")
            return nil
        }
        let count = survey?.courses.count ?? 0
        let track = track(fade, .number(.share), in: nil)
        // It runs over a turn, and not over a state.
        survey?.courses.removeSubrange(count...)
        return track
    }

    /// How far each copy is behind; nil where none is.
    private mutating func lags(
        of repetition: Repetition,
        count: Int
    ) -> [Resolved.Repetition.Lag]? {
        let order = at("order") { $0.plain(repetition.order) } ?? .forwards
        let seed = at("seed") { $0.integer(repetition.seed, in: 0...DesignLimits.seeds) } ?? 0
        let ranks = order.ranks(count: count, seed: seed)
        let delays = at("delay") { $0.lags(repetition.delay, .lag, ranks) }
        let phases = at("phase") { $0.lags(repetition.phase, .lagShare, ranks) }
        guard delays.contains(where: { $0 != 0 }) || phases.contains(where: { $0 != 0 }) else {
            return nil
        }
        return zip(delays, phases).map { .init(delay: $0, phase: $1) }
    }

    private mutating func lags(
        _ lag: ByCopy<Double>,
        _ bounds: NumberBounds,
        _ ranks: [Int]
    ) -> [Double] {
        switch lag {
        case .all(let step):
            let step = number(step, bounds) ?? 0
            return ranks.map { Double($0) * step }
        case .each(let values):
            guard checkCount(values.count, 1...DesignLimits.copies),
                let values = each(values, { $0.number($1, bounds) })
            else { return ranks.map { _ in 0 } }
            return ranks.indices.map { values[$0 % values.count] }
        }
    }

    /// One opacity for each copy.
    private mutating func opacities(
        _ alpha: Setting<[Setting<Double>]>,
        count: Int?
    ) -> [Double]? {
        guard let values = numbers(alpha, .share, count: 1...DesignLimits.copies) else {
            return nil
        }
        if isInForce, let count, values.count != count {
            report("expected \(count) opacities, one a copy, found \(values.count)")
        }
        return values
    }

    /// Notes that something differs from copy to copy, which only repeats have.
    mutating func noteCopies() {
        if differsByCopy == nil {
            report("a list by copy needs copies: it belongs into the layers of a repeat")
        } else {
            differsByCopy = true
        }
    }
}

extension Resolver {
    /// A layer's own period.
    mutating func clock(_ clock: LayerClock) -> Resolved.Clock? {
        let periods = at("period") { $0.byCopy(clock.period, .duration) }
        let delays = at("delay") { $0.byCopy(clock.delay, .lag) }
        let times = clock.times.flatMap { times in
            at("times") { $0.integer(times, in: 1...DesignLimits.periods) }
        }
        let alternates = at("alternate") { $0.plain(clock.alternates) }
        guard let periods, let delays, let alternates else { return nil }
        let resolved = Resolved.Clock(
            periods: periods,
            delays: delays,
            times: times,
            alternates: alternates
        )
        if isInForce { rounds += resolved.rounds }
        return resolved
    }

    private mutating func byCopy(_ value: ByCopy<Double>, _ bounds: NumberBounds) -> [Double]? {
        switch value {
        case .all(let setting): return number(setting, bounds).map { [$0] }
        case .each(let values):
            noteCopies()
            return at("each") { resolver in
                guard resolver.checkCount(values.count, 1...DesignLimits.copies) else { return nil }
                return resolver.each(values) { $0.number($1, bounds) }
            }
        }
    }
}

extension Repetition {
    /// The problem of a phase that has nothing to move.
    package static let lacksFade = "a fadePhase moves the fade, but there is no fade"
}
