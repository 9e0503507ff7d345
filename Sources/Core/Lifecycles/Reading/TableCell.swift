import Base

/// A cell of a table, without quotes and surrounding white space.
struct TableCell {
    var text: String
    /// The column of the cell's first character in the line, from 1.
    var column: Int

    /// Splits a line into cells.
    static func cells(of line: ArraySlice<UInt8>, separator: UInt8) -> [TableCell] {
        var column = 1
        return parts(of: line, separator: separator).map { part in
            let text = String(decoding: part, as: UTF8.self)
            defer { column += text.unicodeScalars.count + 1 }
            return TableCell(text, column: column)
        }
    }

    /// Splits a line at separators outside of quotes.
    private static func parts(of line: ArraySlice<UInt8>, separator: UInt8) -> [ArraySlice<UInt8>] {
        let quote = UInt8(ascii: "\"")
        guard line.contains(quote) else {
            return line.split(separator: separator, omittingEmptySubsequences: false)
        }
        var isQuoted = false
        return line.split(omittingEmptySubsequences: false) { byte in
            if byte == quote { isQuoted.toggle() }
            return byte == separator && !isQuoted
        }
    }

    private init(_ raw: String, column: Int) {
        let isBlank = { (character: Character) in character == " " || character == "\t" }
        var text = raw[...]
        var column = column
        while let first = text.first, isBlank(first) {
            text.removeFirst()
            column += 1
        }
        while let last = text.last, isBlank(last) { text.removeLast() }
        if text.count > 1, text.first == "\"", text.last == "\"" {
            // Inside quotes, two quotes are an escaped quote.
            var content = ""
            var isSecond = false
            for character in text.dropFirst().dropLast() {
                isSecond = character == "\"" && !isSecond
                if !isSecond { content.append(character) }
            }
            self.init(text: content, column: column + 1)
        } else {
            self.init(text: String(text), column: column)
        }
    }

    private init(text: String, column: Int) {
        self.text = text
        self.column = column
    }

    /// The cell parsed as a number, with a decimal point or a decimal comma.
    ///
    /// It is `nil` if the cell is not a number.
    var number: Double? {
        if let number = NumberText.number(text) { return number }
        guard hasComma, !text.utf8.contains(UInt8(ascii: ".")) else { return nil }
        return NumberText.number(String(text.map { $0 == "," ? "." : $0 }))
    }

    /// The number without thousands separators, as a hint. It is `nil` if there are no separators.
    var numberWithoutThousands: String? {
        guard hasComma, let point = text.lastIndex(where: { $0 == "," || $0 == "." }) else {
            return nil
        }
        let whole = text[..<point].filter { $0 != "," && $0 != "." }
        let number = "\(whole).\(text[text.index(after: point)...])"
        return NumberText.number(number) == nil ? nil : number
    }

    private var hasComma: Bool { text.utf8.contains(UInt8(ascii: ",")) }
}
