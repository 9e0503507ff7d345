/// A colour with components in whole percent, as sixels specify it.
struct SixelColor: Equatable, Sendable {
    /// The number of possible colours: 101³.
    static let count = 101 * 101 * 101

    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates the nearest colour. A component changes by at most 1.275 of 255.
    init(_ pixel: OpaquePixel) {
        red = Self.percent(pixel.red)
        green = Self.percent(pixel.green)
        blue = Self.percent(pixel.blue)
    }

    /// The index among all colours, 0 ..< `count`.
    var index: Int { (red * 101 + green) * 101 + blue }

    /// Returns a component: 0 is red, 1 is green, 2 is blue.
    func component(_ axis: Int) -> Int {
        switch axis {
        case 0: red
        case 1: green
        default: blue
        }
    }

    private static func percent(_ component: UInt8) -> Int {
        (Int(component) * 200 + 255) / 510
    }
}
