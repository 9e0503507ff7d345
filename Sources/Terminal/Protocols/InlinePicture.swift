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
