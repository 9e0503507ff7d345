import CPixels

/// Blurs pictures; keeps its memory for the next.
///
/// Each pass mixes along one axis, so that n² weights take 2n products.
final class GaussianBlur {
    /// The picture, which is blurred in its place.
    let picture = PaddedPicture()
    private let half = PaddedPicture()
    private let quarter = PaddedPicture()
    private let mixed = PaddedPicture()
    /// The sizes that halving found, for doubling.
    private var sizes: [(width: Int, height: Int)] = []

    init() {}

    /// The border that `picture` needs to be blurred.
    static func border(of kernel: GaussianKernel) -> Int {
        kernel.levels == 0 ? kernel.weights.count - 1 : Self.splineReach
    }

    /// How far the B-spline reaches.
    private static let splineReach = 2

    /// Blurs the picture; what would come to lie outside of it is lost.
    func blur(by kernel: GaussianKernel) {
        let radius = kernel.weights.count - 1
        guard kernel.levels > 0 else {
            mixed.reset(width: picture.width, height: picture.height, border: radius)
            mixRows(of: picture, by: kernel.weights, into: mixed)
            return mixColumns(of: mixed, by: kernel.weights, into: picture)
        }
        sizes = []
        for level in 0..<kernel.levels {
            let isLast = level == kernel.levels - 1
            halve(level == 0 ? picture : quarter, border: isLast ? radius : Self.splineReach)
        }
        mixed.reset(width: quarter.width, height: quarter.height, border: radius)
        mixRows(of: quarter, by: kernel.weights, into: mixed)
        mixColumns(of: mixed, by: kernel.weights, into: quarter)
        for level in (0..<kernel.levels).reversed() {
            double(into: level == 0 ? picture : quarter, to: sizes[level])
        }
    }

    /// Halves a picture both ways, into `quarter`.
    private func halve(_ source: PaddedPicture, border: Int) {
        sizes.append((source.width, source.height))
        let (width, height) = ((source.width + 1) / 2, (source.height + 1) / 2)
        half.reset(width: width, height: source.height, border: Self.splineReach)
        for y in 0..<source.height {
            let (from, to) = unsafe (source.row(y), half.row(y))
            for x in 0..<width {
                let place = unsafe from + 2 * x
                unsafe to[x] = Self.halved(place[-2], place[-1], place[0], place[1], place[2])
            }
        }
        quarter.reset(width: width, height: height, border: border)
        for y in 0..<height {
            let to = unsafe quarter.row(y)
            let rows = unsafe (-2...2).map { unsafe half.row(2 * y + $0) }
            for x in 0..<width {
                unsafe to[x] = Self.halved(
                    rows[0][x],
                    rows[1][x],
                    rows[2][x],
                    rows[3][x],
                    rows[4][x]
                )
            }
        }
    }

    @inline(__always)
    private static func halved(
        _ a: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ c: SIMD4<Float>,
        _ d: SIMD4<Float>,
        _ e: SIMD4<Float>
    ) -> SIMD4<Float> {
        c * 0.375 + (b + d) * 0.25 + (a + e) * 0.0625
    }

    /// Doubles `quarter` both ways.
    private func double(into target: PaddedPicture, to size: (width: Int, height: Int)) {
        let width = quarter.width
        half.reset(width: width, height: size.height, border: Self.splineReach)
        for y in 0..<size.height {
            let to = unsafe half.row(y)
            let (above, middle, below) = unsafe (
                quarter.row(y / 2 - 1), quarter.row(y / 2), quarter.row(y / 2 + 1)
            )
            if y.isMultiple(of: 2) {
                for x in 0..<width { unsafe to[x] = Self.kept(above[x], middle[x], below[x]) }
            } else {
                for x in 0..<width { unsafe to[x] = (middle[x] + below[x]) * 0.5 }
            }
        }
        target.reset(width: size.width, height: size.height, border: Self.splineReach)
        for y in 0..<size.height {
            let (from, to) = unsafe (half.row(y), target.row(y))
            for x in 0..<size.width / 2 {
                let place = unsafe from + x
                unsafe to[2 * x] = Self.kept(place[-1], place[0], place[1])
                unsafe to[2 * x + 1] = (place[0] + place[1]) * 0.5
            }
            if !size.width.isMultiple(of: 2) {
                let place = unsafe from + size.width / 2
                unsafe to[size.width - 1] = Self.kept(place[-1], place[0], place[1])
            }
        }
    }

    @inline(__always)
    private static func kept(
        _ a: SIMD4<Float>,
        _ b: SIMD4<Float>,
        _ c: SIMD4<Float>
    ) -> SIMD4<Float> {
        b * 0.75 + (a + c) * 0.125
    }

    /// Mixes pixels with those beside them.
    private func mixRows(
        of source: PaddedPicture,
        by weights: [Float],
        into target: PaddedPicture
    ) {
        for y in 0..<source.height {
            unsafe mix(source.row(y), step: 1, by: weights, into: target.row(y), source.width)
        }
    }

    /// Mixes pixels with those above and below them.
    private func mixColumns(
        of source: PaddedPicture,
        by weights: [Float],
        into target: PaddedPicture
    ) {
        let step = source.stride
        for y in 0..<source.height {
            unsafe mix(source.row(y), step: step, by: weights, into: target.row(y), source.width)
        }
    }

    /// Mixes `count` pixels with those `step` apart.
    @unsafe private func mix(
        _ source: UnsafeMutablePointer<SIMD4<Float>>,
        step: Int,
        by weights: [Float],
        into target: UnsafeMutablePointer<SIMD4<Float>>,
        _ count: Int
    ) {
        unsafe cpixels_mix(
            UnsafeRawPointer(source).assumingMemoryBound(to: Float.self),
            4 * step,
            weights,
            Int32(truncatingIfNeeded: weights.count),
            UnsafeMutableRawPointer(target).assumingMemoryBound(to: Float.self),
            4 * count
        )
    }
}
