/// By how many frames paired frames look late.
struct FramePhases {
    /// What a frame looks like.
    struct Phase {
        /// By how many frames it is late; below 0, early.
        let delay: Double
        /// What the delay leaves of the squared difference, 0…1.
        let rest: Double
    }

    private let phases: [FramePair: Phase]

    /// Farther than this, in usual steps, nothing moves from frame to frame: what lies on the way
    /// of a jump is not late.
    private static let jump = 4.0

    /// The phases of `pairs`, ascending; none without signatures or motion.
    init(_ pairs: [FramePair], _ table: PictureTable, signatures: Signatures?) {
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
            // A loop that is late by nearly all of its length is early by the rest.
            if let loop { delay -= loop * (delay / loop).rounded() }
            phases[pair] = Phase(
                delay: delay,
                rest: track.movement[index] < Self.jump ? track.residues[index] : 1
            )
        }
        self.phases = phases
    }

    /// A pair's phase; one that explains nothing where there is none.
    subscript(pair: FramePair) -> Phase { phases[pair] ?? Phase(delay: 0, rest: 1) }
}
