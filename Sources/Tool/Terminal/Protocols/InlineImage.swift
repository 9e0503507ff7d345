import Base

/// iTerm2's inline images (iterm2.com/documentation-images.html).
package enum InlineImage {
    /// Returns the bytes that show a PNG at the cursor.
    ///
    /// - Parameters:
    ///   - png: The file.
    ///   - width: The displayed width, in pixels.
    ///   - height: The displayed height, in pixels.
    ///   - keepsCursor: Whether the cursor does not move.
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

/// The position of an image's upper left corner.
package enum ImageOrigin: Equatable, Sendable {
    /// A cell of the screen, counted from 0.
    case cell(row: Int, column: Int)
    /// The saved cursor position, for images in the text.
    case saved

    /// The sequence that moves the cursor to the position.
    package var bytes: [UInt8] {
        switch self {
        case .cell(let row, let column): Array("\u{1B}[\(row + 1);\(column + 1)H".utf8)
        case .saved: Array("\u{1B}8".utf8)
        }
    }
}
