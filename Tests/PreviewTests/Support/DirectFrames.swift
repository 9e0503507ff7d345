import DesignFormat
import Indicators
import Raster
import Testing

/// Images drawn directly, to compare with the server's.
enum DirectFrames {
    /// Draws a frame of a built-in design.
    static func frame(
        _ name: String,
        _ state: StateName,
        _ position: Moment.Position,
        scale: Double = 1,
        appearance: Appearance = .light,
        background: Color? = nil,
        setting values: [(String, String)] = []
    ) throws -> Image {
        let design = try #require(BuiltInDesigns.design(named: name)).overriding(values)
        let environment = try #require(
            Environment(appearance: appearance, scale: scale, background: background)
        )
        var renderer = Renderer()
        let moment = Moment(state: state, position: position)
        return renderer.render(design.scene(at: moment, in: environment))
    }

    /// Returns the pixels of a cell of a sheet.
    static func cell(_ index: Int, of sheet: Image, width: Int, height: Int) -> [UInt8] {
        let columns = sheet.width / width
        let (left, top) = (index % columns * width, index / columns * height)
        return (0..<height).flatMap { row -> ArraySlice<UInt8> in
            let start = ((top + row) * sheet.width + left) * 4
            return sheet.pixels[start..<start + width * 4]
        }
    }
}
