import Pictures

/// How far each pixel differs.
public struct DifferenceMap: Hashable, Sendable {
    /// The extents of the pictures compared.
    public let size: PixelSize
    /// The amounts, row by row, in the method's unit (see `WorstPixel.amount`); 0 for equal bytes
    /// and for what was not compared. What a threshold lets pass is kept.
    public let amounts: [Double]

    /// The amount in column `x` and row `y`.
    public subscript(x: Int, y: Int) -> Double { amounts[y * size.width + x] }
}
