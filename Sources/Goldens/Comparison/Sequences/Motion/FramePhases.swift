/// The delays of paired frames.
struct FramePhases {
    /// The delay of a frame.
    struct Phase {
        /// The delay, in frames. Negative values are early.
        let delay: Double
        /// The fraction of the squared difference that the delay leaves, 0…1.
        let rest: Double
    }

    private let phases: [FramePair: Phase]

    /// The largest step between frames, as a multiple of the median step, that counts as motion. An
    /// image in the middle of a larger jump is not late.
    private static let jump = 4.0

    /// Measures the phases of `pairs`, which are in ascending order. Without signatures or motion,
    /// there are none.
    init(_ pairs: [FramePair], _ table: ImageTable, signatures: Signatures?) {
        guard let signatures,
            let track = PhaseTrack(
                expected: table.order(of: pairs),
                actual: pairs.map { table.actual[$0.actual] },
                signatures: signatures
            )
        else {
            phases = [:]
            return
        }
        var phases: [FramePair: Phase] = [:]
        let loop = table.order.loopStart == 0 ? Double(table.order.pictures.count) : nil
        for (index, pair) in pairs.enumerated() {
            var delay = Double(index) - track.positions[index]
            // In a loop, a delay of nearly the entire length means early by the remainder.
            if let loop { delay -= loop * (delay / loop).rounded() }
            phases[pair] = Phase(
                delay: delay,
                rest: track.movement[index] < Self.jump ? track.residues[index] : 1
            )
        }
        self.phases = phases
    }

    /// Returns a pair's phase. Without a measurement, it has no delay and a `rest` of 1.
    subscript(pair: FramePair) -> Phase { phases[pair] ?? Phase(delay: 0, rest: 1) }
}
