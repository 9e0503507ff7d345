import Indicators
import Terminal

/// The options for drawing frames and sending them to a terminal.
package struct DisplayOptions: Sendable {
    /// The appearance: light or dark.
    package var appearance: Appearance
    /// The palette of system colours.
    package var palette: Palette
    /// The scale in pixels per point, or `nil` for the largest one that fits.
    package var scale: Double?
    /// The protocol for images.
    package var method: ImageProtocol
    /// The number of colours that half blocks may use.
    package var depth: ColorDepth
    /// The background colour for protocols without transparency.
    package var background: OpaquePixel

    /// Creates options from the command line and the terminal.
    ///
    /// - Parameters:
    ///   - requested: The appearance of `--appearance`. The default is that of the terminal, or
    ///     light.
    ///   - palette: The palette of system colours.
    ///   - scale: The scale of `--scale`, if given.
    ///   - method: The protocol of `--protocol`, if given.
    ///   - terminal: The capabilities of the terminal.
    package init(
        appearance requested: Appearance?,
        palette: Palette,
        scale: Double?,
        method: ImageProtocol?,
        terminal: TerminalProfile
    ) {
        appearance = requested ?? (terminal.isDark == true ? .dark : .light)
        self.palette = palette
        self.scale = scale
        self.method = method ?? terminal.bestProtocol
        depth = terminal.colorDepth
        let gray: UInt8 = appearance == .dark ? 0 : 255
        background =
            terminal.background.map { OpaquePixel($0) }
            ?? OpaquePixel(red: gray, green: gray, blue: gray)
    }

    /// Returns the environment of frames, or `nil` if the scale is out of range.
    package func environment(scale: Double) -> Environment? {
        Environment(appearance: appearance, palette: palette, scale: scale)
    }

    /// The encoder of frames for the terminal.
    package var painter: FramePainter {
        FramePainter(method, depth: depth, background: background)
    }
}
