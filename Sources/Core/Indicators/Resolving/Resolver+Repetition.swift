import Raster

extension Resolver {
    /// Resolves copies of layers.
    mutating func repetition(_ repetition: Repetition) -> Resolved.Repetition? {
        let count = at("count") { $0.integer(repetition.count, in: 1...DesignLimits.copies) }
        let copyDelays = count.flatMap { self.copyDelays(of: repetition, count: $0) }
        let (layers, differs) = copiedLayers(of: repetition, copyDelays, count: count)
        let alpha = repetition.alpha.flatMap { alpha in
            at("alpha") { $0.opacities(alpha, count: count) }
        }
        let fade = repetition.fade.flatMap { fade in
            at("fade") { $0.fade(fade) }
        }
        let fadePhase = at("fadePhase") { resolver in
            if repetition.fadePhase != nil, repetition.fade == nil, !resolver.isPartial {
                resolver.report(Repetition.missingFadeMessage)
            }
            return resolver.driven(repetition.fadePhase, .number(.turns), standard: 0)
        }
        let reveal = repetition.reveal.map { reveal in
            at("reveal") { $0.driven(reveal, .number(.fraction), standard: 1) }
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
            copyDelays: copyDelays,
            hasIdenticalCopies: copyDelays == nil && !differs
        )
    }

    /// Resolves the copied layers. `differs` is `true` if any of their values differs between
    /// copies.
    private mutating func copiedLayers(
        of repetition: Repetition,
        _ copyDelays: Resolved.ByState<[Resolved.Repetition.CopyDelay]>?,
        count: Int?
    ) -> (layers: [Resolved.Layer], differs: Bool) {
        let outer = (differsByCopy, copies, isCopied, totalCopies)
        defer { (differsByCopy, copies, isCopied, totalCopies) = outer }
        let (product, overflow) = totalCopies.multipliedReportingOverflow(by: count ?? 1)
        (differsByCopy, copies, isCopied) = (false, count, true)
        totalCopies = overflow ? .max : product
        let trackCount = survey?.tracks.count
        timeSteps.append(.copies(count ?? 1, copyDelays))
        let layers = at("layers") { $0.layers(repetition.layers) }
        timeSteps.removeLast()
        if copyDelays != nil, survey?.tracks.count == trackCount {
            recordIneffective(
                repetition.delay.common?.isNone ?? false ? "phase" : "delay",
                "the delay has no effect: no value in the copies is animated",
                hint: "animate a value in “layers”, or remove the key"
            )
        }
        return (layers, differsByCopy ?? false)
    }

    /// Resolves the opacity of the copies over a full turn, 0…1. Times in seconds are reported as a
    /// problem.
    private mutating func fade(_ fade: Driven<Double>) -> Resolved.Driven<Double>? {
        if case .track(let form) = fade.form, form.isInSeconds {
            report("the times of a fade cannot be in seconds; they are positions in 0…1")
            return nil
        }
        let count = survey?.tracks.count ?? 0
        let track = track(fade, .number(.fraction), standard: 1)
        // The track does not change over time, so warnings about tracks do not apply to it.
        survey?.tracks.removeSubrange(count...)
        return track
    }

    /// Returns the delay of each copy by state, or `nil` if all are 0.
    private mutating func copyDelays(
        of repetition: Repetition,
        count: Int
    ) -> Resolved.ByState<[Resolved.Repetition.CopyDelay]>? {
        let order = at("order") { $0.plain(repetition.order) } ?? .forwards
        let seed = at("seed") { $0.integer(repetition.seed, in: 0...DesignLimits.seeds) } ?? 0
        let ranks = order.ranks(count: count, seed: seed)
        let delays = at("delay") { resolver in
            resolver.byState(repetition.delay) { $0.delays($1, .lag, ranks) }
        }
        let phases = at("phase") { resolver in
            resolver.byState(repetition.phase) { $0.delays($1, .lagShare, ranks) }
        }
        let hasDelays = (delays.all + phases.all).contains { $0.contains { $0 != 0 } }
        recordOrder(of: repetition, order, seed: seed, hasSteps: hasDelays && repetition.hasSteps)
        guard hasDelays else { return nil }
        let byState = StateName.allCases.compactMap { state in
            let (own, share) = (delays[state] ?? [], phases[state] ?? [])
            let copies = (0..<count).map { copy in
                Resolved.Repetition.CopyDelay(
                    delay: own.isEmpty ? 0 : own[copy],
                    phase: share.isEmpty ? 0 : share[copy]
                )
            }
            let isDelayed = copies.contains { $0.delay != 0 || $0.phase != 0 }
            return isDelayed ? (state: state, value: copies) : nil
        }
        return Resolved.ByState(byState, standard: nil)
    }

    /// Resolves a setting that may differ between states.
    private mutating func byState<Value, Output>(
        _ setting: ByState<Value>,
        _ resolve: (inout Resolver, Value) -> Output?
    ) -> Resolved.ByState<Output> {
        guard !setting.states.isEmpty else {
            return Resolved.ByState([], standard: setting.standard.flatMap { resolve(&self, $0) })
        }
        var own: [(state: StateName, value: Output)] = []
        for entry in setting.states {
            at(entry.state.rawValue) { resolver in
                resolver.recordState(entry.state)
                if own.contains(where: { $0.state == entry.state }) {
                    resolver.report("duplicate state")
                }
                if let value = resolve(&resolver, entry.value) { own.append((entry.state, value)) }
            }
        }
        let standard = setting.standard.flatMap { standard in
            at("default") { resolve(&$0, standard) }
        }
        return Resolved.ByState(own, standard: standard)
    }

    /// Records an order or a seed that has no effect, for a warning.
    private mutating func recordOrder(
        of repetition: Repetition,
        _ order: CopyOrder,
        seed: Int,
        hasSteps: Bool
    ) {
        if order != .forwards, !hasSteps {
            recordIneffective(
                "order",
                "the order has no effect: neither “delay” nor “phase” is a number other than 0",
                hint: "set “delay” or “phase” to a number, or remove the key"
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

    private mutating func delays(
        _ value: ByCopy<Double>,
        _ bounds: NumberBounds,
        _ ranks: [Int]
    ) -> [Double] {
        switch value {
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

    /// Resolves a list with the opacity of each copy.
    private mutating func opacities(
        _ alpha: Setting<[Setting<Double>]>,
        count: Int?
    ) -> [Double]? {
        guard let values = numbers(alpha, .fraction, count: 1...DesignLimits.copies) else {
            return nil
        }
        if isInEffect, let count, values.count != count {
            report("expected \(count) opacities, one for each copy, found \(values.count)")
        }
        return values
    }

    /// Records that a value differs between copies. Reports a problem if it is not in a repetition.
    mutating func recordVariationByCopy() {
        if differsByCopy == nil {
            report("a list by copy is allowed only in the layers of a repeat")
        } else {
            differsByCopy = true
        }
    }
}

extension Resolver {
    /// Resolves the clocks of a layer.
    mutating func clocks(
        _ clocks: ByState<Setting<LayerClock>>
    ) -> Resolved.ByState<Resolved.Clock> {
        let resolved = byState(clocks) { resolver, clock in
            resolver.resolve(clock) { $0.clock($1) }
        }
        if isInEffect { self.clocks.append(resolved) }
        return resolved
    }

    private mutating func clock(_ clock: LayerClock) -> Resolved.Clock? {
        let periods = at("period") { $0.byCopy(clock.period, .duration) }
        let delays = at("delay") { $0.byCopy(clock.delay, .lag) }
        let times = clock.times.flatMap { times in
            at("times") { $0.integer(times, in: 1...DesignLimits.periods) }
        }
        let alternates = at("alternate") { $0.plain(clock.alternates) }
        guard let periods, let delays, let alternates else { return nil }
        return Resolved.Clock(
            periods: periods,
            delays: delays,
            times: times,
            alternates: alternates
        )
    }

    private mutating func byCopy(_ value: ByCopy<Double>, _ bounds: NumberBounds) -> [Double]? {
        switch value {
        case .all(let setting): return number(setting, bounds).map { [$0] }
        case .each(let values):
            recordVariationByCopy()
            return at("each") { resolver in
                guard resolver.checkCount(values.count, 1...DesignLimits.copies) else { return nil }
                resolver.recordList(of: values.count, for: resolver.copies)
                return resolver.each(values) { $0.number($1, bounds) }
            }
        }
    }
}

extension Repetition {
    /// Whether `delay` or `phase` is a step from each copy to the next, and not a list.
    fileprivate var hasSteps: Bool {
        [delay, phase].contains { delays in
            (delays.states.map { $0.value } + [delays.standard]).contains { delay in
                guard case .all? = delay else { return false }
                return !(delay?.isNone ?? true)
            }
        }
    }

    /// The message for a `fadePhase` without a `fade`.
    package static let missingFadeMessage = "fadePhase has no effect without fade"
}
