/// A converter of inline Markdown to HTML: code, emphasis, links and images.
struct MarkdownLine {
    /// Converts the target of a link.
    let address: (String) -> String

    /// Returns the HTML of a text.
    func html(_ text: String) -> String {
        var rest = text[...]
        var html = ""
        while let first = rest.first {
            if let (found, end) = span(rest) {
                html += found
                rest = rest[end...]
            } else if first == "\\", let next = rest.dropFirst().first,
                next.isPunctuation || next.isSymbol
            {
                html += Self.escaped(String(next))
                rest = rest.dropFirst(2)
            } else {
                html += Self.escaped(String(first))
                rest = rest.dropFirst()
            }
        }
        return html
    }

    /// Returns the HTML of a span at the start of a text, and its end. Returns `nil` for plain
    /// text.
    private func span(_ text: Substring) -> (html: String, end: Substring.Index)? {
        if let (code, end) = between(text, "`", "`") {
            return ("<code>\(Self.escaped(code))</code>", end)
        }
        if let (bold, end) = between(text, "**", "**") { return ("<b>\(html(bold))</b>", end) }
        if let (words, end) = between(text, "*", "*"), !words.hasPrefix(" ") {
            return ("<em>\(html(words))</em>", end)
        }
        let isPicture = text.hasPrefix("![")
        guard let (words, middle) = between(text, isPicture ? "![" : "[", "]"),
            let (target, end) = between(text[middle...], "(", ")")
        else { return nil }
        let url = Self.escaped(address(target))
        return isPicture
            ? ("<img src=\"\(url)\" alt=\"\(Self.escaped(words))\" loading=\"lazy\">", end)
            : ("<a href=\"\(url)\">\(html(words))</a>", end)
    }

    private func between(
        _ text: Substring,
        _ opening: String,
        _ closing: String
    ) -> (String, Substring.Index)? {
        guard text.hasPrefix(opening) else { return nil }
        let inner = text.dropFirst(opening.count)
        guard let range = inner.firstRange(of: closing), range.lowerBound > inner.startIndex else {
            return nil
        }
        return (String(inner[..<range.lowerBound]), range.upperBound)
    }

    /// Escapes a text for HTML.
    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
