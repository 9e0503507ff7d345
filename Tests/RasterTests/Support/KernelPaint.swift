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

    /// The paint, as kernels take it.
    var memory: cpixels_paint {
        cpixels_paint(
            color: paint.color,
            alpha: paint.alpha,
            turn: cpixels_turn(
                offset: paint.turn?.offset ?? 0,
                cells: Float(codes.count - 1),
                codes: codes.pointer
            ),
            directions: paint.turn == nil ? nil : UnsafePointer(directions.pointer),
            are_known: areKnown.pointer,
            stride: Int32(paint.turn?.directions.first?.count ?? 0)
        )
    }
}
