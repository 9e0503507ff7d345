import Base

/// Pictures by iTerm2's inline images (iterm2.com/documentation-images.html).
package enum InlinePicture {
    /// Shows the picture of a PNG where the cursor is.
    ///
    /// - Parameters:
    ///   - png: The file.
    ///   - width: The width in pixels at which it is shown.
    ///   - height: The height in pixels at which it is shown.
    ///   - keepsCursor: Whether the cursor stays where it is.
    package static func bytes(
        png: [UInt8],
        width: Int,
        height: Int,
        keepsCursor: Bool
    ) -> [UInt8] {
        var keys = "inline=1;size=\(png.count);width=\(width)px;height=\(height)px"
        keys += ";preserveAspectRatio=1"
        if keepsCursor { keys += ";doNotMoveCursor=1" }
        return Array("\u{1B}]1337;File=\(keys):".utf8) + Base64.encode(png) + [0x07]
    }
}

/// Where the top left corner of a picture lies.
package enum PictureOrigin: Equatable, Sendable {
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
