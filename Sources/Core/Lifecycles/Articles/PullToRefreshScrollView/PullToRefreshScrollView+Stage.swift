import Indicators
import Raster

/// The screen of article 001: a ring above cards, on a dark blue page.
extension PullToRefreshScrollView.Values: StageRenderer {
    private static let cardHeight = 78.0
    private static let cardGap = 14.0
    private static let cardRadius = 24.0
    private static let margins = (side: 20.0, top: 18.0)
    private static let cardCount = 16
    /// The time of day at the start of the trace, in seconds after midnight.
    private static let clock = 9 * 3600 + 41 * 60

    /// Draws the page, its cards, and the ring clipped to the header.
    package func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        let screen = Rect(origin: .zero, size: canvas.size)
        let corners = (screen.origin, screen.point(atUnit: Point(x: 1, y: 1)))
        canvas.fill(.rect(screen), .linear(Self.page, start: corners.0, end: corners.1))
        drawCards(on: &canvas)
        let top = offset + inset
        let band = canvas.band(from: top, height: contentTop - top)
        let center = Point(x: canvas.middle, y: ringY)
        canvas.clip(to: band) { indicator(&$0, center) }
    }

    /// Draws the ring, with a diameter of 40 points and a stroke width of 8.
    package func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let colors = [SystemColor.cyan, .mint, .white, .cyan].map(canvas.color)
        let ring = Path.circle(center: .zero, radius: 20).trimmed(from: 0, to: trim)
        canvas.stroke(
            ring,
            width: 8,
            .conic(Gradient(colors: colors), center: .zero, start: .zero, end: .turns(1)),
            placement: Transform.turn(degrees: rotation)
                .then(.translation(dx: center.x, dy: center.y))
        )
    }

    private func drawCards(on canvas: inout StageCanvas) {
        let count = updates.count + Self.cardCount
        let rows = ContentRows(pitch: Self.cardHeight + Self.cardGap, count: count)
        let top = contentTop + Self.margins.top
        for index in rows.visible(from: top, on: canvas) {
            let card = Rect(
                x: Self.margins.side,
                y: top + Double(index) * rows.pitch,
                width: canvas.size.width - 2 * Self.margins.side,
                height: Self.cardHeight
            )
            canvas.fill(
                .roundedRect(card, cornerRadius: Self.cardRadius),
                Color.white.opacity(0.14)
            )
            let label = StageCanvas.Label(text: title(of: index), size: 17, isBold: true)
            let position = Point(x: card.minX + Self.margins.side, y: card.center.y)
            canvas.write(label, from: position, .white)
        }
    }

    /// Returns the title of a row.
    ///
    /// A row inserted by a refresh shows the time when the refresh ended.
    private func title(of row: Int) -> String {
        guard row < updates.count else { return "Row \(row - updates.count + 1)" }
        let seconds = Self.clock + Int(updates[row])
        func pad(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let hour = seconds / 3600 % 24
        let time = "\((hour + 11) % 12 + 1):\(pad(seconds / 60 % 60)):\(pad(seconds % 60))"
        return "Updated \(time) \(hour < 12 ? "AM" : "PM")"
    }

    private static let page = Gradient(colors: [
        Color(red8: 13, green8: 20, blue8: 41), Color(red8: 26, green8: 56, blue8: 89),
        Color(red8: 8, green8: 26, blue8: 38),
    ])
}
