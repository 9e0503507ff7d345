/// What lies behind translucent pixels while they are compared.
///
/// pixelmatch's pattern changes with the pixel's index: every colour differs from it somewhere
/// (github.com/mapbox/pixelmatch, pull request 142).
struct Backdrop {
    /// Channels, 0…255.
    let red: Int
    let green: Int
    let blue: Int

    /// White.
    static let white = Backdrop(red: 255, green: 255, blue: 255)
    /// Black.
    static let black = Backdrop(red: 0, green: 0, blue: 0)

    /// pixelmatch's pattern behind the pixel of an index.
    ///
    /// A channel is 48 or 207, by the parity of k, k/φ and k/φ², k being the index in bytes: for
    /// the first, an even number, always 48.
    @inline(__always)
    static func checkerboard(_ index: Int) -> Backdrop {
        let k = Double(4 * index)
        return Backdrop(
            red: 48,
            green: 48 + 159 * (Int(k / 1.618033988749895) & 1),
            blue: 48 + 159 * (Int(k / 2.618033988749895) & 1)
        )
    }
}
