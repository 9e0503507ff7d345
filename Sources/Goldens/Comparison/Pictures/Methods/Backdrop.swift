/// The background of translucent pixels during a comparison.
///
/// pixelmatch's pattern varies with the pixel's index, so no colour equals the background
/// everywhere (github.com/mapbox/pixelmatch, pull request 142).
struct Backdrop {
    /// The channels, 0…255.
    let red: Int
    let green: Int
    let blue: Int

    static let white = Backdrop(red: 255, green: 255, blue: 255)
    static let black = Backdrop(red: 0, green: 0, blue: 0)

    /// Returns the colour of pixelmatch's pattern at a pixel index.
    ///
    /// Each channel is 48 or 207, depending on the parity of k, k/φ and k/φ², where k is the byte
    /// offset of the pixel. Since k is even, red is always 48.
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
