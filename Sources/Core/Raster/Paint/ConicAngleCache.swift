/// The angles of a picture's pixels around a centre, cached while frames share it.
///
/// A gradient that turns keeps its centre: from the second frame on, a row's directions are worked
/// out once and then only looked up. The values are the same either way.
final class ConicAngleCache {
    /// The centre, in pixels.
    let center: Point
    /// How far apart two rows' kept directions are.
    let width: Int
    private let height: Int
    /// The kept directions by row; empty until they are worth keeping.
    private let kept = GrowingBuffer<Float>()
    /// 1 for each row that is kept.
    private let isKept = GrowingBuffer<UInt8>()

    /// Larger pictures' directions are worked out each time.
    private static let maximumPixels = 1 << 22

    /// The directions from `center` in a picture of `width` × `height` pixels.
    init(center: Point, width: Int, height: Int) {
        self.center = center
        // Rows are read four pixels at a time, beyond their end.
        self.width = width + 4
        self.height = height
        isKept.reset(count: height, to: 0)
    }

    /// Whether the map is of such a picture.
    func fits(center: Point, width: Int, height: Int) -> Bool {
        self.center == center && self.width == width + 4 && self.height == height
    }

    /// Begins to keep rows.
    func keep() {
        guard kept.count == 0, width * height <= Self.maximumPixels else { return }
        kept.reset(count: width * height, to: 0)
    }

    /// The kept directions of one row.
    @safe struct Row {
        fileprivate let base: UnsafePointer<Float>

        /// The directions of the pixels `x` to `x` + 3, as fractions of a turn.
        @inline(__always)
        subscript(x: Int) -> TurnFraction {
            TurnFraction(
                unsafe UnsafeRawPointer(base + x).loadUnaligned(as: SIMD4<Float>.self)
            )
        }

    }

    /// The cached directions of all rows, for the kernels; `nil` if none are cached.
    ///
    /// Only rows that have been filled by `fill(_:)` or read by `cachedRow(_:)` are valid.
    @unsafe var directions: UnsafePointer<Float>? {
        kept.count > 0 ? unsafe UnsafePointer(kept.pointer) : nil
    }

    /// Fills rows that have no directions yet. Does nothing if directions are not cached.
    func fill(_ rows: Range<Int>) {
        guard kept.count > 0 else { return }
        for row in rows where unsafe isKept[row] == 0 { fill(row) }
    }

    /// The row's directions, worked out at its first use; nil if they are not kept.
    @inline(__always)
    func cachedRow(_ row: Int) -> Row? {
        guard kept.count > 0 else { return nil }
        if unsafe isKept[row] == 0 { fill(row) }
        return unsafe Row(base: kept.pointer + row * width)
    }

    /// The directions of pixels `x` to `x` + 3, as fractions of a turn.
    @inline(__always)
    func turns(x: Int, row: Int) -> TurnFraction {
        cachedRow(row)?[x] ?? workOut(x: x, row: row)
    }

    private func fill(_ row: Int) {
        for x in stride(from: 0, to: width - 3, by: 4) {
            let turns = workOut(x: x, row: row).values
            unsafe UnsafeMutableRawPointer(kept.pointer + (row * width + x))
                .storeBytes(of: turns, as: SIMD4<Float>.self)
        }
        unsafe isKept[row] = 1
    }

    private func workOut(x: Int, row: Int) -> TurnFraction {
        let left = Double(x) + 0.5 - center.x
        let u = SIMD4(Float(left), Float(left + 1), Float(left + 2), Float(left + 3))
        let v = SIMD4<Float>(repeating: Float(Double(row) + 0.5 - center.y))
        return TurnFraction(x: u, y: v)
    }
}
