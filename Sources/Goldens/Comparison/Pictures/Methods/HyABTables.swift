import Raster

/// The look-up tables of pixelmatch 8: linear light by byte, and cube roots in steps of 1/4096.
///
/// The interpolation between the steps is part of the method: it decides which pixels differ
/// (github.com/mapbox/pixelmatch, pull request 169).
struct HyABTables: Sendable {
    /// The only instance.
    static let shared = HyABTables()

    /// The linear light of each byte. The last entry is repeated for interpolation.
    private let light: [Double]
    /// The cube roots of 0, 1/4096, …, 1, and one more entry for interpolation.
    private let roots: [Double]

    private init() {
        let bytes = (0...255).map { TransferFunction.decode(Double($0) / 255) }
        light = bytes + [bytes[255]]
        roots = (0...4097).map { DeterministicMath.cbrt(Double($0) / 4096) }
    }

    /// Returns the linear light of an encoded channel, 0…255.
    @inline(__always)
    func light(_ channel: Double) -> Double {
        let step = Int(channel)
        return light[step] + (light[step + 1] - light[step]) * (channel - Double(step))
    }

    /// Returns the cube root of a number in 0…1.
    @inline(__always)
    func root(_ x: Double) -> Double {
        let position = x * 4096
        let step = Int(position)
        return roots[step] + (roots[step + 1] - roots[step]) * (position - Double(step))
    }
}
