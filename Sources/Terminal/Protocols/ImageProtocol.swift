/// The ways in which a picture reaches a terminal.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
    /// Kitty's graphics protocol: PNGs with identities.
    case kitty
    /// iTerm2's inline pictures.
    case iterm2
    /// DEC's sixels: six rows at a time, in at most 256 colours.
    case sixel
    /// Two pixels in each cell, by the colours of a half block. Every terminal can.
    case blocks
}
