import CPixels

/// A paint in memory for the kernels.
final class KernelPaint {
    private let paint: ScalarPaint
    private let codes: GuardedMemory<UInt32>
    private let directions: GuardedMemory<Float>

    /// Creates a copy of `paint`.
    init(_ paint: ScalarPaint) {
        self.paint = paint
        codes = GuardedMemory(paint.turn?.codes ?? [])
        directions = GuardedMemory(paint.turn.map { Array($0.directions.joined()) } ?? [])
    }

    /// Returns red, green or blue of the colour, 0 to 1.
    private func component(_ index: UInt32) -> Float {
        Float(paint.color >> (8 * index) & 0xFF) / 255
    }

    /// The paint, as passed to kernels.
    var memory: cpixels_paint {
        cpixels_paint(
            straight: (component(0), component(1), component(2)),
            color: paint.color,
            alpha: paint.alpha,
            conic: cpixels_conic(
                offset: paint.turn?.offset ?? 0,
                cells: Float(codes.count - 1),
                codes: codes.pointer,
                compute: { _, _, opacity, coverage in
                    ScalarPaint(alpha: opacity).code(ScalarPaint.gap, coverage: coverage)
                },
                context: nil
            ),
            directions: paint.turn == nil ? nil : UnsafePointer(directions.pointer),
            stride: Int32(paint.turn?.directions.first?.count ?? 0)
        )
    }

    /// Returns a shape with this paint.
    func shape(_ edges: cpixels_edges, isEvenOdd: Bool = false) -> cpixels_shape {
        cpixels_shape(
            edges: edges,
            paint: memory,
            is_everywhere: 0,
            is_even_odd: isEvenOdd ? 1 : 0
        )
    }
}

extension KernelImage {
    /// Draws rows of one shape by the kernel. Returns the rows that it leaves to others.
    func drawSingle(_ shape: cpixels_shape, _ rows: Range<Int>, _ scratch: KernelScratch) -> Set<
        Int
    > {
        var shape = shape
        return draw(rows) { cpixels_draw_single(&shape, scratch.memory, memory, $0, $1) }
    }

    /// Draws rows of shapes, back to front, by the kernel. Returns the rows that it leaves to
    /// others.
    func drawLayers(
        _ shapes: [cpixels_shape],
        _ rows: Range<Int>,
        _ scratch: KernelScratch
    ) -> Set<Int> {
        shapes.withUnsafeBufferPointer { shapes in
            let pointers = shapes.indices.map { index in shapes.baseAddress.map { $0 + index } }
            return draw(rows) { row, end in
                cpixels_draw_layers(
                    pointers,
                    Int32(pointers.count),
                    scratch.memory,
                    memory,
                    row,
                    end
                )
            }
        }
    }

    /// Calls a kernel with as many rows at a time as it takes.
    private func draw(_ rows: Range<Int>, by kernel: (Int32, Int32) -> UInt32) -> Set<Int> {
        let step = Int(cpixels_route_rows)
        var undrawn: Set<Int> = []
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: step) {
            let end = min(top + step, rows.upperBound)
            let bits = kernel(Int32(top), Int32(end))
            undrawn.formUnion((top..<end).filter { bits >> ($0 - top) & 1 == 1 })
        }
        return undrawn
    }
}
