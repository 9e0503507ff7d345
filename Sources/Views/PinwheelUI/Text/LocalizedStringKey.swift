import Foundation

/// A string with interpolations and with bold and italic in Markdown. It is not localised.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let runs: [TextRun]

    public init(_ value: String) { runs = Markdown.runs(of: value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// The string without its attributes and symbols.
    var text: String {
        runs.map { run in
            if case .string(let letters) = run.content { letters } else { "" }
        }.joined()
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        private var finished: [TextRun] = []
        private var open = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        var runs: [TextRun] { finished + (open.isEmpty ? [] : Markdown.runs(of: open)) }

        private mutating func add(_ runs: [TextRun]) {
            finished = self.runs + runs
            open = ""
        }

        public mutating func appendLiteral(_ literal: String) { open += literal }
        public mutating func appendInterpolation<T>(_ value: T) { open += "\(value)" }
        public mutating func appendInterpolation(_ text: Text) { add(text.runs) }
        /// Adds a symbol. Another image is drawn as an unknown symbol.
        public mutating func appendInterpolation(_ image: Image) {
            add([TextRun(.symbol(image.symbolName ?? ""))])
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            open += String(format: specifier, value)
        }
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            open += formatter.string(for: subject) ?? ""
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            open += format.format(input)
        }
    }
}

/// Parses the bold and italic of Markdown: `**bold**`, `*italic*`, `_italic_`. Delimiters without a
/// partner remain in the text.
enum Markdown {
    static func runs(of text: String) -> [TextRun] {
        guard text.contains("*") || text.contains("_") else { return [TextRun(.string(text))] }
        var runs: [TextRun] = []
        var plain = ""
        var rest = Substring(text)
        while let first = rest.first {
            guard let marked = marked(rest) else {
                plain.append(first)
                rest.removeFirst()
                continue
            }
            if !plain.isEmpty { runs.append(TextRun(.string(plain))) }
            plain = ""
            runs.append(marked.run)
            rest = marked.rest
        }
        if !plain.isEmpty || runs.isEmpty { runs.append(TextRun(.string(plain))) }
        return runs
    }

    /// Returns the run that a delimiter at the start of `text` begins, and the text after it.
    private static func marked(_ text: Substring) -> (run: TextRun, rest: Substring)? {
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
