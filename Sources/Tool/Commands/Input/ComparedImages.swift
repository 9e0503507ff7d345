import Base
import Comparison
import Pictures
import Platform
import Raster

/// An argument of `compare`.
package enum ComparedImages: Sendable {
    /// An image. A strip written by `strip` has a note with the positions of its frames.
    case image(Image, StripNote?)
    /// The frames of an animated PNG.
    case animation([APNGFrame])
    /// An image that contains many frames.
    case strip(FrameStrip)
    /// The PNGs in a folder or a tar archive.
    case folder(ImageFolder)

    /// Reads the sets at two paths.
    ///
    /// Two images are treated as strips if both have notes, or if `cells` is given.
    ///
    /// - Parameters:
    ///   - expected: The path of the expected set.
    ///   - actual: The path of the actual set.
    ///   - cells: The grid of `--cells`, if given.
    ///   - limits: The maximum size of each image.
    /// - Throws: `InputError` with the path, the error, and what to do.
    package static func pair(
        _ expected: String,
        _ actual: String,
        cells: CellGrid? = nil,
        limits: PNGLimits = .default
    ) throws(InputError) -> (ComparedImages, ComparedImages) {
        let (first, second) = (try read(expected, limits), try read(actual, limits))
        guard let cells else {
            guard case .image(let one, let note?) = first,
                case .image(let other, let otherNote?) = second,
                let strip = FrameStrip(one, note: note),
                let otherStrip = FrameStrip(other, note: otherNote)
            else { return (first, second) }
            return (.strip(strip), .strip(otherStrip))
        }
        guard case .image(let one, _) = first, case .image(let other, _) = second else {
            throw InputError("--cells needs two images", hint: "leave out --cells")
        }
        let grid = cells.grid(of: PixelSize(other), comparedWith: PixelSize(one))
        return (
            .strip(try strip(one, expected, cells)), .strip(try strip(other, actual, grid))
        )
    }

    private static func read(
        _ path: String,
        _ limits: PNGLimits
    ) throws(InputError) -> ComparedImages {
        if Folder.exists(path) || FrameArchive.isArchive(path) {
            return .folder(try ImageFolder(path: path, limits: limits))
        }
        let (frames, texts) = try InputImage.contents(path, limits: limits)
        guard frames.count == 1, let frame = frames.first else { return .animation(frames) }
        let note = texts[StripNote.keyword].flatMap(StripNote.init(reading:))
        return .image(frame.image, note)
    }

    private static func strip(
        _ image: Image,
        _ path: String,
        _ grid: CellGrid
    ) throws(InputError) -> FrameStrip {
        guard let strip = FrameStrip(image, grid: grid) else {
            throw InputError(
                "\(path): \(PixelSize(image)) pixels cannot be divided into "
                    + "\(grid.columns)×\(grid.rows) equal cells"
            )
        }
        return strip
    }

    /// The kind of the set in messages.
    package var kind: String {
        switch self {
        case .image: "an image"
        case .animation: "an animation"
        case .strip: "a strip"
        case .folder: "a folder"
        }
    }
}
