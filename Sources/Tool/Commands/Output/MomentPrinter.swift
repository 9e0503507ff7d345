import Summaries
import Base
import Frames
import Indicators
import Lifecycles
import Platform

/// A printer for the moments of a replay.
struct MomentPrinter {
    /// The output format.
    enum Form {
        /// A JSON array with a line for each moment.
        case json
        /// Comma-separated values with a header.
        case csv
        /// A table with rounded numbers.
        case text
    }

    private let form: Form
    private var count = 0
    private var pending: [UInt8] = []
    private var rows: [[String]] = []

    init(form: Form) { self.form = form }

    /// Prints the text before the first moment.
    mutating func begin() throws {
        if form == .json { pending += Array("[".utf8) }
    }

    /// Prints a moment and the events since the moment before.
    mutating func print(
        _ moment: LifecycleMoment,
        _ events: some Sequence<TimedEffect>
    ) throws {
        let isFirst = count == 0
        count += 1
        switch form {
        case .json:
            let text = MomentRow.json(of: moment, events).text
            pending += Array(((isFirst ? "\n" : ",\n") + text).utf8)
        case .csv:
            if isFirst { add(MomentRow.names(of: moment)) }
            add(MomentRow.cells(of: moment, events, number: NumberText.short))
        case .text:
            if isFirst { rows.append(MomentRow.names(of: moment)) }
            rows.append(
                MomentRow.cells(of: moment, events) { NumberText.fixed($0, digits: 3) }
            )
        }
        if pending.count > 1 << 16 { try flush() }
    }

    /// Prints the text after the last moment.
    mutating func end() throws {
        if form == .json { pending += Array("\n]\n".utf8) }
        try flush()
        try StandardOutput.write(lines: TextColumns.lines(rows))
    }

    private mutating func add(_ cells: [String]) {
        pending += Array((cells.joined(separator: ",") + "\n").utf8)
    }

    private mutating func flush() throws {
        try StandardOutput.write(pending)
        pending.removeAll(keepingCapacity: true)
    }
}
