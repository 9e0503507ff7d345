import Base
import Indicators

extension DesignReader {
    /// Parses `repeat`.
    func repetition(_ node: YAMLNode) -> Repetition? {
        guard let fields = fields(of: node, .repetition) else { return nil }
        let count = fields["count"].flatMap { node in
            setting(node) { integer($0, in: 1...DesignLimits.copies) }
        }
        if let phase = fields["fadePhase"], fields["fade"] == nil {
            log.report(Repetition.missingFadeMessage, at: phase.mark)
        }
        var repetition = Repetition(
            count: count ?? 1,
            layers: fields["layers"].flatMap(layers) ?? [],
            alpha: fields["alpha"].flatMap {
                numbers($0, of: .fraction, count: 1...DesignLimits.copies)
            },
            fade: fields["fade"].flatMap { track($0, .number(.fraction), latest: 1) },
            fadePhase: driven(fields["fadePhase"], .number(.turns)),
            reveal: driven(fields["reveal"], .number(.fraction))
        )
        repetition.angle = driven(fields["angle"], .number(.degrees)) ?? repetition.angle
        repetition.offset = drivenPair(fields["offset"], .points) ?? repetition.offset
        readDelays(into: &repetition, fields)
        return count.map { _ in repetition }
    }

    /// Parses the delays between copies, and the copies' order.
    private func readDelays(into repetition: inout Repetition, _ fields: Fields) {
        repetition.delay =
            fields["delay"].flatMap { node in byState(node) { copyDelays($0, in: .lag) } } ?? 0
        repetition.phase =
            fields["phase"].flatMap { node in byState(node) { copyDelays($0, in: .lagShare) } } ?? 0
        repetition.order =
            word(fields["order"], of: "an order of copies") ?? .constant(.forwards)
        repetition.seed =
            fields["seed"].flatMap { node in
                setting(node) { integer($0, in: 0...DesignLimits.seeds) }
            } ?? 0
    }

    /// Parses the delay from copy to copy, or a list with the total delay of each copy.
    private func copyDelays(_ node: YAMLNode, in bounds: NumberBounds) -> ByCopy<Double>? {
        if let each = node.entries?.first(where: { $0.key == "each" }) {
            log.report(
                "the delay of copies must be a number or a list, without “each”",
                at: each.mark,
                hint: "write only \(HintValues.text(each.value))"
            )
            return nil
        }
        guard node.reference == nil, let items = node.items else {
            return number(node, of: bounds).map(ByCopy.all)
        }
        let values = items.compactMap { number($0, of: bounds) }
        return values.count == items.count ? .each(values) : nil
    }

    /// Parses `clock`: a layer's own period.
    func clock(_ node: YAMLNode) -> LayerClock? {
        guard let fields = fields(of: node, .clock),
            let period = fields["period"].flatMap({ byCopy($0, .duration) })
        else { return nil }
        return LayerClock(
            period: period,
            delay: fields["delay"].flatMap { byCopy($0, .lag) } ?? 0,
            times: fields["times"].flatMap { node in
                setting(node) { integer($0, in: 1...DesignLimits.periods) }
            },
            alternates: fields["alternate"].flatMap { setting($0, boolean) } ?? false
        )
    }
}
