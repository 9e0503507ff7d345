import CPageAssets

/// The HTML, CSS and JavaScript files of a kind of page, embedded at build time.
///
/// Files that several kinds of pages use are only in ``shared``.
package struct PageAssets: Sendable {
    /// The files that several kinds of pages use: `Assets/shared`.
    package static let shared = unsafe PageAssets(page_assets_shared)
    /// The files of `pinwheel page` and of documentation with live designs: `Assets/web`.
    package static let web = unsafe PageAssets(page_assets_web)
    /// The files of the report on goldens: `Assets/report`.
    package static let report = unsafe PageAssets(page_assets_report)
    /// The files of the preview: `Assets/preview`.
    package static let preview = unsafe PageAssets(page_assets_preview)

    /// The content of each file by its name, without a path.
    package let files: [String: [UInt8]]

    private init(_ assets: page_assets) {
        let list = unsafe UnsafeBufferPointer(start: assets.assets, count: assets.count)
        files = unsafe Dictionary(
            uniqueKeysWithValues: list.map { asset in
                let bytes = unsafe UnsafeBufferPointer(start: asset.bytes, count: asset.count)
                return unsafe (String(cString: asset.name), Array(bytes))
            }
        )
    }

    /// Returns the content of a file. The page's own files take precedence over shared ones.
    ///
    /// - Precondition: A file with this name exists.
    package func bytes(_ name: String) -> [UInt8] {
        guard let bytes = files[name] ?? Self.shared.files[name] else {
            preconditionFailure("no embedded file \(name)")
        }
        return bytes
    }

    /// Returns the text of a file. The page's own files take precedence over shared ones.
    ///
    /// - Precondition: A file with this name exists.
    package func text(_ name: String) -> String {
        String(decoding: bytes(name), as: UTF8.self)
    }
}
