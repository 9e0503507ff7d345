import Indicators
import Raster

/// The colours of a storyboard.
package struct StoryboardColors: Sendable {
    /// The background of the sheet.
    let sheet: Color
    /// The colour of titles and names.
    let text: Color
    /// The colour of times, ticks and other secondary text.
    let faint: Color
    /// The colour of axes and borders.
    let line: Color
    /// The opacity of the states' colours behind the charts.
    let tint: Double
    private let appearance: Appearance
    private let palette: Palette

    /// Creates the colours for an appearance.
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

    /// Returns the colour of a design's state.
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

    /// Returns a system colour in the storyboard's appearance.
    func color(_ name: SystemColor) -> Color { name.resolved(in: appearance, of: palette) }
}
