import Base
import Indicators

/// The conversion of a file's bytes to nodes with positions. JSON is parsed as YAML.
package enum YAMLFile {
    /// Returns the root node. Returns `nil` after reporting an error to `log`.
    package static func root(
        of bytes: [UInt8],
        as kind: FileKind = .design,
        log: ProblemLog
    ) -> YAMLNode? {
        if let refusal = YAMLScan.refusal(of: bytes, kind) {
            log.report(refusal.message, at: refusal.mark)
            return nil
        }
        do throws(YAMLError) {
            guard let tree = try YAMLTree.document(bytes) else {
                log.report("the file is empty", at: YAMLNode.Mark(line: 1, column: 1))
                return nil
            }
            var conversion = Conversion(kind: kind, source: SourceLines(bytes), log: log)
            let root = conversion.convert(tree, depth: 1)
            // An incomplete tree would only cause misleading errors.
            return log.isEmpty ? root : nil
        } catch {
            report(error, in: SourceLines(bytes), to: log)
            return nil
        }
    }

    /// The error for too deep nesting.
    static let tooDeep =
        "lists and maps are nested more than \(DesignLimits.nesting) levels deep"

    /// The error for a tab in an indentation.
    static let tab = "found a tab; YAML requires spaces"

    /// Returns the error for an unquoted value that ends at its first comma.
    static func truncated(_ value: String) -> String {
        if let number = NumberAdvice.withDecimalPoint(value) {
            return "“\(value)” ends at its comma; write \(number)"
        }
        return "“\(NearestName.excerpt(value))” ends at its first comma; "
            + (ThirdPartyCall.hint(for: value)
                ?? "put it into quotes: \"\(NearestName.excerpt(value))\"")
    }

    /// The error for a YAML merge key.
    static let mergeKey = "merge keys (<<) are not supported"

    private static func duplicated(_ names: [String]) -> String {
        let list = names.prefix(3).map { "“\(NearestName.excerpt($0))”" }.joined(separator: ", ")
        let more = names.count > 3 ? " and \(names.count - 3) more" : ""
        return names.count == 1
            ? "the key \(list) appears more than once in a map"
            : "the keys \(list)\(more) appear more than once in a map"
    }

    /// The error for a list or a map as a key.
    static let textKeys = "a key must be text, not a list or a map"

    private static func report(
        _ error: YAMLError,
        in source: SourceLines,
        to log: ProblemLog
    ) {
        switch error {
        case .tooDeep(let mark):
            log.report(tooDeep, at: mark)
        case .syntax(let problem, let context, let mark):
            let setting = context.map { "\($0): " } ?? ""
            if source.hasTab(at: mark) {
                log.report(tab, at: mark)
            } else if let mistake = StructureMistake.first(in: source, before: mark) {
                log.report(mistake.message, at: mistake.mark, hint: mistake.hint)
            } else {
                log.report("this is not YAML: \(setting)\(problem)", at: mark)
            }
        case .duplicateKeys(let names, let mark):
            if let call = source.functionCall(inLine: mark.line, containing: names) {
                log.report(truncated(call.text), at: call.mark)
            } else {
                log.report(duplicated(names), at: mark)
            }
        case .unreadable:
            log.report("this is not YAML", at: YAMLNode.Mark(line: 1, column: 1))
        }
    }
}

/// A single traversal of the parsed tree. Values behind aliases are counted at each use.
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

    mutating func convert(_ tree: YAMLTree, depth: Int, isKey: Bool = false) -> YAMLNode? {
        let mark = tree.mark
        guard admit(at: mark, depth: depth) else { return nil }
        switch tree.content {
        case .scalar(let text, let isQuoted):
            // Quoted scalars and keys are strings anyway, so a string tag on them is harmless.
            if !(isQuoted || isKey) || tree.tag != Self.stringTag {
                refuse(tag: tree.tag, at: mark)
            }
            if !isQuoted, let call = source.functionCall(truncatedTo: text, at: mark) {
                log.report(YAMLFile.truncated(call), at: mark)
                return nil
            }
            return YAMLNode(
                mark: mark,
                content: .scalar(text, quoted: isQuoted),
                textColumn: text.hasPrefix("=")
                    ? source.column(of: text, isQuoted: isQuoted, at: mark) : nil
            )
        case .list where isKey, .map where isKey:
            log.report(YAMLFile.textKeys, at: mark)
            return nil
        case .list(let items):
            refuse(tag: tree.tag, at: mark)
            var nodes: [YAMLNode] = []
            for item in items {
                guard let node = convert(item, depth: depth + 1) else { return nil }
                nodes.append(node)
            }
            return YAMLNode(mark: mark, content: .sequence(nodes))
        case .map(let entries):
            refuse(tag: tree.tag, at: mark)
            return convert(entries, mark: mark, depth: depth)
        }
    }

    private mutating func convert(
        _ entries: [(key: YAMLTree, value: YAMLTree)],
        mark: YAMLNode.Mark,
        depth: Int
    ) -> YAMLNode? {
        var converted: [YAMLNode.Entry] = []
        for (index, entry) in entries.enumerated() {
            guard let key = convert(entry.key, depth: depth + 1, isKey: true) else { return nil }
            guard let value = convert(entry.value, depth: depth + 1) else { return nil }
            guard let name = key.text else { return nil }
            if key.plainText == "<<" {
                log.report(YAMLFile.mergeKey, at: key.mark, hint: "write the keys out")
                return nil
            }
            let next = index + 1 < entries.count ? entries[index + 1].key : nil
            if let whole = source.valueTruncatedAtComma(value, before: next) {
                log.report(YAMLFile.truncated(whole), at: value.mark)
                return nil
            }
            converted.append(YAMLNode.Entry(key: name, mark: key.mark, value: value))
        }
        return YAMLNode(mark: mark, content: .mapping(converted))
    }

    private mutating func admit(at mark: YAMLNode.Mark, depth: Int) -> Bool {
        guard !isOver else { return false }
        count += 1
        if count > DesignLimits.values {
            isOver = true
            log.report(
                "the file has more than \(DesignLimits.values) values, counting each use of an alias",
                at: mark
            )
        } else if depth > DesignLimits.nesting {
            isOver = true
            log.report(YAMLFile.tooDeep, at: mark)
        }
        return !isOver
    }

    private func refuse(tag: String?, at mark: YAMLNode.Mark) {
        guard let tag else { return }
        log.report(
            "the tag \(NearestName.excerpt(tag)) is not allowed; "
                + "\(kind.rawValue)s have plain values only",
            at: mark
        )
    }

    private static let stringTag = "tag:yaml.org,2002:str"
}
