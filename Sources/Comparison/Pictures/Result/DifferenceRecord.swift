/// What a scan has found so far.
struct DifferenceRecord {
    /// Pixels that count.
    private(set) var different: [PixelRun] = []
    /// Pixels that look like anti-aliasing.
    private(set) var antialiased: [PixelRun] = []
    /// The worst pixel; the first of equals.
    private(set) var worst: WorstPixel?

    /// Adds a pixel that counts, to the right of or below all others.
    mutating func addDifferent(x: Int, y: Int, amount: Double) {
        different.append(x: x, y: y)
        if amount > worst?.amount ?? -1 { worst = WorstPixel(x: x, y: y, amount: amount) }
    }

    /// Adds a pixel that is let pass, to the right of or below all others.
    mutating func addAntialiased(x: Int, y: Int) {
        antialiased.append(x: x, y: y)
    }
}
