import Raster

extension Resolved {
    /// Layers drawn several times, each copy turned and moved on from the one before.
    final class Repetition: Sendable {
        /// How many copies.
        let count: Int
        /// What is copied.
        let layers: [Layer]
        /// Degrees from each copy to the next, clockwise about the centre.
        let angle: Driven<Double>
        /// Points from each copy to the next.
        let offset: DrivenPair
        /// The opacity of each copy; nil for opaque ones.
        let alpha: [Double]?
        /// The opacity of copy i at u = frac(fadePhase + i/count); nil for opaque ones.
        let fade: Driven<Double>?
        /// Turns by which the fade has moved on.
        let fadePhase: Driven<Double>
        /// How far e the copies have appeared: copy i has e·clamp(1 − i(1 − e), 0, 1), as
        /// `UIRefreshControl` shows its spokes; nil for all there.
        let reveal: Driven<Double>?
        /// How far behind each copy is, in seconds and as a share of the period; nil where all are at
        /// the same time.
        let lags: [Lag]?
        /// Whether all copies are the same but for where they are and how opaque.
        let hasLikeCopies: Bool

        /// A repeat of these parts.
        init(
            count: Int,
            layers: [Layer],
            angle: Driven<Double>,
            offset: DrivenPair,
            alpha: [Double]?,
            fade: Driven<Double>?,
            fadePhase: Driven<Double>,
            reveal: Driven<Double>?,
            lags: [Lag]?,
            hasLikeCopies: Bool
        ) {
            self.count = count
            self.layers = layers
            self.angle = angle
            self.offset = offset
            self.alpha = alpha
            self.fade = fade
            self.fadePhase = fadePhase
            self.reveal = reveal
            self.lags = lags
            self.hasLikeCopies = hasLikeCopies
        }

        /// The same of other layers.
        func holding(_ layers: [Layer]) -> Repetition {
            Repetition(
                count: count,
                layers: layers,
                angle: angle,
                offset: offset,
                alpha: alpha,
                fade: fade,
                fadePhase: fadePhase,
                reveal: reveal,
                lags: lags,
                hasLikeCopies: hasLikeCopies
            )
        }

        /// How far behind a copy is.
        struct Lag: Equatable, Sendable {
            /// Seconds.
            var delay: Double
            /// A share of the period.
            var phase: Double
        }

        /// The opacity of each copy at an instant, 0…1.
        func opacities(at instant: Instant) -> [Double] {
            var opacities = (0..<count).map { index in alpha.map { $0[index % $0.count] } ?? 1 }
            if let fade { dim(&opacities, by: fade, from: fadePhase.value(at: instant)) }
            if let reveal {
                let e = min(max(reveal.value(at: instant), 0), 1)
                for index in opacities.indices {
                    opacities[index] *= e * min(max(1 - Double(index) * (1 - e), 0), 1)
                }
            }
            for index in opacities.indices { opacities[index] = min(max(opacities[index], 0), 1) }
            return opacities
        }

        private func dim(_ opacities: inout [Double], by fade: Driven<Double>, from phase: Double) {
            var instant = Instant(state: .idle, time: 0, length: 1)
            for index in opacities.indices {
                let position = phase + Double(index) / Double(opacities.count)
                var share = position - position.rounded(.down)
                // A sum such as 5/12 + 7/12 may miss the whole turn by its last bit.
                if share > 1 - 1e-9 { share = 0 }
                instant.time = share
                opacities[index] *= fade.value(at: instant)
            }
        }
    }
}
