import Foundation

extension NSAttributedString.Key {
    /// The font, as a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// Not used when a string is measured.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The additional space between characters, in points.
    public static let kern = NSAttributedString.Key("NSKern")
}

extension String {
    /// Returns the size in points as `Text` measures it, without line wrapping. The default font
    /// size is 12 points.
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
    /// Returns the size in points as `Text` measures it, without line wrapping. The default font
    /// size is 12 points.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attributes)
    }
}
