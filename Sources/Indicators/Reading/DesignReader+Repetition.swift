extension DesignReader {
    /// Layers drawn several times.
    func repetition(_ node: YAMLNode) -> Repetition? {
        guard let fields = fields(of: node, .repetition) else { return nil }
        let count = fields["count"].flatMap { integer($0, in: 1...DesignLimits.copies) }
        let layers = fields["layers"].map(layers) ?? []
        let alpha = fields["alpha"].flatMap { opacities($0, count: count) }
        let fade = fields["fade"].flatMap { track($0, .number(.share), latest: 1) }
        if let phase = fields["phase"], fields["fade"] == nil {
            log.report("a phase moves the fade, but there is no fade", at: phase.mark)
        }
        guard let count else { return nil }
        return Repetition(
            count: count,
            layers: layers,
            angle: driven(fields["angle"], .number(.degrees), standard: 0),
            offset: drivenPair(fields["offset"], .points, standard: .zero),
            alpha: alpha,
            fade: fade,
            phase: driven(fields["phase"], .number(.any), standard: 0),
            reveal: fields["reveal"].map { driven($0, .number(.share), standard: 1) }
        )
    }

    /// One opacity for each copy.
    private func opacities(_ node: YAMLNode, count: Int?) -> [Double]? {
        guard let values = numbers(node, .share, count: 1...DesignLimits.copies) else {
            return nil
        }
        if let count, values.count != count {
            log.report(
                "expected \(count) opacities, one a copy, found \(values.count)",
                at: node.mark
            )
        }
        return values
    }
}
