import Imaging
import Raster
import UserInput

/// What `compare` is given on one side.
package enum PictureSet: Sendable {
    /// One picture.
    case picture(Image)
    /// The frames of an animated PNG.
    case animation([APNGFrame])
    /// The PNGs in a folder and below, by their names from there, in order.
    case folder([String])

    /// What lies at `path`.
    ///
    /// - Throws: `InputError` with the path, what is wrong, and what to do.
    package static func read(_ path: String) throws(InputError) -> PictureSet {
        if Folder.exists(path) { return .folder(try names(in: path)) }
        let frames = try PictureFile.frames(path)
        if frames.count == 1, let frame = frames.first { return .picture(frame.image) }
        return .animation(frames)
    }

    /// What it is, in words.
    package var kind: String {
        switch self {
        case .picture: "a picture"
        case .animation: "an animation"
        case .folder: "a folder"
        }
    }

    private static func names(in path: String) throws(InputError) -> [String] {
        let files: [String]
        do {
            files = try Folder.files(below: path)
        } catch {
            throw InputError(error.description)
        }
        let names = files.filter { $0.lowercased().hasSuffix(".png") }
        guard !names.isEmpty else {
            throw InputError("there is no PNG in \(path)", hint: "name a folder of frames")
        }
        return names
    }
}
