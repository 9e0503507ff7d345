import Foundation

/// A line to write in: shows its binding's text, or what belongs there.
public struct TextField<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let text: () -> String

    /// A text, and what stands there while it is empty: the prompt, else the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = { text.wrappedValue }
    }
    /// A text, and what stands there while it is empty.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
    }
    /// A value as a format writes it.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.label = label()
        self.prompt = prompt
        text = { format.format(value.wrappedValue) }
    }
    /// A value as a format writes it, if it is there.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.label = label()
        self.prompt = prompt
        text = { value.wrappedValue.map(format.format) ?? "" }
    }
    /// A value as a formatter writes it.
    public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.prompt = prompt
        text = { formatter.string(for: value.wrappedValue) ?? "" }
    }

    /// The text at the beginning of the line.
    public var body: some View {
        let text = text()
        Group {
            if !text.isEmpty {
                Text(verbatim: text)
            } else if let prompt {
                prompt.foregroundColor(Color(UIColor.tertiaryLabel))
            } else {
                label.foregroundColor(Color(UIColor.tertiaryLabel))
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension TextField where Label == Text {
    /// A text, and what stands there while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// A text, and what stands there while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// A text, and what stands there while it is empty.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// A text, and what stands there while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// A text, and what is done while and after it is written: nothing here.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
    }
    /// A text, and what is done while and after it is written: nothing here.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
    }
    /// A text, and what is done while it is written: nothing here.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
    }
    /// A value as a format writes it.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A value as a format writes it, if it is there.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// A value as a formatter writes it.
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }
}

/// A line to write in what nobody is to read: dots for letters.
public struct SecureField: View {
    private let title: Text
    private let text: () -> String

    private init(_ title: Text, _ text: Binding<String>) {
        self.title = title
        self.text = { text.wrappedValue }
    }
    /// A text, and what stands there while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt ?? Text(titleKey), text)
    }
    /// A text, and what stands there while it is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt ?? Text(title), text)
    }
    /// A dot for each letter.
    public var body: some View {
        TextField(text: .constant(String(repeating: "•", count: text().count))) { title }
    }
}

/// A field to write in: shows its binding's text.
public struct TextEditor: View {
    private let text: () -> String
    /// A text.
    public init(text: Binding<String>) { self.text = { text.wrappedValue } }
    /// The text from the top on.
    public var body: some View {
        Text(verbatim: text())
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// How fields to write in look: always plain.
public protocol TextFieldStyle: Sendable {}
/// Plain.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style.
    public init() {}
}
/// Taken as plain.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style.
    public init() {}
}
/// Plain.
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Plain.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    /// Plain.
    public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Taken as plain.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    /// How fields to write in look: always plain.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
