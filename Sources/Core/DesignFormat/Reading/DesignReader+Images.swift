import Base
import Indicators
import Raster

extension DesignReader {
    /// Parses an image or a sequence of images.
    func picture(_ node: YAMLNode) -> Setting<LayerImage>? {
        guard let fields = fields(of: node, .image), let key = alternative(of: .image, in: node),
            let value = fields[key]
        else { return nil }
        reportInapplicableKeys(fields, kind: key, isPattern: value.items == nil)
        let size = drivenPair(fields["size"], .extent)
        let frame = driven(fields["frame"], .number(.any)) ?? 0
        let filter = word(fields["filter"], of: "a filter") ?? .constant(ImageFilter.smooth)
        return source(key, value, fields)?.flatMap {
            .constant(LayerImage($0, frame: frame, size: size, filter: filter))
        }
    }

    private func source(
        _ key: String,
        _ value: YAMLNode,
        _ fields: Fields
    ) -> Setting<LayerImage.Source>? {
        switch key {
        case "file": settingByWord(value) { imageFile($0).map(LayerImage.Source.file) }
        case "files": files(value, fields).map { .constant(.files($0)) }
        default: sheet(value, fields)?.flatMap { .constant(.sheet($0)) }
        }
    }

    /// Reports keys that do not apply to this kind of image.
    private func reportInapplicableKeys(_ fields: Fields, kind key: String, isPattern: Bool) {
        let owners: [(key: String, applies: Bool, owner: String)] = [
            ("cells", key == "sheet", "a sheet"),
            ("count", key == "sheet" || key == "files" && isPattern, "a sheet or numbered files"),
            ("first", key == "files" && isPattern, "numbered files"),
        ]
        for (key, applies, owner) in owners where !applies {
            guard let node = fields[key] else { continue }
            log.report("“\(key)” applies only to \(owner)", at: node.mark)
        }
        if key == "file", let frame = fields["frame"] {
            log.report(LayerImage.singleFrameMessage, at: frame.mark)
        }
    }

    /// Parses a list of image files, or a pattern for numbered files.
    private func files(_ node: YAMLNode, _ fields: Fields) -> [ImageFile]? {
        guard node.items != nil else { return numberedFiles(node, fields) }
        guard let items = list(node, count: LayerImage.counts) else { return nil }
        let files = items.compactMap(imageFile)
        return files.count == items.count ? files : nil
    }

    private func numberedFiles(_ node: YAMLNode, _ fields: Fields) -> [ImageFile]? {
        guard let pattern = text(node) else { return nil }
        guard let numbered = NumberedNames(pattern) else {
            log.report(
                "expected a list of files, or a file name with one # per digit of a number, "
                    + "found \(node.summary)",
                at: node.mark,
                hint: "write run-##.png, with count: 12"
            )
            return nil
        }
        guard let count = fields["count"] else {
            guard fields.lacks("count") else { return nil }
            log.report("numbered files need the key “count”", at: node.mark)
            return nil
        }
        let first = fields["first"].map { integer($0, in: NumberedNames.numbers) } ?? 1
        guard let count = integer(count, in: LayerImage.counts), let first else { return nil }
        var files: [ImageFile] = []
        for name in numbered.names(from: first, count: count) {
            guard let file = imageFile(node.withScalar(name)) else { return nil }
            files.append(file)
        }
        return files
    }

    private func sheet(_ node: YAMLNode, _ fields: Fields) -> Setting<LayerImage.Sheet>? {
        guard let cells = fields["cells"] else {
            guard fields.lacks("cells") else { return nil }
            log.report("a sheet needs the key “cells”", at: fields.mark)
            return nil
        }
        func integerSetting(_ node: YAMLNode, _ range: ClosedRange<Int>) -> Setting<Int>? {
            setting(node) { integer($0, in: range) }
        }
        if cells.isNumber {
            log.report(
                "expected the numbers of columns and rows, found \(cells.summary)",
                at: cells.mark,
                hint: "write [\(cells.flow), 1]"
            )
            return nil
        }
        guard let sides = list(cells, count: 2...2) else { return nil }
        let most = LayerImage.counts.upperBound * LayerImage.counts.upperBound
        let count = fields["count"].flatMap { integerSetting($0, 1...most) }
        guard let columns = integerSetting(sides[0], LayerImage.counts),
            let rows = integerSetting(sides[1], LayerImage.counts)
        else { return nil }
        return settingByWord(node) { node in
            imageFile(node).map {
                LayerImage.Sheet($0, columns: columns, rows: rows, count: count)
            }
        }
    }

    /// Returns the image at a path relative to the design. Returns `nil` after reporting an error.
    private func imageFile(_ node: YAMLNode) -> ImageFile? {
        guard let name = text(node), let path = assetPath(name, at: node.mark) else { return nil }
        do throws(ImageProblem) {
            var file = try files.image(at: path)
            file.file = name
            return file
        } catch {
            log.report(
                "the image “\(NearestName.excerpt(error.path))” cannot be read: "
                    + error.failure.description,
                at: node.mark
            )
            return nil
        }
    }

    /// Resolves the relative path `name` against the design's folder. Returns `nil` after reporting
    /// a path that leaves the outermost design's folder.
    ///
    /// Only the path is checked, not symbolic links.
    func assetPath(_ name: String, at mark: YAMLNode.Mark) -> String? {
        if let path = AssetPath.joined(location.folder, name) { return path }
        log.report(
            "the file “\(NearestName.excerpt(name))” leads out of the design's folder",
            at: mark,
            hint: "allowed: a path below it, such as parts/needle.png"
        )
        return nil
    }
}

extension YAMLNode {
    /// Returns a scalar with the text `text` at this node's position.
    fileprivate func withScalar(_ text: String) -> YAMLNode {
        // Escape a leading dollar sign, so that it does not name a parameter.
        let content = Content.scalar(text.hasPrefix("$") ? "$" + text : text, quoted: true)
        return YAMLNode(mark: mark, content: content, parameter: parameter)
    }
}
