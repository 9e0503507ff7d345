/// The pixel that differs most.
public struct WorstPixel: Hashable, Sendable {
    /// Its column.
    public let x: Int
    /// Its row.
    public let y: Int
    /// How far it differs.
    ///
    /// In an exact comparison these are steps of the channel that differs most, 1…255; with
    /// pixelmatch and the perceptual method a distance where 1 lies between black and white; with
    /// SSIM how far the window's index lies below 1.
    public let amount: Double

    /// A pixel and how far it differs.
    public init(x: Int, y: Int, amount: Double) {
        self.x = x
        self.y = y
        self.amount = amount
    }
}
