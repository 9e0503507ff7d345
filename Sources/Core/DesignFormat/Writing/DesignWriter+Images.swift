import Indicators

extension DesignWriter {
    /// Returns an image or a sequence of images.
    static func picture(_ picture: LayerImage) -> YAMLText {
        .fields(
            source(picture.source) + [
                ("frame", unlessDefault(picture.frame, 0, driven)),
                ("size", picture.size.map(drivenPair)),
                ("filter", unlessDefault(picture.filter, .smooth, word)),
            ]
        )
    }

    private static func source(_ source: LayerImage.Source) -> [(key: String, value: YAMLText?)] {
        switch source {
        case .file(let file): return [("file", text(file.file))]
        case .files(let files):
            let names = files.map { $0.file }
            guard let (numbered, first) = NumberedNames.found(in: names) else {
                return [("files", .list(names.map(text)))]
            }
            return [
                ("files", text(numbered.pattern)), ("count", .plain(String(names.count))),
                ("first", unlessDefault(first, 1) { .plain(String($0)) }),
            ]
        case .sheet(let sheet):
            return [
                ("sheet", text(sheet.file.file)),
                ("cells", .list([integer(sheet.columns), integer(sheet.rows)])),
                ("count", sheet.count.map(integer)),
            ]
        }
    }
}
