import Foundation

/// A string with interpolations and with Markdown for bold and italic. It is not localised.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let runs: [TextRun]

    public init(_ value: String) { runs = Markdown.runs(of: value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// The characters without attributes and symbols.
    var text: String {
        runs.map { run in
            if case .string(let string) = run.content { string } else { "" }
        }.joined()
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        private var finishedRuns: [TextRun] = []
        private var pending = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        var runs: [TextRun] { finishedRuns + (pending.isEmpty ? [] : Markdown.runs(of: pending)) }

        private mutating func add(_ runs: [TextRun]) {
            finishedRuns = self.runs + runs
            pending = ""
        }

        public mutating func appendLiteral(_ literal: String) { pending += literal }
        public mutating func appendInterpolation<T>(_ value: T) { pending += "\(value)" }
        public mutating func appendInterpolation(_ text: Text) { add(text.runs) }
        /// Adds a symbol image. Other images are drawn as unknown symbols.
        public mutating func appendInterpolation(_ image: Image) {
            add([TextRun(.symbol(image.symbolName ?? ""))])
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            pending += String(format: specifier, value)
        }
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            pending += formatter.string(for: subject) ?? ""
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            pending += format.format(input)
        }
    }
}

/// A parser for bold and italic in Markdown: `**bold**`, `*italic*`, `_italic_`. Unmatched
/// delimiters remain in the text.
enum Markdown {
    static func runs(of text: String) -> [TextRun] {
        guard text.contains("*") || text.contains("_") else { return [TextRun(.string(text))] }
        var runs: [TextRun] = []
        var plain = ""
        var rest = Substring(text)
        while let first = rest.first {
            guard let (run, next) = delimitedRun(at: rest) else {
                plain.append(first)
                rest.removeFirst()
                continue
            }
            if !plain.isEmpty { runs.append(TextRun(.string(plain))) }
            plain = ""
            runs.append(run)
            rest = next
        }
        if !plain.isEmpty || runs.isEmpty { runs.append(TextRun(.string(plain))) }
        return runs
    }

    /// Parses a delimited run at the start of `text`. Returns the run and the rest of the text, or
    /// `nil` if there is no such run.
    private static func delimitedRun(at text: Substring) -> (run: TextRun, rest: Substring)? {
        for mark in ["**", "__", "*", "_"] where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            guard let end = inner.range(of: mark), end.lowerBound > inner.startIndex,
                inner.first?.isWhitespace == false
            else { continue }
            var run = TextRun(.string(String(inner[..<end.lowerBound])))
            if mark.count == 2 {
                run.attributes.weight = .bold
            } else {
                run.attributes.isItalic = true
            }
            return (run, inner[end.upperBound...])
        }
        return nil
    }
}
