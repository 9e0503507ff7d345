import Foundation

public struct ButtonRole: Hashable, Sendable {
    private let number: Int
    /// Drawn in red by the default style.
    public static let destructive = ButtonRole(number: 0)
    public static let cancel = ButtonRole(number: 1)
}

/// A button that is drawn but cannot be pressed.
public struct Button<Label: View>: View {
    private let configuration: ButtonStyleConfiguration
    @Environment(\.buttonStyle) private var style

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

    public var body: some View { style(configuration) }
}

extension Button where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
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
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(
            role: configuration.role,
            action: { configuration.trigger() },
            label: { configuration.label }
        )
    }
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let role: ButtonRole?
    public let label: Label
    /// Always `false`.
    public let isPressed: Bool
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

public typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentModified(content: configuration.label) { values in
            guard values.foreground == nil else { return }
            values.foreground =
                configuration.role == .destructive
                ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
        }
    }
}

public struct PlainButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(TintShapeStyle())
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(Color(UIColor.systemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(Color.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(TintShapeStyle(), in: RoundedRectangle(cornerRadius: 8))
    }
}

public typealias BorderlessButtonStyle = DefaultButtonStyle

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    public nonisolated static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

extension EnvironmentValues {
    /// The button style, as a closure that draws a button.
    @Entry var buttonStyle: @MainActor (ButtonStyleConfiguration) -> AnyView = {
        AnyView(Styled(DefaultButtonStyle(), $0) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.buttonStyle,
            { AnyView(Styled(style, $0) { $0.makeBody(configuration: $1) }) }
        )
    }
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            let outer = values.buttonStyle
            values.buttonStyle = { configuration in
                // A button in the style's body uses the enclosing style, so a style can wrap
                // another.
                AnyView(
                    Styled(style, configuration) { $0.makeBody(configuration: $1) }
                        .environment(\.buttonStyle, outer)
                )
            }
        }
    }
    /// Sets `isEnabled` in the environment. Disabled controls are drawn like enabled ones.
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentModified(content: self) { values in
            if disabled { values.isEnabled = false }
        }
    }
}
