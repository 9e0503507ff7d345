import Foundation

extension Text {
    /// The style of underlines and strikethroughs, which are always solid.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let number: Int
            public static let solid = Pattern(number: 0)
            /// Treated as `solid`.
            public static let dot = Pattern(number: 1)
            /// Treated as `solid`.
            public static let dash = Pattern(number: 2)
            /// Treated as `solid`.
            public static let dashDot = Pattern(number: 3)
            /// Treated as `solid`.
            public static let dashDotDot = Pattern(number: 4)
        }

        public static let single = LineStyle()

        /// Creates a style. Both parameters are ignored.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Underlines the text with a solid line. `pattern` and `color` are ignored.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { underline(isActive, color: color) }
    /// Strikes the text through with a solid line. `pattern` and `color` are ignored.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }
    /// Returns the text unchanged: the font has a single width.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
}

/// The selectability of text. It is ignored.
public struct TextSelectability: Sendable {
    public static let enabled = TextSelectability()
    public static let disabled = TextSelectability()
}

nonisolated extension View {
    /// Underlines texts with a solid line. `pattern` and `color` are ignored.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { underline(isActive, color: color) }
    /// Strikes texts through with a solid line. `pattern` and `color` are ignored.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
    /// Sets the maximum number of lines. `reservesSpace` is ignored.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
    /// Removes the line limit. No space is reserved for the minimum number of lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
    /// Returns the view unchanged: the font has a single width.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Moves the entire view up, not just its texts.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        offset(y: -baselineOffset)
    }
    /// Returns the view unchanged: text cannot be selected.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Returns the view unchanged: there is no keyboard input.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// UIKit's automatic capitalisation. It is ignored.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none
    case words
    case sentences
    case allCharacters
}

/// UIKit's keyboard type. It is ignored.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case emailAddress
    case decimalPad
}

/// The semantic meaning of a text field's content. It is ignored.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    public static let name = UITextContentType(name: "name")
    public static let username = UITextContentType(name: "username")
    public static let password = UITextContentType(name: "password")
    public static let newPassword = UITextContentType(name: "newPassword")
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    public static let emailAddress = UITextContentType(name: "emailAddress")
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
}

/// SwiftUI's automatic capitalisation. It is ignored.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let number: Int
    public static let never = TextInputAutocapitalization(number: 0)
    public static let words = TextInputAutocapitalization(number: 1)
    public static let sentences = TextInputAutocapitalization(number: 2)
    public static let characters = TextInputAutocapitalization(number: 3)
}

/// The label of a keyboard's return key. It is ignored.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "join")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "return")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "continue")
}
