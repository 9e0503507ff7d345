import Pictures

/// How two pictures differ.
public struct ImageDifference: Equatable, Sendable {
    /// What kind of difference it is.
    public enum Kind: String, Hashable, Sendable {
        /// Nothing counts as different.
        case same
        /// Some pixels differ.
        case pixels
        /// The pictures have different sizes; no pixel was compared.
        case size
        /// There was no pixel to compare: a picture without pixels, or an area outside of it. This
        /// is no agreement.
        case nothing
    }

    /// The expected picture's size.
    public let expectedSize: PixelSize
    /// The actual picture's size.
    public let actualSize: PixelSize
    /// How many pixels were compared.
    public let compared: Int
    /// The pixels that differ, rows from the top.
    public let different: [PixelRun]
    /// The pixels that differ, but look like anti-aliasing and are let pass.
    public let antialiased: [PixelRun]
    /// How many pixels differ.
    public let count: Int
    /// The pixel that differs most; the first of equals.
    public let worst: WorstPixel?
    /// How much alike the pictures are: 1 where nothing differs.
    ///
    /// It is the mean of SSIM's windows, 1 less the mean distance of the perceptual method, and
    /// otherwise 1 less the share.
    public let score: Double

    /// A comparison of pictures of one size.
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

    /// Pictures of different sizes.
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
    /// What kind of difference it is; `same` is the only one that passes.
    public var kind: Kind {
        if expectedSize != actualSize { return .size }
        if compared == 0 { return .nothing }
        return count == 0 ? .same : .pixels
    }

    /// Whether nothing counts as different.
    public var isSame: Bool { kind == .same }

    /// The different pixels' share of those compared, 0…1; 1 where none could be compared.
    public var share: Double {
        compared == 0 ? 1 : Double(count) / Double(compared)
    }

    /// How many pixels look like anti-aliasing.
    public var antialiasedCount: Int {
        antialiased.reduce(0) { $0 + $1.columns.count }
    }

    /// Where differences hang together, by sides or corners: the largest first.
    ///
    /// - Complexity: Linear in the runs of `different`, but for putting the boxes in order.
    public var boxes: [DifferenceBox] { DifferenceBox.boxes(of: different) }

    /// The square of `side`×`side` pixels with the most different ones; nil when none differ.
    ///
    /// It separates a small changed spot from as many scattered pixels. The side is clamped to 1
    /// and the picture's shorter side.
    public func densestWindow(side: Int) -> DensestWindow? {
        DensestWindow.find(different, side: side, in: expectedSize)
    }
}

/// How far each pixel differs.
public struct DifferenceMap: Equatable, Sendable {
    /// The extents of the pictures compared.
    public let size: PixelSize
    /// The amounts, row by row, in the method's unit (see `WorstPixel.amount`); 0 for equal bytes
    /// and for what was not compared. What a threshold lets pass is kept.
    public let amounts: [Double]

    /// The amount in column `x` and row `y`.
    public subscript(x: Int, y: Int) -> Double { amounts[y * size.width + x] }
}

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

/// The pixel that differs most.
public struct WorstPixel: Equatable, Sendable {
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
