import Platform
import Raster

/// The capabilities of a terminal, from its answers and from environment variables.
package struct TerminalProfile: Equatable, Sendable {
    /// The environment variables.
    package let variables: TerminalVariables
    /// Whether the terminal accepted the test image of Kitty's protocol.
    package private(set) var hasKittyGraphics = false
    /// The device attributes, or `nil` if the terminal has not reported them.
    package private(set) var attributes: [Int]?
    /// The name and version, or `nil` if the terminal has not reported them.
    package private(set) var version: String?
    /// The size of a character cell in pixels, or `nil` if the terminal has not reported it.
    package private(set) var cellSize: PixelExtent?
    /// The background colour, or `nil` if the terminal has not reported it.
    package private(set) var background: Color?

    /// Creates a profile from variables, before the terminal has answered.
    package init(_ variables: TerminalVariables) {
        self.variables = variables
    }

    /// Adds an answer.
    package mutating func add(_ answer: TerminalAnswer) {
        switch answer {
        case .kittyGraphics(let isAccepted): hasKittyGraphics = isAccepted
        case .attributes(let list): attributes = list
        case .version(let text): version = text
        case .cellSize(let width, let height):
            cellSize = PixelExtent(width: width, height: height)
        case .background(let color): background = color
        case .ready: break
        }
    }

    /// Whether the last query has been answered, so that no further answers are expected.
    package var isComplete: Bool { attributes != nil }

    /// The best image protocol that the terminal supports.
    package var bestProtocol: ImageProtocol {
        if hasKittyGraphics { return .kitty }
        if supportsInlineImages { return .iterm2 }
        return attributes?.contains(4) == true ? .sixel : .blocks
    }

    /// Whether the terminal program is known to support iTerm2's inline images.
    private var supportsInlineImages: Bool {
        if let version {
            return ["iTerm2", "WezTerm", "mintty"].contains { version.hasPrefix($0) }
        }
        guard !variables.isMultiplexed else { return false }
        return ["iTerm.app", "WezTerm", "mintty"].contains(variables.program)
            || variables.remoteProgram == "iTerm2"
    }

    /// The number of colours for half blocks.
    ///
    /// tmux and screen accept 24-bit colours and convert them for the terminal. Terminals that
    /// report a version support 24-bit colours, too.
    package var colorDepth: ColorDepth {
        if variables.disablesColors { return .none }
        let isFull =
            variables.announcesFullColor || variables.isMultiplexed || version != nil
            || variables.kind.hasSuffix("-direct")
        return isFull ? .full : .indexed
    }

    /// Whether the background is dark, or `nil` if it is unknown.
    package var isDark: Bool? {
        background.map { OpaquePixel($0).luma < 128 }
    }
}
