/// The directions of all pixels of an image from a centre, reused from frame to frame.
///
/// The centre of a rotating gradient rarely changes. From the second frame on, the directions of a
/// row are computed once and then looked up. The values are the same as without the cache.
final class ConicAngleCache {
    /// The centre, in pixels.
    let center: Point
    /// The number of directions from one row to the next.
    let width: Int
    private let height: Int
    /// The cached directions by row. Empty until directions are used a second time.
    private let cached = GrowingBuffer<Float>()
    /// 1 for each cached row.
    private let isCached = GrowingBuffer<UInt8>()

    /// The number of pixels beyond which directions are not cached.
    private static let maximumPixels = 1 << 22

    /// Creates a cache for `center` in an image of `width` × `height` pixels.
    init(center: Point, width: Int, height: Int) {
        self.center = center
        // Rows are read four pixels at a time, beyond their end.
        self.width = width + 4
        self.height = height
        isCached.reset(count: height, to: 0)
    }

    /// Whether the cache is for this centre and image size.
    func fits(center: Point, width: Int, height: Int) -> Bool {
        self.center == center && self.width == width + 4 && self.height == height
    }

    /// Starts caching rows.
    func startCaching() {
        guard cached.count == 0, width * height <= Self.maximumPixels else { return }
        cached.reset(count: width * height, to: 0)
    }

    /// The cached directions of one row.
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

    /// The address of the cached directions of all rows. `nil` if none are cached.
    ///
    /// Only rows that have been filled by `fill(_:)` or read by `cachedRow(_:)` are valid.
    @unsafe var directions: UnsafePointer<Float>? {
        cached.count > 0 ? unsafe UnsafePointer(cached.pointer) : nil
    }

    /// Fills rows that have no directions yet. Does nothing if directions are not cached.
    func fill(_ rows: Range<Int>) {
        guard cached.count > 0 else { return }
        for row in rows where unsafe isCached[row] == 0 { fill(row) }
    }

    /// Returns the directions of a row, which are computed at the first use. Returns `nil` if
    /// directions are not cached.
    @inline(__always)
    func cachedRow(_ row: Int) -> Row? {
        guard cached.count > 0 else { return nil }
        if unsafe isCached[row] == 0 { fill(row) }
        return unsafe Row(base: cached.pointer + row * width)
    }

    /// Returns the directions of pixels `x` to `x` + 3, as fractions of a turn.
    @inline(__always)
    func turns(x: Int, row: Int) -> TurnFraction {
        cachedRow(row)?[x] ?? compute(x: x, row: row)
    }

    private func fill(_ row: Int) {
        for x in stride(from: 0, to: width - 3, by: 4) {
            let turns = compute(x: x, row: row).values
            unsafe UnsafeMutableRawPointer(cached.pointer + (row * width + x))
                .storeBytes(of: turns, as: SIMD4<Float>.self)
        }
        unsafe isCached[row] = 1
    }

    private func compute(x: Int, row: Int) -> TurnFraction {
        let left = Double(x) + 0.5 - center.x
        let u = SIMD4(Float(left), Float(left + 1), Float(left + 2), Float(left + 3))
        let v = SIMD4<Float>(repeating: Float(Double(row) + 0.5 - center.y))
        return TurnFraction(x: u, y: v)
    }
}
