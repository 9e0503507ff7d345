import Raster

extension VectorTransform {
    /// Returns the matrix at a moment of a sequence, from the layer to its container.
    func matrix(_ sequence: Int, at moment: TrackMoment) -> Transform {
        let anchor = anchor.tracks[sequence].value(at: moment)
        let offset = offset.tracks[sequence].value(at: moment)
        let scale = scale.tracks[sequence].value(at: moment)
        let shear = shear.tracks[sequence].value(at: moment).value
        return Transform.translation(dx: -anchor.dx, dy: -anchor.dy)
            .then(Transform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0))
            .then(.scale(x: scale.x, y: scale.y))
            .then(.turn(degrees: rotation.tracks[sequence].value(at: moment).value))
            .then(.translation(dx: anchor.dx + offset.dx, dy: anchor.dy + offset.dy))
    }

    /// The key times of all values in a sequence.
    func keyTimes(_ sequence: Int) -> [[Double]] {
        [
            anchor.tracks[sequence].keyTimes, offset.tracks[sequence].keyTimes,
            rotation.tracks[sequence].keyTimes, scale.tracks[sequence].keyTimes,
            shear.tracks[sequence].keyTimes,
        ]
    }
}

/// A linear transform as a rotation, a scale and another rotation: the singular value
/// decomposition. Formats without a skew can draw it with two groups.
struct SingularParts {
    /// The rotations in degrees clockwise; `first` is applied before the scale.
    let first: Double
    let second: Double
    let scale: ScaleFactors

    /// Splits the shear and the scale of a layer.
    init(shear: Double, scale: ScaleFactors) {
        let (a, b, d) = (scale.x, scale.x * shear, scale.y)
        let (sum, difference) = ((a + d) / 2, (a - d) / 2)
        let (even, odd) = (
            Vector(dx: sum, dy: -b / 2).length, Vector(dx: difference, dy: b / 2).length
        )
        let inner = DeterministicMath.atan2(y: b / 2, x: difference) * 180 / .pi
        let outer = DeterministicMath.atan2(y: -b / 2, x: sum) * 180 / .pi
        self.scale = ScaleFactors(x: even + odd, y: even - odd)
        first = (outer - inner) / 2
        second = (outer + inner) / 2
    }
}

extension Path {
    /// The contours, each as a path.
    var contours: [Path] {
        var contours: [[Element]] = []
        for element in elements {
            if case .move = element { contours.append([]) }
            if !contours.isEmpty { contours[contours.count - 1].append(element) }
        }
        return contours.map { Path(elements: $0) }
    }
}

extension Double {
    /// The number rounded to a thousandth, without a needless `.0`.
    var thousandths: String { ((self * 1000).rounded() / 1000 + 0).css }
}

extension Color {
    /// The colour as Android's `AARRGGBB`, in hexadecimal digits.
    var androidHex: String {
        [alpha, red, green, blue].map { component in
            let digits = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        .joined()
    }
}
