import Raster

/// A parser of stroke font files. The head of the file describes the format.
package struct StrokeFontReader {
    private var data = StrokeFontData()
    private var em = 1.0
    private var line = 0

    /// Parses a font file.
    package static func read(_ bytes: [UInt8]) throws(StrokeFontError) -> StrokeFontData {
        var reader = StrokeFontReader()
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            reader.line += 1
            try reader.readLine(line)
        }
        return reader.data
    }

    private mutating func readLine(_ line: ArraySlice<UInt8>) throws(StrokeFontError) {
        if line.isEmpty || line.starts(with: [UInt8(ascii: "#"), UInt8(ascii: "#")]) { return }
        let words = line.split(separator: UInt8(ascii: " "))
        guard words.count >= 2 else { throw error("a line needs a name and a number") }
        let name = String(decoding: words[0], as: UTF8.self)
        let value = try number(words[1])
        switch name {
        case "em":
            guard value > 0 else { throw error("the em must be positive") }
            em = value
        case "pen": data.pen = value / em
        case "capital": data.capital = value / em
        default:
            let character = name == "space" ? " " : name
            guard character.count == 1 else { throw error("“\(name)” is more than one character") }
            let outline = try readStrokes(words.dropFirst(2))
            data.glyphs[Character(character)] = StrokeFont.Glyph(
                advance: value / em,
                outline: outline
            )
        }
    }

    /// Parses the strokes of a glyph. Each starts with a bar.
    private func readStrokes(
        _ words: ArraySlice<ArraySlice<UInt8>>
    ) throws(StrokeFontError) -> Path {
        var path = Path()
        var control: Point?
        var begins = false
        for word in words {
            if word.elementsEqual([UInt8(ascii: "|")]) {
                guard control == nil else { throw error("a stroke ends with a control point") }
                begins = true
            } else if word.first == UInt8(ascii: "~") {
                guard !begins, !path.isEmpty, control == nil else {
                    throw error("a control point needs a point before and after it")
                }
                control = try point(word.dropFirst())
            } else if begins {
                path.move(to: try point(word))
                begins = false
            } else {
                guard !path.isEmpty else { throw error("a stroke must begin with a bar") }
                let end = try point(word)
                if let bend = control {
                    path.quad(to: end, control: bend)
                    control = nil
                } else {
                    path.line(to: end)
                }
            }
        }
        guard control == nil, !begins else { throw error("the last stroke has no end") }
        return path
    }

    /// Parses a point “x,y” whose y axis points up. The y axis of the result points down.
    private func point(_ word: ArraySlice<UInt8>) throws(StrokeFontError) -> Point {
        let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        guard parts.count == 2 else { throw error("a point must be written as x,y") }
        return Point(x: try number(parts[0]) / em, y: -(try number(parts[1])) / em)
    }

    /// Parses a decimal number. The digits are read as an integer and divided once, which rounds
    /// correctly.
    private func number(_ word: ArraySlice<UInt8>) throws(StrokeFontError) -> Double {
        let negative = word.first == UInt8(ascii: "-")
        let digits = negative ? word.dropFirst() : word
        var integer = 0.0
        var divisor = 1.0
        var fraction = false
        for byte in digits {
            if byte == UInt8(ascii: "."), !fraction {
                fraction = true
            } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
                integer = integer * 10 + Double(byte - UInt8(ascii: "0"))
                if fraction { divisor *= 10 }
            } else {
                throw error("“\(String(decoding: word, as: UTF8.self))” is not a number")
            }
        }
        guard !digits.isEmpty, digits.count < 16 else { throw error("a number is missing") }
        return (negative ? -integer : integer) / divisor
    }

    private func error(_ message: String) -> StrokeFontError {
        StrokeFontError(line: line, message: message)
    }
}

/// An error in a stroke font file.
package struct StrokeFontError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int
    /// The message, without the line.
    package let message: String

    package init(line: Int, message: String) {
        self.line = line
        self.message = message
    }

    package var description: String { "line \(line): \(message)" }
}
