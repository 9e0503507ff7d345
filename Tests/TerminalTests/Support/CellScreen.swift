import Raster
import Terminal

/// A simulated screen that understands the few sequences that half blocks use.
struct CellScreen {
    struct Unknown: Error {
        let sequence: String
    }

    /// A cell: its character and its SGR colours.
    struct Cell: Equatable {
        var character: Character = " "
        var text = "39"
        var background = "49"

        /// The colours of the upper and the lower half. "49" is the screen's background.
        var halves: [String] {
            switch character {
            case "▀": [text, background]
            case "▄": [background, text]
            case "█": [text, text]
            default: [background, background]
            }
        }
    }

    private(set) var rows: [[Cell]]
    /// The number of cells that were written, changed or not.
    private(set) var writes = 0
    private var cursor = (row: 0, column: 0)
    private var pen = Cell()
    private var saved = (cursor: (row: 0, column: 0), pen: Cell())

    init(columns: Int, rows: Int) {
        self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
    }

    /// Interprets the bytes.
    mutating func show(_ bytes: [UInt8]) throws {
        var rest = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
        while let first = rest.popFirst() {
            switch first {
            case "\r": cursor.column = 0
            case "\n": cursor.row += 1
            case "\u{1B}": try control(&rest)
            default:
                pen.character = Character(first)
                rows[cursor.row][cursor.column] = pen
                cursor.column += 1
                writes += 1
            }
        }
    }

    private mutating func control(_ rest: inout Substring.UnicodeScalarView) throws {
        switch rest.popFirst() {
        case "7": saved = (cursor, pen)
        case "8": (cursor, pen) = saved
        case "[":
            let parameters = String(rest.prefix { $0.value < 0x40 })
            rest = rest.dropFirst(parameters.unicodeScalars.count)
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            switch rest.popFirst() {
            case "H": cursor = (numbers[0] - 1, numbers[1] - 1)
            case "A": cursor.row -= numbers[0]
            case "B": cursor.row += numbers[0]
            case "C": cursor.column += numbers[0]
            case "m": select(numbers)
            case let final: throw Unknown(sequence: "CSI \(parameters) \(final as Any)")
            }
        case let other: throw Unknown(sequence: "ESC \(other as Any)")
        }
    }

    private mutating func select(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: (pen.text, pen.background) = ("39", "49")
            case 39: pen.text = "39"
            case 49: pen.background = "49"
            default:
                let count = rest.first == 2 ? 4 : 2
                let color = rest.prefix(count).map(String.init).joined(separator: ";")
                rest = rest.dropFirst(count)
                if number == 38 { pen.text = color } else { pen.background = color }
            }
        }
    }
}
