import Raster

/// The tables of pixelmatch 8: light by byte and cube roots between steps of 1/4096.
///
/// What a table gives between its steps is part of the method, and which pixels differ depends on
/// it (github.com/mapbox/pixelmatch, pull request 169).
struct HyABTables: Sendable {
    /// The tables, which never change.
    static let shared = HyABTables()

    /// Linear light of encoded bytes; the last entry stands twice, for what lies on it.
    private let light: [Double]
    /// Cube roots of 0, 1/4096, …; one entry more than 1 needs.
    private let roots: [Double]

    private init() {
        let bytes = (0...255).map { TransferFunction.decode(Double($0) / 255) }
        light = bytes + [bytes[255]]
        roots = (0...4097).map { DeterministicMath.cbrt(Double($0) / 4096) }
    }

    /// The linear light of an encoded channel of 0…255.
    @inline(__always)
    func light(_ channel: Double) -> Double {
        let step = Int(channel)
        return light[step] + (light[step + 1] - light[step]) * (channel - Double(step))
    }

    /// The cube root of 0…1.
    @inline(__always)
    func root(_ x: Double) -> Double {
        let position = x * 4096
        let step = Int(position)
        return roots[step] + (roots[step + 1] - roots[step]) * (position - Double(step))
    }
}
