/// A gradient's colours in even cells, straight within each: a ramp made fast.
///
/// A cell that its line would miss by more than a twentieth of an 8-bit step, or that holds a hard
/// change, is not used: there the ramp itself is asked. With the .5 of the final rounding a pixel is
/// thus within .6 of a step of the ideal.
package struct GradientTable: Sendable {
    private let ramp: GradientRamp
    /// The colour at a cell's beginning; an alpha of −1 marks cells that are not used.
    private var starts: [SIMD4<Float>] = []
    /// The change of colour over a cell.
    private var changes: [SIMD4<Float>] = []
    private let scale: Float

    /// Cells for each stretch between two stops; shares of them lie evenly between the stops when
    /// these do.
    private static let cellsPerStretch = 64
    private static let maximumCells = 4096
    private static let permittedError = 0.05 / 255

    /// The table of `ramp`.
    package init(_ ramp: GradientRamp) {
        self.ramp = ramp
        let stretches = max(ramp.nodes.count - 1, 1)
        let cells = min(stretches * Self.cellsPerStretch, Self.maximumCells)
        scale = Float(cells)
        starts.reserveCapacity(cells)
        changes.reserveCapacity(cells)
        var next = 0
        for cell in 0..<cells {
            let from = Double(cell) / Double(cells)
            let to = Double(cell + 1) / Double(cells)
            while next < ramp.nodes.count, ramp.nodes[next].location <= from { next += 1 }
            let isCut = next < ramp.nodes.count && ramp.nodes[next].location < to
            let start = ramp.color(at: from).straight
            let end = ramp.colorBefore(to).straight
            let middle = ramp.color(at: (from + to) / 2).straight
            let miss = middle - (start + end) * 0.5
            if isCut || Self.greatest(miss) > Self.permittedError {
                starts.append(SIMD4(0, 0, 0, -1))
                changes.append(.zero)
            } else {
                starts.append(SIMD4(start))
                changes.append(SIMD4(end - start))
            }
        }
    }

    /// The straight colour at `t`, clamped to 0…1.
    package func color(at t: Float) -> SIMD4<Float> {
        // Written so that what is not a number becomes 0.
        let place = (t > 0 ? min(t, 1) : 0) * scale
        let cell = min(Int(place), starts.count - 1)
        let start = starts[cell]
        guard start.w >= 0 else { return SIMD4(ramp.color(at: Double(t)).straight) }
        return start + changes[cell] * (place - Float(cell))
    }

    private static func greatest(_ v: SIMD4<Double>) -> Double {
        max(max(abs(v.x), abs(v.y)), max(abs(v.z), abs(v.w)))
    }
}

extension Color {
    /// Red, green, blue, alpha, not premultiplied.
    package var straight: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}
