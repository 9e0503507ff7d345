/// The trade-off between encoding time and file size.
///
/// Measured with 120 frames of a growing ring with a conic gradient, 120×120 pixels, libdeflate
/// 1.14, one core. Rows are unfiltered, and memory is reused between frames:
///
/// | Level | ms for 120 | Bytes |
/// |---|---|---|
/// | 0 | 1.8 | 6,938,640 |
/// | 1 | 19.3 | 627,030 |
/// | 2 | 15.5 | 562,836 |
/// | 3 | 16.8 | 553,282 |
/// | 5 | 18.9 | 527,467 |
/// | 7 | 25.3 | 526,598 |
/// | 9 | 57.2 | 524,234 |
/// | 10 | 324 | 502,814 |
/// | 12 | 1559 | 497,751 |
///
/// zlib took 28.6 ms for 649,569 bytes at level 1, 47.8 ms for 507,692 at level 4 and 65.8 ms for
/// 496,696 at level 6. Filters make such frames slower to encode and larger.
public struct PNGCompression: Equatable, Sendable {
    /// The level of libdeflate, 0 (stored) to 12.
    public let level: Int

    /// Creates a compression with a level of libdeflate, clamped to 0…12.
    public init(level: Int) {
        self.level = min(max(level, 0), 12)
    }

    /// Level 5. Higher levels take much longer and save little.
    public static let `default` = PNGCompression(level: 5)
    /// Level 2, the fastest level that compresses well.
    public static let fast = PNGCompression(level: 2)
    /// Level 10, which takes about 17 times as long as the default.
    public static let small = PNGCompression(level: 10)
}
