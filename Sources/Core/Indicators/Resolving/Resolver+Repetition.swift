import Raster

extension Resolver {
    /// Resolves copies of layers.
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
            hasIdenticalCopies: lags == nil && !differs
        )
    }

    /// Resolves the copied layers. `differs` is whether any value in them differs between copies.
    private mutating func copied(
        _ repetition: Repetition,
        _ lags: [Resolved.Repetition.Lag]?,
        count: Int?
    ) -> (layers: [Resolved.Layer], differs: Bool) {
        let outer = (differsByCopy, copies)
        defer { (differsByCopy, copies) = outer }
        (differsByCopy, copies) = (false, count)
        let courses = survey?.tracks.count
        let none = Resolved.Repetition.Lag(delay: 0, phase: 0)
        timeSteps.append(.copies(lags ?? Array(repeating: none, count: count ?? 1)))
        let layers = at("layers") { $0.layers(repetition.layers) }
        timeSteps.removeLast()
        if lags != nil, survey?.tracks.count == courses {
            recordIneffective(
                repetition.delay.isNone ? "phase" : "delay",
                "it has no effect: nothing in the copies moves",
                hint: "let a value in “layers” move, or remove the key"
            )
        }
        return (layers, differsByCopy ?? false)
    }

    /// Resolves the opacity of copies around a turn. Its times are not in seconds.
    private mutating func fade(_ fade: Driven<Double>) -> Resolved.Driven<Double>? {
        if case .track(let course) = fade.form, course.isInSeconds {
            report("a fade runs over a turn, 0…1, and not over seconds")
            return nil
        }
        let count = survey?.tracks.count ?? 0
        let track = track(fade, .number(.share), standard: 1)
        // The track runs over a turn of copies, so it is not surveyed as a motion over time.
        survey?.tracks.removeSubrange(count...)
        return track
    }

    /// Returns the delay of each copy, or `nil` if all are 0.
    private mutating func lags(
        of repetition: Repetition,
        count: Int
    ) -> [Resolved.Repetition.Lag]? {
        let order = at("order") { $0.plain(repetition.order) } ?? .forwards
        let seed = at("seed") { $0.integer(repetition.seed, in: 0...DesignLimits.seeds) } ?? 0
        let ranks = order.ranks(count: count, seed: seed)
        let delays = at("delay") { $0.lags(repetition.delay, .lag, ranks) }
        let phases = at("phase") { $0.lags(repetition.phase, .lagShare, ranks) }
        let hasDelays = (delays + phases).contains { $0 != 0 }
        recordOrder(of: repetition, order, seed: seed, hasSteps: hasDelays && repetition.hasSteps)
        guard hasDelays else { return nil }
        return zip(delays, phases).map { .init(delay: $0, phase: $1) }
    }

    /// Records an order or a seed without effect for the warnings.
    private mutating func recordOrder(
        of repetition: Repetition,
        _ order: CopyOrder,
        seed: Int,
        hasSteps: Bool
    ) {
        if order != .forwards, !hasSteps {
            recordIneffective(
                "order",
                "the order has no effect: the copies have no delay as a number",
                hint:
                    "give “delay” or “phase” as a number, or remove the key"
            )
        }
        if seed != 0, order != .random {
            recordIneffective(
                "seed",
                "the seed has no effect: the order is not random",
                hint: "write “order: random”, or remove the key"
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
            recordList(of: values.count, for: ranks.count)
            return ranks.indices.map { values[$0 % values.count] }
        }
    }

    /// Resolves one opacity for each copy.
    private mutating func opacities(
        _ alpha: Setting<[Setting<Double>]>,
        count: Int?
    ) -> [Double]? {
        guard let values = numbers(alpha, .share, count: 1...DesignLimits.copies) else {
            return nil
        }
        if isInEffect, let count, values.count != count {
            report("expected \(count) opacities, one for each copy, found \(values.count)")
        }
        return values
    }

    /// Records that a value differs between copies. Reports a problem outside of a repetition.
    mutating func recordCopies() {
        if differsByCopy == nil {
            report("a list by copy is allowed only in the layers of a repeat")
        } else {
            differsByCopy = true
        }
    }
}

extension Resolver {
    /// Resolves the clock of a layer.
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
        if isInEffect { rounds += resolved.rounds }
        return resolved
    }

    private mutating func byCopy(_ value: ByCopy<Double>, _ bounds: NumberBounds) -> [Double]? {
        switch value {
        case .all(let setting): return number(setting, bounds).map { [$0] }
        case .each(let values):
            recordCopies()
            return at("each") { resolver in
                guard resolver.checkCount(values.count, 1...DesignLimits.copies) else { return nil }
                resolver.recordList(of: values.count, for: resolver.copies)
                return resolver.each(values) { $0.number($1, bounds) }
            }
        }
    }
}

extension Repetition {
    /// Whether the delays are steps between copies instead of a list.
    fileprivate var hasSteps: Bool {
        [delay, phase].contains { lag in
            guard case .all = lag else { return false }
            return !lag.isNone
        }
    }

    /// The message for a `fadePhase` without a `fade`.
    package static let lacksFade = "fadePhase has no effect without fade"
}
