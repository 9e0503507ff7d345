extension PaintSampler {
    /// Writes the straight colours of the pixels `columns` of `row` to `colors`, from its start.
    package func sample(row: Int, columns: Range<Int>, into colors: inout [SIMD4<Float>]) {
        switch self {
        case .solid(let color):
            for i in 0..<columns.count { colors[i] = color }
        case .linear(let table, let dx, let dy, let offset):
            let base = (Double(row) + 0.5) * dy + offset
            for (i, x) in columns.enumerated() {
                colors[i] = table.color(at: Float((Double(x) + 0.5) * dx + base))
            }
        case .radial(let table, let transform, let scale, let offset):
            for (i, x) in columns.enumerated() {
                let arm = transform.apply(to: Self.center(column: x, row: row)) - Point.zero
                colors[i] = table.color(at: Float(arm.length * scale + offset))
            }
        case .conic(let table, let transform):
            Self.sampleConic(table, transform, row: row, columns: columns, into: &colors)
        case .image(let image, let transform):
            for (i, x) in columns.enumerated() {
                let place = transform.apply(to: Self.center(column: x, row: row))
                colors[i] = image.color(at: place)
            }
        }
    }

    private static func center(column: Int, row: Int) -> Point {
        Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
    }

    private static func sampleConic(
        _ table: GradientTable,
        _ transform: Transform,
        row: Int,
        columns: Range<Int>,
        into colors: inout [SIMD4<Float>]
    ) {
        let count = columns.count
        var i = 0
        while i < count {
            var x = SIMD4<Float>.zero
            var y = SIMD4<Float>.zero
            for lane in 0..<4 {
                let center = Self.center(column: columns.lowerBound + i + lane, row: row)
                let place = transform.apply(to: center)
                x[lane] = Float(place.x)
                y[lane] = Float(place.y)
            }
            let turns = TurnFraction.of(x: x, y: y)
            for lane in 0..<min(4, count - i) {
                colors[i + lane] = table.color(at: turns[lane])
            }
            i += 4
        }
    }
}
