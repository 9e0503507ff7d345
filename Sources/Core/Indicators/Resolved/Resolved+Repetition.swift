import Raster

extension Resolved {
    /// Copies of layers, each rotated and offset from the copy before.
    final class Repetition: Sendable {
        /// The number of copies.
        let count: Int
        /// The layers that are copied.
        let layers: [Layer]
        /// The rotation from each copy to the next, in degrees clockwise about the centre.
        let angle: Driven<Double>
        /// The offset from each copy to the next, in points.
        let offset: DrivenPair
        /// The opacity of each copy, or `nil` if all copies are opaque.
        let alpha: [Double]?
        /// The opacity as a function of 0…1. Copy i has its value at frac(fadePhase + i/count). If
        /// `nil`, copies are opaque.
        let fade: Driven<Double>?
        /// The shift of the fade, in full turns around all copies.
        let fadePhase: Driven<Double>
        /// The fraction e of copies that have appeared, or `nil` if all are visible.
        ///
        /// Copy i has the opacity e · clamp(1 − i(1 − e), 0, 1), like the spokes of
        /// `UIRefreshControl`.
        let reveal: Driven<Double>?
        /// The delay of each copy by state, or `nil` if all delays are 0.
        let copyDelays: ByState<[CopyDelay]>?
        /// Whether all copies are equal except for their position and opacity.
        let hasIdenticalCopies: Bool

        init(
            count: Int,
            layers: [Layer],
            angle: Driven<Double>,
            offset: DrivenPair,
            alpha: [Double]?,
            fade: Driven<Double>?,
            fadePhase: Driven<Double>,
            reveal: Driven<Double>?,
            copyDelays: ByState<[CopyDelay]>?,
            hasIdenticalCopies: Bool
        ) {
            self.count = count
            self.layers = layers
            self.angle = angle
            self.offset = offset
            self.alpha = alpha
            self.fade = fade
            self.fadePhase = fadePhase
            self.reveal = reveal
            self.copyDelays = copyDelays
            self.hasIdenticalCopies = hasIdenticalCopies
        }

        /// Whether the drawing order of the copies depends on the depth of a layer.
        var isOrderedByDepth: Bool {
            layers.contains { $0.properties.contains { $0.property == .depth } }
        }

        /// Returns the indices of `depths` from the lowest depth to the highest. Equal depths keep
        /// their order.
        static func order(ofDepths depths: [Double]) -> [Int] {
            depths.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
        }

        /// Returns the repetition with its layers replaced by `layers`.
        func replacingContent(_ layers: [Layer]) -> Repetition {
            Repetition(
                count: count,
                layers: layers,
                angle: angle,
                offset: offset,
                alpha: alpha,
                fade: fade,
                fadePhase: fadePhase,
                reveal: reveal,
                copyDelays: copyDelays,
                hasIdenticalCopies: hasIdenticalCopies
            )
        }

        /// The delay of a copy.
        struct CopyDelay: Equatable, Sendable {
            /// The delay in seconds.
            var delay: Double
            /// The delay as a fraction of the period.
            var phase: Double
        }

        /// Returns the opacity of each copy at an instant, 0…1.
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
                var fraction = position - position.rounded(.down)
                // A sum such as 5/12 + 7/12 may be just below a full turn.
                if fraction > 1 - 1e-9 { fraction = 0 }
                instant.time = fraction
                opacities[index] *= fade.value(at: instant)
            }
        }
    }
}
