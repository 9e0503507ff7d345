import CPixels

/// Paint in the memory that the kernels read.
final class KernelPaint {
    private let paint: PlainPaint
    private let codes: GuardedMemory<UInt32>
    private let directions: GuardedMemory<Float>
    private let areKnown: GuardedMemory<UInt8>

    /// The same paint as `paint`.
    init(_ paint: PlainPaint) {
        self.paint = paint
        codes = GuardedMemory(paint.turn?.codes ?? [])
        directions = GuardedMemory(paint.turn.map { Array($0.directions.joined()) } ?? [])
        areKnown = GuardedMemory(paint.turn.map { $0.areKnown.map { $0 ? 1 : 0 } } ?? [])
    }

    /// Red, green or blue of the colour, 0 to 1.
    private func component(_ index: UInt32) -> Float {
        Float(paint.color >> (8 * index) & 0xFF) / 255
    }

    /// The paint, as kernels take it.
    var memory: cpixels_paint {
        cpixels_paint(
            straight: (component(0), component(1), component(2)),
            color: paint.color,
            alpha: paint.alpha,
            turn: cpixels_turn(
                offset: paint.turn?.offset ?? 0,
                cells: Float(codes.count - 1),
                codes: codes.pointer,
                ask: nil,
                context: nil
            ),
            directions: paint.turn == nil ? nil : UnsafePointer(directions.pointer),
            are_known: areKnown.pointer,
            stride: Int32(paint.turn?.directions.first?.count ?? 0)
        )
    }

    /// A shape of this paint, in all rows of the picture.
    func shape(_ table: KernelTable, isEvenOdd: Bool = false) -> cpixels_shape {
        shape(table.memory, isEvenOdd: isEvenOdd)
    }

    /// The same of any table.
    func shape(_ table: cpixels_chain_table, isEvenOdd: Bool = false) -> cpixels_shape {
        cpixels_shape(
            table: table,
            paint: memory,
            is_everywhere: 0,
            is_even_odd: isEvenOdd ? 1 : 0,
            top: 0,
            bottom: table.height
        )
    }
}

extension KernelPicture {
    /// Draws rows of shapes; returns the first that the kernel does not support, or their end.
    func draw(_ shapes: [cpixels_shape], _ rows: Range<Int>, _ scratch: KernelScratch) -> Int {
        Int(
            cpixels_draw_rows(
                shapes,
                Int32(shapes.count),
                scratch.memory,
                memory,
                Int32(rows.lowerBound),
                Int32(rows.upperBound)
            )
        )
    }
}
