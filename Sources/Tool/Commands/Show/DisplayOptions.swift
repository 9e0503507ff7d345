import Indicators
import Terminal

/// What frames are drawn in and how they are sent.
package struct DisplayOptions: Sendable {
    /// Light or dark.
    package var appearance: Appearance
    /// The system colours.
    package var palette: Palette
    /// Pixels a point; nil for what fits.
    package var scale: Double?
    /// How pictures reach the terminal.
    package var method: ImageProtocol
    /// The colours of half blocks.
    package var depth: ColorDepth
    /// What lies behind the picture where the protocol cannot leave it out.
    package var background: OpaquePixel

    /// A look, after what was asked for, or else what the terminal is.
    ///
    /// - Parameter asked: The appearance that was asked for; nil to go by the terminal's background, or
    ///   light where it does not tell.
    package init(
        appearance asked: Appearance?,
        palette: Palette,
        scale: Double?,
        method: ImageProtocol?,
        terminal: TerminalProfile
    ) {
        appearance = asked ?? (terminal.isDark == true ? .dark : .light)
        self.palette = palette
        self.scale = scale
        self.method = method ?? terminal.bestProtocol
        depth = terminal.colorDepth
        let usual: UInt8 = appearance == .dark ? 0 : 255
        background =
            terminal.background.map { OpaquePixel($0) }
            ?? OpaquePixel(red: usual, green: usual, blue: usual)
    }

    /// The environment of frames at `scale`; nil for a scale that cannot be drawn.
    package func environment(scale: Double) -> Environment? {
        Environment(appearance: appearance, palette: palette, scale: scale)
    }

    /// What turns frames into bytes.
    package var painter: FramePainter {
        FramePainter(method, depth: depth, background: background)
    }
}
