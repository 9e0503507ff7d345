import PageAssets
import Platform

/// The page's files: its own in `Assets/preview`, and those in `Assets/shared`. They are embedded
/// when the package is built. During development they can be read from the folders instead.
package struct Page: Sendable {
    private let folder: String?

    /// Creates a page from the embedded files, or from a folder and the folder `shared` next to it.
    package init(folder: String? = nil) { self.folder = folder }

    /// Returns the file at the path `/`, `/page/NAME` or `/shared/NAME`, and `nil` for other paths.
    ///
    /// - Throws: `Refusal` if the page has no such file.
    func file(at path: String) throws(Refusal) -> Answer? {
        let path = path == "/" ? "/page/index.html" : path
        let isShared = path.hasPrefix("/shared/")
        guard isShared || path.hasPrefix("/page/") else { return nil }
        let name = String(path.dropFirst(isShared ? "/shared/".count : "/page/".count))
        guard Self.isName(name), let type = Self.type(of: name),
            let bytes = bytes(of: name, isShared: isShared)
        else {
            throw Refusal(status: 404, "the page has no such file")
        }
        return Answer(type: type, bytes)
    }

    private func bytes(of name: String, isShared: Bool) -> [UInt8]? {
        guard let folder else {
            return (isShared ? PageAssets.shared : PageAssets.preview).files[name]
        }
        let path = isShared ? "\(folder)/../shared/\(name)" : "\(folder)/\(name)"
        return try? FileContents.read(path: path, limit: 1 << 22)
    }

    /// Whether a name has only letters, digits, `-` and `_`, and one period before the extension,
    /// so that it cannot lead to another folder.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty
                    && part.utf8.allSatisfy {
                        ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
                            || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")
                            || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
                    }
            }
    }

    private static func type(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        default: nil
        }
    }
}
