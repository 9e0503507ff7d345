import Foundation

/// A text with values in it.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    let runs: [TextRun]

    /// A text.
    public init(_ value: String) { runs = Markdown.runs(of: value) }
    /// A text.
    public init(stringLiteral value: String) { self.init(value) }
    /// A text with values.
    public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

    /// The letters alone.
    var text: String {
        runs.map { run in
            if case .letters(let letters) = run.content { letters } else { "" }
        }.joined()
    }

    /// Gathers texts and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        private var finished: [TextRun] = []
        private var open = ""

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        var runs: [TextRun] { finished + (open.isEmpty ? [] : Markdown.runs(of: open)) }

        private mutating func add(_ runs: [TextRun]) {
            finished = self.runs + runs
            open = ""
        }

        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) { open += literal }
        /// Adds a value.
        public mutating func appendInterpolation<T>(_ value: T) { open += "\(value)" }
        /// Adds a text that keeps its look.
        public mutating func appendInterpolation(_ text: Text) { add(text.runs) }
        /// Adds a symbol.
        public mutating func appendInterpolation(_ image: Image) {
            add([TextRun(.symbol(image.symbolName ?? ""))])
        }
        /// Adds a number by a format such as `%.1f`.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            open += String(format: specifier, value)
        }
        /// Adds a value as a formatter writes it.
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            open += formatter.string(for: subject) ?? ""
        }
        /// Adds a value as a format writes it.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            open += format.format(input)
        }
    }
}

/// Bold and italic of Markdown: `**bold**`, `*italic*`, `_italic_`. Marks without a partner stay as they are.
enum Markdown {
    static func runs(of text: String) -> [TextRun] {
        guard text.contains("*") || text.contains("_") else { return [TextRun(.letters(text))] }
        var runs: [TextRun] = []
        var plain = ""
        var rest = Substring(text)
        while let first = rest.first {
            guard let marked = marked(rest) else {
                plain.append(first)
                rest.removeFirst()
                continue
            }
            if !plain.isEmpty { runs.append(TextRun(.letters(plain))) }
            plain = ""
            runs.append(marked.run)
            rest = marked.rest
        }
        if !plain.isEmpty || runs.isEmpty { runs.append(TextRun(.letters(plain))) }
        return runs
    }

    /// The run that a mark begins, and what comes after its end.
    private static func marked(_ text: Substring) -> (run: TextRun, rest: Substring)? {
        for mark in ["**", "__", "*", "_"] where text.hasPrefix(mark) {
            let inner = text.dropFirst(mark.count)
            guard let end = inner.range(of: mark), end.lowerBound > inner.startIndex,
                inner.first?.isWhitespace == false
            else { continue }
            var run = TextRun(.letters(String(inner[..<end.lowerBound])))
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
