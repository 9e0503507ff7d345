import Raster

extension Resolved {
    /// Layers drawn several times, each copy turned and moved on from the one before.
    struct Repetition: Sendable {
        /// How many copies.
        var count: Int
        /// What is copied.
        var layers: [Layer]
        /// Degrees from each copy to the next, clockwise about the centre.
        var angle: Driven<Double>
        /// Points from each copy to the next.
        var offset: DrivenPair
        /// The opacity of each copy; nil for opaque ones.
        var alpha: [Double]?
        /// The opacity of copy i at u = frac(fadePhase + i/count); nil for opaque ones.
        var fade: Track<Double>?
        /// Turns by which the fade has moved on.
        var fadePhase: Driven<Double>
        /// How far e the copies have appeared: copy i has e·clamp(1 − i(1 − e), 0, 1), as
        /// `UIRefreshControl` shows its spokes; nil for all there.
        var reveal: Driven<Double>?
        /// How far behind each copy is, in seconds and as a share of the period; nil where all are at
        /// the same time.
        var lags: [Lag]?
        /// Whether all copies are the same but for where they are and how opaque.
        var hasLikeCopies: Bool

        /// How far behind a copy is.
        struct Lag: Equatable, Sendable {
            /// Seconds.
            var delay: Double
            /// A share of the period.
            var phase: Double
        }

        /// The opacities of the copies at an instant.
        func opacities(at instant: Instant) -> CopyOpacities {
            CopyOpacities(
                count: count,
                alpha: alpha,
                fade: fade,
                phase: fadePhase.value(at: instant),
                reveal: reveal.map { min(max($0.value(at: instant), 0), 1) }
            )
        }
    }

    /// How opaque each copy is at one instant.
    struct CopyOpacities {
        fileprivate let count: Int
        fileprivate let alpha: [Double]?
        fileprivate let fade: Track<Double>?
        fileprivate let phase: Double
        fileprivate let reveal: Double?

        /// The opacity of copy `index`, 0…1.
        func opacity(of index: Int) -> Double {
            var opacity = alpha.map { $0[index % $0.count] } ?? 1
            if let fade {
                let position = phase + Double(index) / Double(count)
                var share = position - position.rounded(.down)
                // A sum such as 5/12 + 7/12 may miss the whole turn by its last bit.
                if share > 1 - 1e-9 { share = 0 }
                opacity *= fade.value(at: share)
            }
            if let e = reveal { opacity *= e * min(max(1 - Double(index) * (1 - e), 0), 1) }
            return min(max(opacity, 0), 1)
        }
    }
}
