import Foundation

/// A text field that cannot be edited. It shows its binding's text. If the text is empty, it shows
/// its prompt or its label.
public struct TextField<Label: View>: View {
    private let label: Label
    private let prompt: Text?
    private let text: () -> String

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.prompt = prompt
        self.text = { text.wrappedValue }
    }
    /// Creates a field with one line. `axis` is ignored.
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) {
        self.init(text: text, prompt: prompt, label: label)
    }
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
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// Creates a field with one line. `axis` is ignored.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with one line. `axis` is ignored.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis
    ) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
    /// Creates a field. The actions are never called.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
    }
    /// Creates a field. The actions are never called.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
    }
    /// Creates a field. The action is never called.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil
    ) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
    }
}

/// A text field that shows a dot for each character and cannot be edited.
public struct SecureField: View {
    private let title: Text
    private let text: () -> String

    private init(_ title: Text, _ text: Binding<String>) {
        self.title = title
        self.text = { text.wrappedValue }
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt ?? Text(titleKey), text)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(prompt ?? Text(title), text)
    }
    public var body: some View {
        TextField(text: .constant(String(repeating: "•", count: text().count))) { title }
    }
}

/// Multiline text that cannot be edited.
public struct TextEditor: View {
    private let text: () -> String
    public init(text: Binding<String>) { self.text = { text.wrappedValue } }
    public var body: some View {
        Text(verbatim: text())
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A style that has no effect: text fields are always plain.
public protocol TextFieldStyle: Sendable {}
public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
}
/// Drawn as the plain style.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}
}
public typealias DefaultTextFieldStyle = PlainTextFieldStyle

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
    /// No effect: text fields are always plain.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
