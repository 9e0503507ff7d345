import PageAssets
import Platform

/// The files of the page. They are in `Assets/preview` and embedded when the package is built.
/// During development, they can be read from a folder.
package struct Page: Sendable {
    private let folder: String?

    /// Creates the embedded page, or a page of the files in `folder`.
    package init(folder: String? = nil) { self.folder = folder }

    /// Returns the file at the path of a URL: `/` or `/page/NAME`. Returns `nil` for other paths.
    ///
    /// - Throws: `Refusal` if the file does not exist.
    func file(at path: String) throws(Refusal) -> Answer? {
        let name: String
        if path == "/" {
            name = "index.html"
        } else if path.hasPrefix("/page/") {
            name = String(path.dropFirst("/page/".count))
        } else {
            return nil
        }
        guard Self.isName(name), let type = Self.type(of: name), let bytes = bytes(of: name) else {
            throw Refusal(status: 404, "the page has no such file")
        }
        return Answer(type: type, bytes)
    }

    private func bytes(of name: String) -> [UInt8]? {
        guard let folder else { return PageAssets.preview.files[name] }
        return try? FileContents.read(path: "\(folder)/\(name)", limit: 1 << 22)
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
