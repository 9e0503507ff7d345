import CPageAssets

/// The HTML, CSS and JavaScript files of one kind of page, embedded when the package is built.
package struct PageAssets: Sendable {
    /// The files of `pinwheel page` and of documentation with live designs: `Assets/web`.
    package static let web = unsafe PageAssets(page_assets_web)
    /// The files of the report on goldens: `Assets/report`.
    package static let report = unsafe PageAssets(page_assets_report)
    /// The files of the preview: `Assets/preview`.
    package static let preview = unsafe PageAssets(page_assets_preview)

    /// The content of each file by its name. Files in subfolders have no path.
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

    /// Returns the content of a file that is part of the page.
    ///
    /// - Precondition: The folder has a file of this name.
    package func bytes(_ name: String) -> [UInt8] {
        guard let bytes = files[name] else { preconditionFailure("no embedded file \(name)") }
        return bytes
    }

    /// Returns the text of a file that is part of the page.
    ///
    /// - Precondition: The folder has a file of this name.
    package func text(_ name: String) -> String {
        String(decoding: bytes(name), as: UTF8.self)
    }
}
