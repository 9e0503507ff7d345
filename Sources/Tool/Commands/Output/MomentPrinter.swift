import Summaries
import Base
import Frames
import Indicators
import Lifecycles
import Platform

/// Prints the moments of a replay, one after the other.
struct MomentPrinter {
    /// In which form.
    enum Form {
        /// A JSON array, a moment a line.
        case json
        /// Comma-separated values under a line with their names.
        case csv
        /// Columns for people, rounded.
        case text
    }

    private let form: Form
    private var count = 0
    private var pending: [UInt8] = []
    private var rows: [[String]] = []

    /// A printer of a form.
    init(form: Form) { self.form = form }

    /// Prints what comes before the first moment.
    mutating func begin() throws {
        if form == .json { pending += Array("[".utf8) }
    }

    /// Prints a moment with what has happened since the one before.
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

    /// Prints what comes after the last moment.
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
