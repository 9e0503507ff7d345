import Base
import Indicators
import Yams

/// Turns a file's bytes into values with places. JSON is read the same way.
package enum YAMLFile {
    /// The value that `bytes` spell, or nil with a problem in `log`.
    package static func root(
        of bytes: [UInt8],
        as kind: FileKind = .design,
        log: ProblemLog
    ) -> YAMLNode? {
        if let refusal = YAMLScan.refusal(of: bytes, kind) {
            log.report(refusal.message, at: refusal.mark)
            return nil
        }
        do {
            // Without rules all scalars stay text, and no regular expression is ever made.
            let parser = try Parser(
                yaml: String(decoding: bytes, as: UTF8.self),
                resolver: .basic,
                encoding: .utf8
            )
            guard let node = try parser.singleRoot() else {
                log.report("the file is empty", at: YAMLNode.Mark(line: 1, column: 1))
                return nil
            }
            var conversion = Conversion(kind: kind, source: SourceLines(bytes), log: log)
            let root = conversion.convert(node, depth: 1)
            // What follows from a broken structure would only distract from it.
            return log.isEmpty ? root : nil
        } catch let error as YamlError {
            report(error, in: SourceLines(bytes), to: log)
            return nil
        } catch {
            log.report("the file cannot be read: \(error)", at: YAMLNode.Mark(line: 1, column: 1))
            return nil
        }
    }

    /// The problem of too much nesting.
    static let tooDeep =
        "lists and maps lie within each other more than \(DesignLimits.nesting) levels deep"

    /// The problem of a tab where a line is indented.
    static let tab = "a tab stands here; YAML wants spaces"

    /// The problem of a call that was cut at its first comma.
    static func cut(_ call: String) -> String {
        "“\(NearestName.excerpt(call))” is cut at its commas; put it into quotes: "
            + "\"\(NearestName.excerpt(call))\""
    }

    private static func duplicated(_ names: [String]) -> String {
        // The parser's word for what cannot be a text.
        guard !names.contains("<uncovertable>") else { return textKeys }
        let list = names.prefix(3).map { "“\(NearestName.excerpt($0))”" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        return names.count == 1
            ? "the key \(list) appears more than once in a map"
            : "the keys \(list)\(more) appear more than once in a map"
    }

    /// The problem of a list or a map as a key.
    static let textKeys = "a key must be text, not a list or a map"

    private static func report(
        _ error: YamlError,
        in source: SourceLines,
        to log: ProblemLog
    ) {
        switch error {
        case .parser(_, let problem, let mark, _) where problem.contains("nesting level"):
            // The parser's own bound, which is far beyond the one for designs.
            log.report(tooDeep, at: YAMLNode.Mark(line: mark.line, column: mark.column))
        case .scanner(let context, let problem, let mark, _),
            .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let place = YAMLNode.Mark(line: mark.line, column: mark.column)
            let setting = context.map { "\($0.text): " } ?? ""
            log.report(
                source.hasTab(at: place)
                    ? tab : "this is not YAML: \(setting)\(problem)",
                at: place
            )
        case .duplicatedKeysInMapping(let names, let context):
            let mark = YAMLNode.Mark(line: context.mark.line, column: context.mark.column)
            log.report(
                source.cutCall(from: mark, with: names).map(cut) ?? duplicated(names),
                at: mark
            )
        default:
            log.report("this is not YAML", at: YAMLNode.Mark(line: 1, column: 1))
        }
    }
}

/// Walks the parser's values once, counting those behind aliases each time.
private struct Conversion {
    let kind: FileKind
    let source: SourceLines
    let log: ProblemLog
    private var count = 0
    private var isOver = false

    init(kind: FileKind, source: SourceLines, log: ProblemLog) {
        self.kind = kind
        self.source = source
        self.log = log
    }

    mutating func convert(_ node: Node, depth: Int, isKey: Bool = false) -> YAMLNode? {
        let mark = YAMLNode.Mark(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1)
        guard admit(at: mark, depth: depth) else { return nil }
        switch node {
        case .scalar(let scalar):
            let quoted = scalar.style != .plain && scalar.style != .any
            // The parser makes quoted text and all keys strings of its own accord.
            let isText = quoted || isKey
            refuse(tag: scalar.tag, unless: isText ? [.implicit, .str] : [.implicit], at: mark)
            if !quoted, let call = source.cutCall(of: scalar.string, from: mark) {
                log.report(YAMLFile.cut(call), at: mark)
                return nil
            }
            return YAMLNode(mark: mark, content: .scalar(scalar.string, quoted: quoted))
        case .sequence where isKey, .mapping where isKey:
            log.report(YAMLFile.textKeys, at: mark)
            return nil
        case .sequence(let sequence):
            refuse(tag: sequence.tag, unless: [.implicit], at: mark)
            var items: [YAMLNode] = []
            for item in sequence {
                guard let item = convert(item, depth: depth + 1) else { return nil }
                items.append(item)
            }
            return YAMLNode(mark: mark, content: .sequence(items))
        case .mapping(let mapping):
            refuse(tag: mapping.tag, unless: [.implicit], at: mark)
            return convert(mapping, mark: mark, depth: depth)
        case .alias:
            log.report("the alias leads nowhere", at: mark)
            return nil
        }
    }

    private mutating func convert(
        _ mapping: Node.Mapping,
        mark: YAMLNode.Mark,
        depth: Int
    ) -> YAMLNode? {
        var entries: [YAMLNode.Entry] = []
        for (keyNode, valueNode) in mapping {
            guard let key = convert(keyNode, depth: depth + 1, isKey: true) else { return nil }
            guard let value = convert(valueNode, depth: depth + 1) else { return nil }
            guard let name = key.text else { return nil }
            entries.append(YAMLNode.Entry(key: name, mark: key.mark, value: value))
        }
        return YAMLNode(mark: mark, content: .mapping(entries))
    }

    private mutating func admit(at mark: YAMLNode.Mark, depth: Int) -> Bool {
        guard !isOver else { return false }
        count += 1
        if count > DesignLimits.values {
            isOver = true
            log.report(
                "the file has more than \(DesignLimits.values) values, aliases counted in full",
                at: mark
            )
        } else if depth > DesignLimits.nesting {
            isOver = true
            log.report(YAMLFile.tooDeep, at: mark)
        }
        return !isOver
    }

    private func refuse(tag: Tag, unless allowed: [Tag.Name], at mark: YAMLNode.Mark) {
        guard !allowed.contains(where: { $0.rawValue == tag.description }) else { return }
        log.report(
            "the tag \(NearestName.excerpt(tag.description)) is not allowed; "
                + "\(kind.rawValue)s have plain values only",
            at: mark
        )
    }
}
