/// The delays of paired frames.
struct FramePhases {
    /// The delay of a frame.
    struct Phase {
        /// The delay, in frames. Negative if the frame is early.
        let delay: Double
        /// The fraction of the squared difference that the delay leaves unexplained, 0…1.
        let rest: Double
    }

    private let phases: [FramePair: Phase]

    /// The smallest step between frames that counts as a jump, as a multiple of the median step.
    /// Images within a jump are not late.
    private static let jump = 4.0

    /// Measures the phases of `pairs`, which must be in ascending order. There are no phases
    /// without signatures or motion.
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
            // In a loop, a frame with a delay of nearly the entire length is early by the rest of
            // it.
            if let loop { delay -= loop * (delay / loop).rounded() }
            phases[pair] = Phase(
                delay: delay,
                rest: track.movement[index] < Self.jump ? track.residues[index] : 1
            )
        }
        self.phases = phases
    }

    /// Returns a pair's phase. If it was not measured, returns a delay of 0 and a `rest` of 1.
    subscript(pair: FramePair) -> Phase { phases[pair] ?? Phase(delay: 0, rest: 1) }
}
