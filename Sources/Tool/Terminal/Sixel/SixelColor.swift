/// A colour as sixels name it: components in whole percent.
struct SixelColor: Equatable, Sendable {
    /// How many colours there are: 101³.
    static let count = 101 * 101 * 101

    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The nearest to a colour of eight bits a component, off by 1.275 of 255 at most.
    init(_ pixel: OpaquePixel) {
        red = Self.percent(pixel.red)
        green = Self.percent(pixel.green)
        blue = Self.percent(pixel.blue)
    }

    /// The position among all colours, 0 ..< `count`.
    var index: Int { (red * 101 + green) * 101 + blue }

    /// The component on an axis: 0 red, 1 green, 2 blue.
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
