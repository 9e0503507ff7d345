/// Where the top left corner of a picture lies.
package enum PictureOrigin: Hashable, Sendable {
    /// A cell of the screen, counted from 0.
    case cell(row: Int, column: Int)
    /// Where the cursor was when it was last saved, for pictures among other text.
    case saved

    /// Moves the cursor there.
    package var bytes: [UInt8] {
        switch self {
        case .cell(let row, let column): Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
        case .saved: Array("\u{1B}8".utf8)
        }
    }
}
