import Indicators

extension DesignReader {
    /// Layers drawn several times.
    func repetition(_ node: YAMLNode) -> Repetition? {
        guard let fields = fields(of: node, .repetition) else { return nil }
        let count = fields["count"].flatMap { node in
            setting(node) { integer($0, in: 1...DesignLimits.copies) }
        }
        if let phase = fields["phase"], fields["fade"] == nil {
            log.report(Repetition.lacksFade, at: phase.mark)
        }
        var repetition = Repetition(
            count: count ?? 1,
            layers: fields["layers"].flatMap(layers) ?? [],
            alpha: fields["alpha"].flatMap {
                numbers($0, of: .share, count: 1...DesignLimits.copies)
            },
            fade: fields["fade"].flatMap { track($0, .number(.share), latest: 1) },
            phase: driven(fields["phase"], .number(.any)),
            reveal: driven(fields["reveal"], .number(.share))
        )
        repetition.angle = driven(fields["angle"], .number(.degrees)) ?? repetition.angle
        repetition.offset = drivenPair(fields["offset"], .points) ?? repetition.offset
        return count.map { _ in repetition }
    }
}
