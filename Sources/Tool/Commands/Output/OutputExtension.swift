import Base
import Pictures
import Platform

/// Checks of the extensions of output files and folders.
///
/// The extension of a file must match its format.
enum OutputExtension {
    /// The extensions of typical files, which a new folder must not have.
    private static let fileExtensions: Set = [
        "jpg", "jpeg", "jpe", "heic", "bmp", "tif", "tiff", "ico", "svg", "pdf", "mp4", "m4v",
        "mov", "webm", "mkv", "avi", "zip", "tar", "html", "css", "js", "swift", "kt", "json",
        "yaml", "yml", "csv", "tsv", "txt", "xml", "md",
    ]

    /// Returns the extension of a path in lower case, or `nil` if it has none.
    private static func fileExtension(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
        return name[name.index(after: point)...].lowercased()
    }

    /// Checks the extension of an image file. A name without an extension is allowed.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - formats: The supported formats, the default first.
    /// - Throws: `InputError` with a valid name.
    static func checkImage(_ path: String, _ formats: [FrameFormat]) throws(InputError) {
        guard let found = fileExtension(of: path), !formats.extensions.contains(found) else {
            return
        }
        let names = formats.map(\.name)
        let list = names.dropLast().joined(separator: ", ")
        let words = names.count < 2 ? names.joined() : "\(list) and \(names[names.count - 1])"
        throw InputError(
            "cannot write \(path): only \(words) can be written",
            hint: "name it \(path.dropLast(found.count))\((formats.first ?? .png).fileExtension)"
        )
    }

    /// Checks that a new folder does not get the name of a file.
    ///
    /// - Throws: `InputError` with a valid name.
    static func checkFolder(_ path: String) throws(InputError) {
        let imageExtensions = FrameFormat.all.extensions
        guard let found = fileExtension(of: path),
            imageExtensions.contains(found) || fileExtensions.contains(found),
            !Folder.exists(path)
        else { return }
        let other =
            imageExtensions.contains(found)
            ? "pinwheel strip and still write one image, and animate writes an animation"
            : "Pinwheel writes PNGs; pinwheel animate writes animated ones"
        throw InputError(
            "-o names a folder for many files, and \(path) looks like one file",
            hint: "name a folder, such as \(path.dropLast(found.count + 1)); \(other)"
        )
    }
}
