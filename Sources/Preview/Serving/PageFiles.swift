/// The page's files by name.
enum PageFiles {
    /// Every file of `Assets/preview`.
    static let all: [String: [UInt8]] = [
        "index.html": PackageResources.index_html
    ]
}
