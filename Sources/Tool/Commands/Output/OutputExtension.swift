import Base
import Pictures
import Platform

/// The rule for the extension of every file and folder that a command writes: a file never gets the
/// name of another kind of file.
enum OutputExtension {
    /// Extensions by which a name looks like that of a file, where a folder is expected.
    private static let ofFiles: Set = [
        "gif", "apng", "webp", "jpg", "jpeg", "jpe", "avif", "heic", "bmp", "tif", "tiff", "ico",
        "svg", "pdf", "mp4", "m4v", "mov", "webm", "mkv", "avi", "zip", "tar", "html", "css", "js",
        "swift", "kt", "json", "yaml", "yml", "csv", "tsv", "txt", "xml", "md",
    ]

    /// Returns the extension of a path in lower case, or `nil` if it has none.
    private static func ofPath(_ path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
        return name[name.index(after: point)...].lowercased()
    }

    /// Checks the extension of an image file. A name without an extension is allowed.
    ///
    /// - Parameter formats: The formats that the file may have, the default first.
    /// - Throws: `InputError` with a name to use.
    static func checkImage(_ path: String, _ formats: [FrameFormat]) throws(InputError) {
        guard let found = ofPath(path), !formats.extensions.contains(found) else { return }
        let format = formats.first ?? .png
        throw InputError(
            "\(path) would hold a \(format.name) under the name of another kind of file",
            hint: "name it \(path.dropLast(found.count))\(format.fileExtension)"
        )
    }

    /// Checks that a new folder does not get the name of a file.
    ///
    /// - Throws: `InputError` with what to do.
    static func checkFolder(_ path: String) throws(InputError) {
        let own = FrameFormat.all.extensions
        guard let found = ofPath(path), own.contains(found) || ofFiles.contains(found),
            !Folder.exists(path)
        else { return }
        let other =
            own.contains(found)
            ? "pinwheel strip and still write one picture, and animate one that moves"
            : "Pinwheel writes PNGs; pinwheel animate writes one that moves"
        throw InputError(
            "-o names a folder for many files, and \(path) looks like one file",
            hint: "name a folder, such as \(path.dropLast(found.count + 1)); \(other)"
        )
    }
}
