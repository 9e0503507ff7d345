import Raster

/// Small images of a bar that moves by one pixel per frame.
enum Bars {
    static func frame(_ column: Int, of side: Int = 8, red: UInt8 = 200) -> Image {
        var pixels: [UInt8] = []
        for _ in 0..<side {
            for x in 0..<side { pixels += x == column ? [red, 20, 20, 255] : [0, 0, 0, 0] }
        }
        return Image(width: side, height: side, pixels: pixels)
    }

    static func frames(_ count: Int = 6) -> [Image] { (0..<count).map { frame($0) } }
}
