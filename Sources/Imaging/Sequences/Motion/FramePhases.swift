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

    /// The phases of `pairs`, ascending; none without signatures or motion.
    init(_ pairs: [FramePair], _ table: PictureTable, loops: Bool, signatures: Signatures?) {
        guard let signatures,
            let track = PhaseTrack(
                expected: pairs.map { table.expected[$0.expected] },
                actual: pairs.map { table.actual[$0.actual] },
                loops: loops,
                signatures: signatures
            )
        else {
            phases = [:]
            return
        }
        var phases: [FramePair: Phase] = [:]
        for (place, pair) in pairs.enumerated() {
            phases[pair] = Phase(
                delay: Double(place) - track.positions[place],
                rest: track.residues[place]
            )
        }
        self.phases = phases
    }

    /// A pair's phase; one that explains nothing where there is none.
    subscript(pair: FramePair) -> Phase { phases[pair] ?? Phase(delay: 0, rest: 1) }
}
