import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The letters' colour.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How much farther letters are apart, in points.
    public static let kern = NSAttributedString.Key("NSKern")
}

extension String {
    /// The size of the letters in one line a paragraph, in points, as `Text` takes it; without a font, of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let kern = attributes?[.kern]
        let kerning = kern as? CGFloat ?? (kern as? Double).map { CGFloat($0) } ?? 0
        let layout = TextLayout(
            Text(verbatim: self).font(Font(font)).kerning(kerning),
            in: EnvironmentValues(),
            width: .infinity,
            height: .infinity
        )
        return CGSize(width: layout.width, height: layout.height)
    }
}

extension NSString {
    /// The size of the letters in one line a paragraph, in points, as `Text` takes it; without a font, of 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }
}
