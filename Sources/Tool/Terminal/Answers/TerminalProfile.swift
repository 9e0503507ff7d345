import Platform
import Raster

/// What is known of a terminal: its answers, and what its variables say.
package struct TerminalProfile: Equatable, Sendable {
    /// What the environment says.
    package let variables: TerminalVariables
    /// Whether Kitty's trial picture was taken.
    package private(set) var hasKittyGraphics = false
    /// The attributes; nil where nothing was answered.
    package private(set) var attributes: [Int]?
    /// Name and version; nil where it does not tell.
    package private(set) var version: String?
    /// A cell's size in pixels; nil where it does not tell.
    package private(set) var cellSize: PixelExtent?
    /// The background's colour; nil where it does not tell.
    package private(set) var background: Color?

    /// A terminal that has not answered yet.
    package init(_ variables: TerminalVariables) {
        self.variables = variables
    }

    /// Takes an answer in.
    package mutating func note(_ answer: TerminalAnswer) {
        switch answer {
        case .kittyGraphics(let isTaken): hasKittyGraphics = isTaken
        case .attributes(let list): attributes = list
        case .version(let text): version = text
        case .cellSize(let width, let height):
            cellSize = PixelExtent(width: width, height: height)
        case .background(let color): background = color
        case .ready: break
        }
    }

    /// Whether the last question was answered, so that no answer is missing.
    package var isComplete: Bool { attributes != nil }

    /// The best way for pictures.
    package var bestProtocol: ImageProtocol {
        if hasKittyGraphics { return .kitty }
        if hasInlinePictures { return .iterm2 }
        return attributes?.contains(4) == true ? .sixel : .blocks
    }

    /// Whether it is a program that shows iTerm2's inline pictures.
    private var hasInlinePictures: Bool {
        if let version {
            return ["iTerm2", "WezTerm", "mintty"].contains { version.hasPrefix($0) }
        }
        guard !variables.isMultiplexed else { return false }
        return ["iTerm.app", "WezTerm", "mintty"].contains(variables.program)
            || variables.remoteProgram == "iTerm2"
    }

    /// The colours that half blocks may have.
    ///
    /// tmux and screen take 24 bits and turn them into what the terminal behind them has. Of the
    /// others, terminals that report a version support them.
    package var colorDepth: ColorDepth {
        if variables.wantsNoColor { return .none }
        let isFull =
            variables.saysFullColor || variables.isMultiplexed || version != nil
            || variables.kind.hasSuffix("-direct")
        return isFull ? .full : .indexed
    }

    /// Whether the background is dark; nil where it is not known.
    package var isDark: Bool? {
        background.map { OpaquePixel($0).luma < 128 }
    }
}
