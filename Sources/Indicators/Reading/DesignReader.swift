import Base
import Raster

/// Reads a file's values into a design; what is wrong goes to the log, and reading goes on.
package final class DesignReader {
    /// Where problems go.
    package let log: ProblemLog
    /// The values that `$name` stands for.
    var parameters: [Parameter] = []
    /// The names of parameters in which something is wrong, which was told.
    var misreadParameters: Set<String> = []
    /// Images by file name, each loaded once.
    var images: [String: Image]
    /// How many layers have been read.
    var layerCount = 0
    private let loadAsset: Design.ImageLoader

    /// A reader that reports to `log` and begins with images that are loaded already.
    package init(log: ProblemLog, images: [String: Image], loadAsset: @escaping Design.ImageLoader)
    {
        self.log = log
        self.images = images
        self.loadAsset = loadAsset
    }

    /// The image in a file beside the design, or nil with a problem.
    func image(named name: String, at mark: YAMLNode.Mark) -> Image? {
        if let image = images[name] { return image }
        let taken = images.values.reduce(0) { $0 + $1.width * $1.height }
        let room = DesignLimits.imagePixels - taken
        do {
            let image = try loadAsset(name, room)
            guard image.width * image.height <= room else { throw ImageTooLarge(image, room) }
            images[name] = image
            return image
        } catch {
            log.report(
                "the image “\(NearestName.excerpt(name))” cannot be read: \(error)",
                at: mark
            )
            return nil
        }
    }

    /// The value that stands at `node` once parameters and choices by parameter are put in.
    package func resolved(_ node: YAMLNode) -> YAMLNode? {
        var node = node
        for _ in 0..<DesignLimits.nesting {
            if let text = node.text, text.hasPrefix("$"), !text.hasPrefix("$$") {
                guard let parameter = parameter(text, at: node.mark) else { return nil }
                let mark = node.mark
                node = parameter.node
                node.mark = mark
                node.parameter = text
                return node
            }
            guard let entries = node.entries, let first = entries.first,
                first.key.hasPrefix("$")
            else { return node }
            guard let picked = picked(from: entries, at: node.mark) else { return nil }
            node = picked
        }
        return node
    }

    /// The branch of `{$name: {choice: value, …}}` that the parameter picks.
    private func picked(from entries: [YAMLNode.Entry], at mark: YAMLNode.Mark) -> YAMLNode? {
        let entry = entries[0]
        guard entries.count == 1 else {
            log.report("a choice by \(entry.key) must be the only key of its map", at: mark)
            return nil
        }
        guard let parameter = parameter(entry.key, at: entry.mark) else { return nil }
        let words: [String]
        let word: String
        switch (parameter.kind, parameter.value) {
        case (.choice(let choices), .choice(let choice)): (words, word) = (choices, choice)
        case (.boolean, .boolean(let value)): (words, word) = (["true", "false"], "\(value)")
        default:
            log.report(
                "\(entry.key) is a \(parameter.kind.name); only a choice or a boolean can "
                    + "choose between values",
                at: entry.mark
            )
            return nil
        }
        guard let branches = entry.value.entries else {
            log.report(
                "expected a map with the keys \(words.joined(separator: ", ")), "
                    + "found \(entry.value.summary)",
                at: entry.value.mark
            )
            return nil
        }
        for branch in branches where !words.contains(branch.key) {
            log.report(
                "\(entry.key) has no choice “\(NearestName.excerpt(branch.key))”",
                at: branch.mark,
                hint: NearestName.hint(for: branch.key, among: words)
            )
        }
        for word in words where !branches.contains(where: { $0.key == word }) {
            log.report("no value for the choice “\(word)” of \(entry.key)", at: entry.mark)
        }
        return branches.first { $0.key == word }?.value
    }

    private func parameter(_ text: String, at mark: YAMLNode.Mark) -> Parameter? {
        let name = String(text.dropFirst())
        if let found = parameters.first(where: { $0.name == name }) { return found }
        if misreadParameters.contains(name) { return nil }
        let names = parameters.map(\.name)
        let hint: String?
        if !Self.isName(name) {
            hint = "text that begins with $ is written with $$"
        } else if names.isEmpty {
            hint = "the design has no parameters"
        } else {
            hint = NearestName.hint(for: name, among: names)
        }
        log.report(
            "there is no parameter “\(NearestName.excerpt(text))”",
            at: mark,
            hint: hint
        )
        return nil
    }
}
