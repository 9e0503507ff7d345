import Foundation

extension Text {
    /// How lines below and through texts are drawn: always unbroken.
    public struct LineStyle: Hashable, Sendable {
        /// Of what a line is made.
        public struct Pattern: Hashable, Sendable {
            private let number: Int
            /// It is unbroken.
            public static let solid = Pattern(number: 0)
            /// Taken as unbroken.
            public static let dot = Pattern(number: 1)
            /// Taken as unbroken.
            public static let dash = Pattern(number: 2)
            /// Taken as unbroken.
            public static let dashDot = Pattern(number: 3)
            /// Taken as unbroken.
            public static let dashDotDot = Pattern(number: 4)
        }

        /// One line.
        public static let single = LineStyle()

        /// A line.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
    }

    /// A value as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }
    /// A value as a formatter writes it.
    @_disfavoredOverload
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// The text, an unbroken line below it.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { underline(isActive, color: color) }
    /// The text, an unbroken line through it.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern,
        color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }
    /// The text in letters of a width: always as they are.
    public func fontWidth(_ width: Font.Width?) -> Text { self }
}

/// Whether texts can be chosen: they never can.
public struct TextSelectability: Sendable {
    /// They could.
    public static let enabled = TextSelectability()
    /// They could not.
    public static let disabled = TextSelectability()
}

nonisolated extension View {
    /// Unbroken lines below texts.
    public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { underline(isActive, color: color) }
    /// Unbroken lines through texts.
    public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern,
        color: Color? = nil
    ) -> some View { strikethrough(isActive, color: color) }
    /// The most lines of texts below; the room for all of them where they are fewer is not kept.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lineLimit(limit) }
    /// The fewest lines of texts below: as many as they have.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
    /// The most lines of texts below.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
    /// How wide letters are: always as they are.
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    /// Texts below, so many points higher: views are moved.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        offset(y: -baselineOffset)
    }
    /// Whether texts can be chosen: they never can.
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// What is written with the keyboard: nothing.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// Which letters a keyboard makes large.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

/// Keys of keyboards.
public enum UIKeyboardType: Int, Sendable {
    /// The usual.
    case `default`
    /// Letters without accents.
    case asciiCapable
    /// Numbers and signs.
    case numbersAndPunctuation
    /// For addresses of pages.
    case URL
    /// Numbers.
    case numberPad
    /// Numbers of telephones.
    case phonePad
    /// For addresses of mail.
    case emailAddress
    /// Numbers with a point.
    case decimalPad
}

/// What a text means.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    /// A name.
    public static let name = UITextContentType(name: "name")
    /// A name for a system.
    public static let username = UITextContentType(name: "username")
    /// A password.
    public static let password = UITextContentType(name: "password")
    /// A password that is made.
    public static let newPassword = UITextContentType(name: "newPassword")
    /// A code that holds once.
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    /// An address of mail.
    public static let emailAddress = UITextContentType(name: "emailAddress")
    /// A number of a telephone.
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
}

/// Where keyboards write capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let number: Int
    /// Nowhere.
    public static let never = TextInputAutocapitalization(number: 0)
    /// In words.
    public static let words = TextInputAutocapitalization(number: 1)
    /// In sentences.
    public static let sentences = TextInputAutocapitalization(number: 2)
    /// Everywhere.
    public static let characters = TextInputAutocapitalization(number: 3)
}

/// What the last key of a keyboard is called.
public struct SubmitLabel: Hashable, Sendable {
    private let name: String
    /// Done.
    public static let done = SubmitLabel(name: "done")
    /// Go.
    public static let go = SubmitLabel(name: "go")
    /// Send.
    public static let send = SubmitLabel(name: "send")
    /// Join.
    public static let join = SubmitLabel(name: "join")
    /// Search.
    public static let search = SubmitLabel(name: "search")
    /// Return.
    public static let `return` = SubmitLabel(name: "return")
    /// Next.
    public static let next = SubmitLabel(name: "next")
    /// Continue.
    public static let `continue` = SubmitLabel(name: "continue")
}
