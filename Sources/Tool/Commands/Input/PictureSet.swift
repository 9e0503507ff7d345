import Base
import Comparison
import Pictures
import Platform
import Raster

/// What `compare` is given on one side.
package enum PictureSet: Sendable {
    /// One picture; with a note where its frames lie, if it is a strip's.
    case picture(Image, StripNote?)
    /// The frames of an animated PNG.
    case animation([APNGFrame])
    /// One picture with many frames in it.
    case strip(FrameStrip)
    /// The PNGs in a folder and below, or in a tar archive.
    case folder(PictureFolder)

    /// What lies at two paths.
    ///
    /// Two pictures are strips where both say so, or where `cells` does.
    ///
    /// - Throws: `InputError` with the path, what is wrong, and what to do.
    package static func pair(
        _ expected: String,
        _ actual: String,
        cells: CellGrid? = nil,
        limits: PNGLimits = .default
    ) throws(InputError) -> (PictureSet, PictureSet) {
        let (first, second) = (try read(expected, limits), try read(actual, limits))
        guard let cells else {
            guard case .picture(let one, let note?) = first,
                case .picture(let other, let otherNote?) = second,
                let strip = FrameStrip(one, note: note),
                let otherStrip = FrameStrip(other, note: otherNote)
            else { return (first, second) }
            return (.strip(strip), .strip(otherStrip))
        }
        guard case .picture(let one, _) = first, case .picture(let other, _) = second else {
            throw InputError("--cells goes with two pictures", hint: "leave it out")
        }
        let grid = cells.grid(of: PixelSize(other), besideOneOf: PixelSize(one))
        return (
            .strip(try strip(one, expected, cells)), .strip(try strip(other, actual, grid))
        )
    }

    private static func read(
        _ path: String,
        _ limits: PNGLimits
    ) throws(InputError) -> PictureSet {
        if Folder.exists(path) || FramePack.isPack(path) {
            return .folder(try PictureFolder(path: path, limits: limits))
        }
        let (frames, texts) = try PictureFile.contents(path, limits: limits)
        guard frames.count == 1, let frame = frames.first else { return .animation(frames) }
        let note = texts[StripNote.keyword].flatMap(StripNote.init(reading:))
        return .picture(frame.image, note)
    }

    private static func strip(
        _ image: Image,
        _ path: String,
        _ grid: CellGrid
    ) throws(InputError) -> FrameStrip {
        guard let strip = FrameStrip(image, grid: grid) else {
            throw InputError(
                "\(path): \(PixelSize(image)) pixels cannot be cut into "
                    + "\(grid.columns)×\(grid.rows) equal cells"
            )
        }
        return strip
    }

    /// What it is, in words.
    package var kind: String {
        switch self {
        case .picture: "a picture"
        case .animation: "an animation"
        case .strip: "a strip"
        case .folder: "a folder"
        }
    }
}
