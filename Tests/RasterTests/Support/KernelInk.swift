import CPixels

/// Ink in the memory that the kernels read.
final class KernelInk {
    private let ink: PlainInk
    private let codes: GuardedMemory<UInt32>
    private let directions: GuardedMemory<Float>
    private let areKnown: GuardedMemory<UInt8>

    /// The same ink as `ink`.
    init(_ ink: PlainInk) {
        self.ink = ink
        codes = GuardedMemory(ink.turn?.codes ?? [])
        directions = GuardedMemory(ink.turn.map { Array($0.directions.joined()) } ?? [])
        areKnown = GuardedMemory(ink.turn.map { $0.areKnown.map { $0 ? 1 : 0 } } ?? [])
    }

    /// The ink, as kernels take it.
    var memory: cpixels_ink {
        cpixels_ink(
            color: ink.color,
            alpha: ink.alpha,
            turn: cpixels_turn(
                offset: ink.turn?.offset ?? 0,
                cells: Float(codes.count - 1),
                codes: codes.pointer
            ),
            directions: ink.turn == nil ? nil : UnsafePointer(directions.pointer),
            are_known: areKnown.pointer,
            stride: Int32(ink.turn?.directions.first?.count ?? 0)
        )
    }
}
