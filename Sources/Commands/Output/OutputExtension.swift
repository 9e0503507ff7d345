import Base
import Pictures
import Platform

/// The endings of files that Pinwheel does not write: under such a name, a folder or a PNG would be
/// taken for what it is not.
enum ForeignEnding {
    private static let endings: Set = [
        "gif", "apng", "webp", "jpg", "jpeg", "jpe", "avif", "heic", "bmp", "tif", "tiff", "ico",
        "svg", "pdf", "mp4", "m4v", "mov", "webm", "mkv", "avi", "zip", "html", "json", "yaml",
        "yml", "csv", "txt", "xml",
    ]

    /// The ending of a path after its last point, such as `gif`; nil without one.
    private static func ending(of path: String) -> String? {
        let name = path.split(separator: "/").last ?? ""
        guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
        return name[name.index(after: point)...].lowercased()
    }

    /// Makes sure that a picture is not to go under another kind's name.
    ///
    /// - Parameter formats: The kinds that it may be, the usual one first.
    /// - Throws: `InputError` with a name to use.
    static func checkPicture(_ path: String, _ formats: [FrameFormat]) throws(InputError) {
        guard let ending = ending(of: path), endings.contains(ending),
            !formats.endings.contains(ending)
        else { return }
        let usual = formats.endings.first ?? FrameFormat.png.fileExtension
        throw InputError(
            "\(path) would hold a \(usual.uppercased()) under the name of another kind of file",
            hint: "name it \(path.dropLast(ending.count))\(usual)"
        )
    }

    /// Makes sure that a folder is not to have a file's name, unless it is there already.
    ///
    /// - Throws: `InputError` with what to do.
    static func checkFolder(_ path: String) throws(InputError) {
        let own = FrameFormat.all.endings
        guard let ending = ending(of: path), own.contains(ending) || endings.contains(ending),
            !Folder.exists(path)
        else { return }
        let other =
            own.contains(ending)
            ? "pinwheel strip and still write one picture, and animate one that moves"
            : "Pinwheel writes PNGs; pinwheel animate writes one that moves"
        throw InputError(
            "-o names a folder for many files, and \(path) looks like one file",
            hint: "name a folder, such as \(path.dropLast(ending.count + 1)); \(other)"
        )
    }
}
