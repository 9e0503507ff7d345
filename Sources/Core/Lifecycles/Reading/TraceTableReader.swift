import Base
import DesignFormat
import Indicators
import Raster

/// A parser for tables of samples: the time in seconds, the offset in points, and the touch.
struct TraceTableReader {
    /// The maximum number of rows.
    static let rowLimit = 4_000_000

    private static let names = ["time", "offset", "touching"]
    private static let example = "write a row as time,offset,touching, such as 0.5,130,1"

    private let log: ProblemLog
    private var line = 0
    private var separator = UInt8(ascii: ",")
    private var samples: [ScrollSample] = []

    /// Creates a reader that reports errors to `log`.
    init(log: ProblemLog) { self.log = log }

    /// Parses all rows. Reports all errors.
    mutating func samples(in file: [UInt8]) -> [ScrollSample] {
        let table = TableLines(file)
        separator = table.separator
        line = table.skippedLines
        var rest = table.lines
        var hasHeader = false
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var row = rest[..<end]
            rest = rest[min(end + 1, rest.endIndex)...]
            line += 1
            if row.last == UInt8(ascii: "\r") { row = row.dropLast() }
            if row.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) { continue }
            let cells = TableCell.cells(of: row, separator: separator)
            if hasHeader {
                read(cells)
            } else {
                hasHeader = true
                guard checkHeader(cells) else { return [] }
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
                hint: "write time,offset,touching as the first line, then rows such as 0.5,130,1"
            )
        }
        return samples
    }

    private func mark(_ column: Int) -> YAMLNode.Mark {
        YAMLNode.Mark(line: max(line, 1), column: column)
    }

    private func excerpt(_ cell: TableCell) -> String { NearestName.excerpt(cell.text) }

    private func checkHeader(_ cells: [TableCell]) -> Bool {
        let hint = "write time,offset,touching as the first line"
        for (index, name) in Self.names.enumerated() {
            guard index < cells.count else {
                log.report("the column “\(name)” is missing", at: mark(1), hint: hint)
                return false
            }
            guard cells[index].text.lowercasedASCII == name else {
                log.report(
                    "expected the column “\(name)”, found “\(excerpt(cells[index]))”",
                    at: mark(cells[index].column),
                    hint: hint
                )
                return false
            }
        }
        return checkCount(cells)
    }

    private func checkCount(_ cells: [TableCell]) -> Bool {
        guard cells.count != Self.names.count else { return true }
        log.report(
            "expected 3 cells, found \(cells.count)",
            at: mark(cells.count > 3 ? cells[3].column : 1),
            hint: hasDecimalCommas(cells)
                ? "separate cells with semicolons if numbers have decimal commas, as in 0,5;130;1"
                : Self.example
        )
        return false
    }

    /// Returns whether a row has too many cells because its numbers have decimal commas.
    private func hasDecimalCommas(_ cells: [TableCell]) -> Bool {
        separator == UInt8(ascii: ",") && (4...5).contains(cells.count)
            && cells.dropLast().allSatisfy { $0.number != nil }
    }

    private mutating func read(_ cells: [TableCell]) {
        guard checkCount(cells) else { return }
        let time = number(cells[0], in: "seconds")
        let offset = number(cells[1], in: "points")
        let isTouching = touching(cells[2])
        guard let time, let offset, let isTouching else { return }
        let sample = ScrollSample(time: time, offset: offset, isTouching: isTouching)
        if let error = TraceError(of: sample, after: samples.last, index: samples.count) {
            log.report(error.message, at: mark(cells[0].column))
        } else {
            samples.append(sample)
        }
    }

    private func number(_ cell: TableCell, in unit: String) -> Double? {
        if let number = cell.number { return number }
        log.report(
            "expected a number in \(unit), found “\(excerpt(cell))”",
            at: mark(cell.column),
            hint: cell.numberWithoutThousands.map { "write \($0)" }
        )
        return nil
    }

    private func touching(_ cell: TableCell) -> Bool? {
        switch cell.text.lowercasedASCII {
        case "1", "true": return true
        case "0", "false": return false
        default:
            log.report(
                "expected 1 (finger down) or 0 (finger up), found “\(excerpt(cell))”",
                at: mark(cell.column)
            )
            return nil
        }
    }
}

/// Parsing of durations: `2s`, `500ms`, or `2` for seconds.
package enum DurationText {
    /// Returns the duration in seconds, or `nil` if the text is not a duration.
    package static func seconds(_ text: String) -> Double? {
        if text.hasSuffix("ms") {
            return NumberText.number(String(text.dropLast(2))).map { $0 / 1_000 }
        }
        return NumberText.number(text.hasSuffix("s") ? String(text.dropLast()) : text)
    }
}
