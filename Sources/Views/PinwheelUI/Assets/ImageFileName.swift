/// The file name of an image: `logo.png`, or `logo@2x.png` with two pixels per point.
struct ImageFileName {
    let name: String
    let scale: Int

    /// Returns `nil` if the file is not a PNG.
    init?(_ file: some StringProtocol) {
        guard file.lowercased().hasSuffix(".png") else { return nil }
        var name = file.dropLast(".png".count)
        var scale = 1
        for marked in [2, 3] where name.hasSuffix("@\(marked)x") {
            scale = marked
            name = name.dropLast("@2x".count)
        }
        self.name = String(name)
        self.scale = scale
    }
}
