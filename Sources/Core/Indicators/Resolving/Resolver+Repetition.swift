import Raster

extension Resolver {
    /// Layers drawn several times.
    mutating func repetition(_ repetition: Repetition) -> Resolved.Repetition? {
        let count = at("count") { $0.integer(repetition.count, in: 1...DesignLimits.copies) }
        let lags = count.flatMap { self.lags(of: repetition, count: $0) }
        let (layers, differs) = copied(repetition, lags, count: count)
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

    /// The layers of a repeat, and whether anything in them differs from copy to copy.
    private mutating func copied(
        _ repetition: Repetition,
        _ lags: [Resolved.Repetition.Lag]?,
        count: Int?
    ) -> (layers: [Resolved.Layer], differs: Bool) {
        let outer = (differsByCopy, copies)
        defer { (differsByCopy, copies) = outer }
        (differsByCopy, copies) = (false, count)
        let courses = survey?.courses.count
        let still = Resolved.Repetition.Lag(delay: 0, phase: 0)
        timeSteps.append(.copies(lags ?? Array(repeating: still, count: count ?? 1)))
        let layers = at("layers") { $0.layers(repetition.layers) }
        timeSteps.removeLast()
        if lags != nil, survey?.courses.count == courses {
            noteIdle(
                repetition.delay.isNone ? "phase" : "delay",
                "nothing in the copies moves, so that none of them is seen to be behind",
                hint: "let a value in “layers” move, or leave it out"
            )
        }
        return (layers, differsByCopy ?? false)
    }

    /// The opacity of copies round a turn, which has no seconds.
    private mutating func fade(_ fade: Driven<Double>) -> Resolved.Driven<Double>? {
        if case .course(let course) = fade.form, course.isInSeconds {
            report("a fade runs over a turn, 0…1, and not over seconds")
            return nil
        }
        let count = survey?.courses.count ?? 0
        let track = track(fade, .number(.share), standard: 1)
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
        let isBehind = (delays + phases).contains { $0 != 0 }
        noteOrder(of: repetition, order, seed: seed, hasSteps: isBehind && repetition.hasSteps)
        guard isBehind else { return nil }
        return zip(delays, phases).map { .init(delay: $0, phase: $1) }
    }

    /// Notes an order, and what decides it, where they order nothing.
    private mutating func noteOrder(
        of repetition: Repetition,
        _ order: CopyOrder,
        seed: Int,
        hasSteps: Bool
    ) {
        if order != .forwards, !hasSteps {
            noteIdle(
                "order",
                "the order has no effect: no copy is a step behind another",
                hint:
                    "give “delay” or “phase” as a number, the step from copy to copy, or leave it out"
            )
        }
        if seed != 0, order != .random {
            noteIdle(
                "seed",
                "the seed has no effect: the order is not random",
                hint: "write “order: random”, or leave it out"
            )
        }
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
            noteList(of: values.count, for: ranks.count)
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
                resolver.noteList(of: values.count, for: resolver.copies)
                return resolver.each(values) { $0.number($1, bounds) }
            }
        }
    }
}

extension Repetition {
    /// Whether copies are behind by steps, in some order, and not by a list.
    fileprivate var hasSteps: Bool {
        [delay, phase].contains { lag in
            guard case .all = lag else { return false }
            return !lag.isNone
        }
    }

    /// The problem of a phase that has nothing to move.
    package static let lacksFade = "a fadePhase moves the fade, but there is no fade"
}
