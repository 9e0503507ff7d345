import Indicators
import Raster

/// The drawing of article 002's error card: a message and two buttons, white on red.
struct ErrorCard {
    /// The image of the spinner over the retry button, or `nil` while its label is shown.
    let image: Int?

    private static let message = StageCanvas.Label(
        text: "The list did not load.",
        size: 17,
        isBold: true
    )
    private static let dismiss = StageCanvas.Label(text: ErrorView.dismissLabel, size: 17)
    private static let retry = StageCanvas.Label(text: RetryButton.label, size: 17)
    /// The height of a line in the body font, in points.
    private static let lineHeight = 20.0
    /// The distance between lines and between buttons, in points.
    private static let spacing = 8.0

    /// Draws the card at the top of the canvas, horizontally centred.
    func draw(on canvas: inout StageCanvas) {
        let buttons = Self.dismiss.width + Self.spacing + Self.retry.width
        let card = Rect(
            x: canvas.middle - max(Self.message.width, buttons) / 2 - ErrorView.padding,
            y: 0,
            width: max(Self.message.width, buttons) + 2 * ErrorView.padding,
            height: 2 * Self.lineHeight + Self.spacing + 2 * ErrorView.padding
        )
        let outline = Path.roundedRect(card, cornerRadius: ErrorView.cornerRadius)
        canvas.fill(outline, canvas.color(.red))
        let first = card.minY + ErrorView.padding + Self.lineHeight / 2
        let second = first + Self.lineHeight + Self.spacing
        canvas.write(Self.message, around: Point(x: canvas.middle, y: first), .white)
        let left = Point(x: canvas.middle - buttons / 2, y: second)
        canvas.write(Self.dismiss, from: left, .white)
        let right = Point(x: canvas.middle + buttons / 2 - Self.retry.width, y: second)
        guard let image else {
            canvas.write(Self.retry, from: right, .white)
            return
        }
        // The spinner is centred on the hidden label.
        let center = Point(x: right.x + Self.retry.width / 2, y: second)
        SpokeWheel.medium.draw(image: image, tint: .white, on: &canvas, at: center)
    }
}
