import Base
import DesignFormat
import Indicators
import Raster

/// Reads a table of samples: seconds, points, and 1 or true where the finger is down.
struct TraceTableReader {
    /// The most rows.
    static let rowLimit = 4_000_000

    private static let names = ["time", "offset", "touching"]

    private let log: ProblemLog
    private var line = 0
    private var samples: [ScrollSample] = []

    /// A reader that reports to `log`.
    init(log: ProblemLog) { self.log = log }

    /// The samples of all rows; what is wrong is in the log.
    mutating func samples(in bytes: [UInt8]) -> [ScrollSample] {
        var rest = bytes[...]
        // The mark that some programs put before UTF-8.
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var hasNames = false
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var row = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            line += 1
            if row.last == UInt8(ascii: "\r") { row = row.dropLast() }
            if row.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
            if hasNames {
                read(cells(of: row))
            } else {
                hasNames = true
                guard checkNames(cells(of: row)) else { return [] }
            }
            if samples.count > Self.rowLimit {
                log.report("the table has more than \(Self.rowLimit) rows", at: mark(1))
                return []
            }
        }
        if samples.isEmpty, log.isEmpty {
            log.report(
                "the table has no samples",
                at: mark(1),
                hint: "its first line is time,offset,touching, and a row such as 0.5,130,1 follows"
            )
        }
        return samples
    }

    /// One cell, with the column of its first character.
    private struct Cell {
        var text: String
        var column: Int
    }

    private func cells(of row: ArraySlice<UInt8>) -> [Cell] {
        var column = 1
        return row.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
            let text = String(decoding: $0, as: UTF8.self)
            defer { column += text.unicodeScalars.count + 1 }
            let blanks = text.prefix { $0 == " " || $0 == "\t" }.count
            guard blanks > 0 || text.last == " " || text.last == "\t" else {
                return Cell(text: text, column: column)
            }
            let end = text.lastIndex { $0 != " " && $0 != "\t" }
            let start = text.index(text.startIndex, offsetBy: blanks)
            return Cell(text: end.map { String(text[start...$0]) } ?? "", column: column + blanks)
        }
    }

    private func mark(_ column: Int) -> YAMLNode.Mark {
        YAMLNode.Mark(line: max(line, 1), column: column)
    }

    private func checkNames(_ cells: [Cell]) -> Bool {
        for (index, name) in Self.names.enumerated() {
            guard index < cells.count else {
                log.report("the column “\(name)” is missing", at: mark(1), hint: Self.hint)
                return false
            }
            guard cells[index].text.lowercasedASCII == name else {
                log.report(
                    "expected the column “\(name)”, found “\(excerpt(cells[index]))”",
                    at: mark(cells[index].column),
                    hint: Self.hint
                )
                return false
            }
        }
        return checkCount(cells)
    }

    private static let hint = "the first line is time,offset,touching"

    private func excerpt(_ cell: Cell) -> String { NearestName.excerpt(cell.text) }

    private func checkCount(_ cells: [Cell]) -> Bool {
        guard cells.count != Self.names.count else { return true }
        log.report(
            "expected 3 cells, found \(cells.count)",
            at: mark(cells.count > 3 ? cells[3].column : 1),
            hint: "a row is time,offset,touching, such as 0.5,130,1"
        )
        return false
    }

    private mutating func read(_ cells: [Cell]) {
        guard checkCount(cells) else { return }
        let time = number(cells[0], of: "seconds")
        let offset = number(cells[1], of: "points")
        let isTouching = truth(cells[2])
        guard let time, let offset, let isTouching else { return }
        let sample = ScrollSample(time: time, offset: offset, isTouching: isTouching)
        if let error = TraceError(of: sample, after: samples.last, index: samples.count) {
            log.report(error.message, at: mark(cells[0].column))
        } else {
            samples.append(sample)
        }
    }

    private func number(_ cell: Cell, of unit: String) -> Double? {
        if let number = NumberText.number(cell.text) { return number }
        log.report(
            "expected a number of \(unit), found “\(excerpt(cell))”",
            at: mark(cell.column)
        )
        return nil
    }

    private func truth(_ cell: Cell) -> Bool? {
        switch cell.text {
        case "1", "true": return true
        case "0", "false": return false
        default:
            log.report(
                "expected 1 or 0 for the finger down or up, found “\(excerpt(cell))”",
                at: mark(cell.column)
            )
            return nil
        }
    }
}

/// Spans of time as people write them: `2s`, `500ms`, or `2` for seconds.
package enum TimeText {
    /// The span in seconds; nil for another text.
    package static func seconds(_ text: String) -> Double? {
        if text.hasSuffix("ms") {
            return NumberText.number(String(text.dropLast(2))).map { $0 / 1_000 }
        }
        return NumberText.number(text.hasSuffix("s") ? String(text.dropLast()) : text)
    }
}
