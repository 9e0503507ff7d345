/// How much time to spend on a PNG's size.
///
/// Measured on 120 frames of a growing ring with a conic gradient, 120×120 pixels, zlib 1.2.13,
/// one core; rows unfiltered, zlib's default strategy, memory kept between frames:
///
/// | Level | ms for 120 | Bytes |
/// |---|---|---|
/// | 0 | 6.8 | 6,945,240 |
/// | 1 | 28.6 | 649,569 |
/// | 3 | 30.7 | 627,723 |
/// | 4 | 47.8 | 507,692 |
/// | 5 | 53.4 | 498,998 |
/// | 6 | 65.8 | 496,696 |
/// | 9 | 237 | 483,908 |
///
/// Filters lose on such frames: level 1 with the filter Sub takes 40.6 ms for 723,396 bytes, with
/// Up 40.2 ms for 741,976; libpng's own defaults (all filters, level 6) take 219 ms for 549,559.
/// So do zlib's other strategies: run lengths only, 38.0 ms for 1,662,352 bytes; Huffman codes
/// only, 83.6 ms for 2,392,387; at level 4 “filtered” takes the default's time for 568,540.
/// A smaller window or hash table costs time and saves nothing.
public struct PNGCompression: Hashable, Sendable {
    /// zlib's level, 0 (stored) to 9.
    public let level: Int

    /// A level of zlib's, clamped to 0…9.
    public init(level: Int) {
        self.level = min(max(level, 0), 9)
    }

    /// Level 4, the quickest that looks for the better of two matches: a fifth smaller than the
    /// levels below it.
    public static let `default` = PNGCompression(level: 4)
    /// Level 1.
    public static let fast = PNGCompression(level: 1)
    /// Level 9.
    public static let small = PNGCompression(level: 9)
}
