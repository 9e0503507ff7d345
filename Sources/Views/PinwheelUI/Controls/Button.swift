import Foundation

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
    private let number: Int
    /// It destroys something: drawn in red.
    public static let destructive = ButtonRole(number: 0)
    /// It leaves all as it is.
    public static let cancel = ButtonRole(number: 1)
}

/// A label that does something where there are fingers: here it is drawn, and never pressed.
public struct Button<Label: View>: View {
    private let configuration: ButtonStyleConfiguration
    @Environment(\.buttonStyle) private var style

    /// A button and what it does.
    public init(
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        configuration = ButtonStyleConfiguration(
            role: role,
            label: ButtonStyleConfiguration.Label(view: AnyView(label())),
            isPressed: false,
            trigger: action
        )
    }

    /// The label, as the style in the surroundings draws it.
    public var body: some View { style(configuration) }
}

extension Button where Label == Text {
    /// A button with a text.
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    /// A button with a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PinwheelUI.Label<Text, Image> {
    /// A button with a text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            PinwheelUI.Label(titleKey, systemImage: systemImage)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// What a style is given, as a button.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role,
            action: { configuration.trigger() },
            label: { configuration.label }
        )
    }
}

/// What a button's style draws.
public struct ButtonStyleConfiguration {
    /// What is shown.
    public struct Label: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// What is shown.
    public let label: Label
    /// Whether it is pressed: never.
    public let isPressed: Bool
    /// What the button does.
    @MainActor public func trigger() { action() }
    private let action: @MainActor () -> Void

    init(role: ButtonRole?, label: Label, isPressed: Bool, trigger: @escaping @MainActor () -> Void)
    {
        self.role = role
        self.label = label
        self.isPressed = isPressed
        action = trigger
    }
}

/// What a button's style draws that looks after touches by itself.
public typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration

/// A way to draw buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// What is drawn.
    associatedtype Body: View
    /// What is given.
    typealias Configuration = ButtonStyleConfiguration
    /// What is drawn for what is given.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A way to draw buttons, which looks after touches by itself.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// What is drawn.
    associatedtype Body: View
    /// What is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// What is drawn for what is given.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label in the accent.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentModified(content: configuration.label) { values in
            guard values.foreground == nil else { return }
            values.foreground =
                configuration.role == .destructive
                ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}
    /// The label.
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the accent, on a pale background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}
    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(TintShapeStyle())
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(Color(UIColor.systemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The label in white on the accent.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// The style.
    public nonisolated init() {}
    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// As `DefaultButtonStyle`.
public typealias BorderlessButtonStyle = DefaultButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The label in the accent.
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    /// The label in the accent.
    public nonisolated static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a pale background.
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label on the accent.
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (ButtonStyleConfiguration) -> AnyView {
        { AnyView(Styled(DefaultButtonStyle(), $0) { $0.makeBody(configuration: $1) }) }
    }
}

extension EnvironmentValues {
    /// What draws buttons.
    var buttonStyle: @MainActor (ButtonStyleConfiguration) -> AnyView {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons below are drawn.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            { AnyView(Styled(style, $0) { $0.makeBody(configuration: $1) }) }
        )
    }
    /// How buttons below are drawn.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            let outer = values.buttonStyle
            values.buttonStyle = { configuration in
                // Within a style's body the style around it holds.
                AnyView(
                    Styled(style, configuration) { $0.makeBody(configuration: $1) }
                        .environment(\.buttonStyle, outer)
                )
            }
        }
    }
    /// Whether controls below can be used: they are paler where not.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { values in
            if disabled { values.isEnabled = false }
        }
    }
}
