import Pictures

/// The difference between two images.
public struct ImageDifference: Equatable, Sendable {
    /// The kinds of results.
    public enum Kind: String, Hashable, Sendable {
        /// No pixel differs by more than the threshold.
        case same
        /// Some pixels differ.
        case pixels
        /// The images have different sizes. No pixel was compared.
        case size
        /// No pixels were compared, because the image is empty or the area is outside of it. The
        /// images do not count as equal.
        case nothing
    }

    /// The expected image's size.
    public let expectedSize: PixelSize
    /// The actual image's size.
    public let actualSize: PixelSize
    /// The number of compared pixels.
    public let compared: Int
    /// The differing pixels, row by row from the top.
    public let different: [PixelRun]
    /// The pixels that differ but look like anti-aliasing. They count as accepted.
    public let antialiased: [PixelRun]
    /// The number of differing pixels.
    public let count: Int
    /// The pixel that differs most, or the first of several. It is `nil` if no pixel differs.
    public let worst: WorstPixel?
    /// The similarity of the images. It is 1 if nothing differs.
    ///
    /// For SSIM, it is the mean index of the windows. For the perceptual method, it is 1 minus the
    /// mean distance. Otherwise, it is 1 minus `share`.
    public let score: Double

    /// Creates the result for images of equal size.
    init(
        size: PixelSize,
        compared: Int,
        record: DifferenceRecord,
        score: Double? = nil
    ) {
        expectedSize = size
        actualSize = size
        self.compared = compared
        different = record.different
        antialiased = record.antialiased
        count = record.different.reduce(0) { $0 + $1.columns.count }
        worst = record.worst
        self.score = score ?? (compared == 0 ? 0 : 1 - Double(count) / Double(compared))
    }

    /// Creates the result for images of different sizes.
    init(expectedSize: PixelSize, actualSize: PixelSize) {
        self.expectedSize = expectedSize
        self.actualSize = actualSize
        compared = 0
        different = []
        antialiased = []
        count = 0
        worst = nil
        score = 0
    }
}

extension ImageDifference {
    /// The kind of the result. Only `same` passes.
    public var kind: Kind {
        if expectedSize != actualSize { return .size }
        if compared == 0 { return .nothing }
        return count == 0 ? .same : .pixels
    }

    /// Whether no pixel differs by more than the threshold.
    public var isSame: Bool { kind == .same }

    /// The fraction of compared pixels that differ, 0…1. It is 1 if no pixel was compared.
    public var share: Double {
        compared == 0 ? 1 : Double(count) / Double(compared)
    }

    /// The number of pixels that look like anti-aliasing.
    public var antialiasedCount: Int {
        antialiased.reduce(0) { $0 + $1.columns.count }
    }

    /// The groups of differing pixels that are connected by sides or corners, the largest first.
    ///
    /// - Complexity: Linear in the runs of `different`, plus sorting the groups.
    public var boxes: [DifferenceBox] { DifferenceBox.boxes(of: different) }

    /// Returns the window of `side`×`side` pixels that contains the most differing pixels. Returns
    /// `nil` if no pixel differs.
    ///
    /// The count distinguishes a small changed spot from scattered pixels. `side` is limited to the
    /// range from 1 to the image's shorter side.
    public func densestWindow(side: Int) -> DensestWindow? {
        DensestWindow.find(different, side: side, in: expectedSize)
    }
}

/// The difference of each pixel of two images.
public struct DifferenceMap: Equatable, Sendable {
    /// The size of the compared images.
    public let size: PixelSize
    /// The amounts, row by row, in the method's unit (see `WorstPixel.amount`).
    ///
    /// The amount is 0 for equal pixels and for pixels that were not compared. Amounts within the
    /// threshold are not set to 0.
    public let amounts: [Double]

    /// Returns the amount in column `x` and row `y`.
    public subscript(x: Int, y: Int) -> Double { amounts[y * size.width + x] }
}

/// The results of a scan.
struct DifferenceRecord {
    /// The pixels that differ.
    private(set) var different: [PixelRun] = []
    /// The pixels that look like anti-aliasing.
    private(set) var antialiased: [PixelRun] = []
    /// The pixel that differs most, or the first of several.
    private(set) var worst: WorstPixel?

    /// Adds a differing pixel, which must be to the right of or below all others.
    mutating func addDifferent(x: Int, y: Int, amount: Double) {
        different.append(x: x, y: y)
        if amount > worst?.amount ?? -1 { worst = WorstPixel(x: x, y: y, amount: amount) }
    }

    /// Adds an anti-aliased pixel, which must be to the right of or below all others.
    mutating func addAntialiased(x: Int, y: Int) {
        antialiased.append(x: x, y: y)
    }
}

/// The pixel that differs most.
public struct WorstPixel: Equatable, Sendable {
    /// The column, counted from the left.
    public let x: Int
    /// The row, counted from the top.
    public let y: Int
    /// The amount of the difference.
    ///
    /// - Exact: the largest difference of a channel, 1…255.
    /// - pixelmatch and perceptual: a distance, where 1 is the distance between black and white.
    /// - SSIM: 1 minus the window's index.
    public let amount: Double

    /// Creates the pixel at a position, with its difference.
    public init(x: Int, y: Int, amount: Double) {
        self.x = x
        self.y = y
        self.amount = amount
    }
}
