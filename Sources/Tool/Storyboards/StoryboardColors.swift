import Indicators
import Raster

/// The colours of a storyboard.
package struct StoryboardColors: Sendable {
    /// The background of the whole sheet.
    let sheet: Color
    /// Titles and names.
    let text: Color
    /// Times, ticks, and what else stays in the background.
    let faint: Color
    /// Lines of axes and frames.
    let line: Color
    /// How strongly states tint the charts' background.
    let tint: Double
    private let appearance: Appearance
    private let palette: Palette

    /// The colours of an appearance.
    package init(_ appearance: Appearance, _ palette: Palette) {
        let isDark = appearance == .dark
        func gray(_ light: UInt8, _ dark: UInt8) -> Color {
            let value = isDark ? dark : light
            return Color(red8: value, green8: value, blue8: value)
        }
        sheet = gray(250, 24)
        text = gray(40, 225)
        faint = gray(120, 150)
        line = gray(205, 70)
        tint = isDark ? 0.2 : 0.1
        self.appearance = appearance
        self.palette = palette
    }

    /// The colour that stands for a design's state.
    func color(of state: StateName) -> Color {
        switch state {
        case .idle, .noMore: color(.gray)
        case .pulling: color(.blue)
        case .armed: color(.orange)
        case .refreshing: color(.purple)
        case .finishing, .success: color(.green)
        case .canceling: color(.brown)
        case .failure: color(.red)
        }
    }

    /// A system colour as it is seen here.
    func color(_ name: SystemColor) -> Color { name.resolved(in: appearance, of: palette) }
}
