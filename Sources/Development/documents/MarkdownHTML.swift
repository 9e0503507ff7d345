/// A conversion of the documentation's Markdown to HTML: headings, paragraphs, lists, tables, code
/// blocks and, within a line, code, emphasis, links and images.
package struct MarkdownHTML {
    /// The HTML without the page's head and body.
    package let text: String

    /// Converts a text.
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - address: Converts the target of a link.
    package init(_ markdown: String, address: @escaping (String) -> String) {
        let inline = MarkdownLine(address: address)
        var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var parts: [String] = []
        while let line = lines.first {
            if line.hasPrefix("```") {
                parts.append(Self.code(&lines))
            } else if line.hasPrefix("    ") {
                let code = Self.removeLines(&lines) { $0.hasPrefix("    ") }.map {
                    String($0.dropFirst(4))
                }
                parts.append(Self.code(code))
            } else if line.hasPrefix("#") {
                lines.removeFirst()
                parts.append(Self.heading(line, inline))
            } else if line.hasPrefix("|") {
                parts.append(Self.table(Self.removeLines(&lines) { $0.hasPrefix("|") }, inline))
            } else if line.hasPrefix("<!--") || line.allSatisfy(\.isWhitespace) {
                lines.removeFirst()
            } else if Self.item(line) != nil {
                parts.append(Self.list(&lines, inline))
            } else {
                let words = Self.removeLines(&lines) { !$0.isEmpty && !$0.hasPrefix("```") }
                parts.append("<p>\(inline.html(words.joined(separator: "\n")))</p>")
            }
        }
        text = parts.joined(separator: "\n")
    }

    /// Removes and returns the lines up to the first that does not match.
    private static func removeLines(
        _ lines: inout ArraySlice<Substring>,
        while matches: (Substring) -> Bool
    ) -> [Substring] {
        let removed = lines.prefix(while: matches)
        lines = lines.dropFirst(removed.count)
        return Array(removed)
    }

    private static func code(_ lines: inout ArraySlice<Substring>) -> String {
        lines.removeFirst()
        let code = removeLines(&lines) { !$0.hasPrefix("```") }
        lines = lines.dropFirst()
        return Self.code(code.map(String.init))
    }

    private static func code(_ lines: [String]) -> String {
        "<pre><code>\(MarkdownLine.escaped(lines.joined(separator: "\n")))\n</code></pre>"
    }

    /// Returns a heading with an identifier for links.
    private static func heading(_ line: Substring, _ inline: MarkdownLine) -> String {
        let level = line.prefix { $0 == "#" }.count
        let words = line.dropFirst(level).drop { $0 == " " }
        let id = words.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            .replacing(" ", with: "-")
        return "<h\(level) id=\"\(id)\">\(inline.html(String(words)))</h\(level)>"
    }

    private static func table(_ rows: [Substring], _ inline: MarkdownLine) -> String {
        let html = rows.enumerated().compactMap { index, row -> String? in
            if index == 1 { return nil }
            let cells = cells(row).map { cell in
                index == 0
                    ? "<th scope=\"col\">\(inline.html(cell))</th>"
                    : "<td>\(inline.html(cell))</td>"
            }
            return "<tr>\(cells.joined())</tr>"
        }
        return "<div class=\"scroll\"><table>\n\(html.joined(separator: "\n"))\n</table></div>"
    }

    /// Returns the cells of a table row. Bars in code or after a backslash do not separate cells.
    private static func cells(_ row: Substring) -> [String] {
        var cells: [String] = [""]
        var isCode = false
        var isEscaped = false
        for character in row.dropFirst() {
            if character == "`" { isCode.toggle() }
            if character == "|", !isCode, !isEscaped {
                cells.append("")
            } else {
                cells[cells.count - 1].append(character)
            }
            isEscaped = character == "\\"
        }
        return cells.dropLast().map { cell in
            let words = cell.drop { $0 == " " }
            let end = words.lastIndex { $0 != " " }.map { words.index(after: $0) }
            return String(words[..<(end ?? words.startIndex)]).replacing("\\|", with: "|")
        }
    }

    /// Returns the text of a list item, and whether it is numbered. Returns `nil` for other lines.
    private static func item(_ line: Substring) -> (words: Substring, isNumbered: Bool)? {
        if line.hasPrefix("- ") { return (line.dropFirst(2), false) }
        let digits = line.prefix { $0.isNumber }
        let rest = line.dropFirst(digits.count)
        guard !digits.isEmpty, rest.hasPrefix(". ") else { return nil }
        return (rest.dropFirst(2), true)
    }

    /// Returns a list. Indented lines continue an item.
    private static func list(
        _ lines: inout ArraySlice<Substring>,
        _ inline: MarkdownLine
    ) -> String {
        var items: [String] = []
        let isNumbered = lines.first.flatMap { item($0) }?.isNumbered ?? false
        while let line = lines.first {
            if let item = item(line) {
                items.append(String(item.words))
            } else if line.hasPrefix("  "), !items.isEmpty {
                items[items.count - 1] += "\n" + line.drop { $0 == " " }
            } else {
                break
            }
            lines.removeFirst()
        }
        let name = isNumbered ? "ol" : "ul"
        let html = items.map { "<li>\(inline.html($0))</li>" }
        return "<\(name)>\n\(html.joined(separator: "\n"))\n</\(name)>"
    }
}
