import Comparison

extension Take {
    /// Loops and pulls, in steps and continuous, with and without a panel, at several scales.
    static let several =
        flowing + [
            Take(design: "spokes", state: .refreshing, scale: 2),
            Take(design: "arrow", state: .armed),
            Take(design: "refresh-control", state: .refreshing),
        ]

    /// Takes in which all frames differ where faults are planted.
    static let flowing = [
        Take(design: "arc", state: .refreshing),
        Take(design: "arc", state: .pulling, scale: 2),
        Take(design: "compass", state: .refreshing, fps: 20),
        Take(design: "compass", state: .pulling),
        Take(design: "arrow", state: .pulling, scale: 2),
        Take(design: "refresh-control", state: .pulling),
        Take(design: "refresh-control", state: .finishing, scale: 3),
    ]

    /// Whether some pixels are transparent; the arrow has a panel.
    var isClear: Bool { design != "arrow" }
}

extension SequenceVerdict {
    /// The finding, if there is exactly one.
    var only: SequenceFinding? { findings.count == 1 ? findings.first : nil }
}
