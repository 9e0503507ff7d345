import Foundation

/// A switch and its label: drawn as its binding says, and never tapped.
public struct Toggle<Label: View>: View {
    private let configuration: ToggleStyleConfiguration
    @Environment(\.toggleStyle) private var style

    /// A switch and its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(view: AnyView(label())),
            isOn: isOn
        )
    }

    /// The label and the switch, as the style in the surroundings draws them.
    public var body: some View { style(configuration) }
}

extension Toggle where Label == Text {
    /// A switch and its text.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    /// A switch and its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == PinwheelUI.Label<Text, Image> {
    /// A switch, its text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PinwheelUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// What a style is given, as a switch.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// What a switch's style draws.
public struct ToggleStyleConfiguration {
    /// What is switched.
    public struct Label: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }
    /// What is switched.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether only some of what it stands for is on: never.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

/// A way to draw switches.
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// What is drawn.
    associatedtype Body: View
    /// What is given.
    typealias Configuration = ToggleStyleConfiguration
    /// What is drawn for what is given.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label, and a switch of 51 by 31 points at the end.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color
    /// The style.
    public nonisolated init() { tint = .green }
    /// The style in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The label and the switch.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            Capsule()
                .fill(configuration.isOn ? tint : Color(UIColor.systemFill))
                .frame(width: 51, height: 31)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
                }
        }
    }
}

/// The label as a button, on the accent while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// The style.
    public nonisolated init() {}
    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(TintShapeStyle())
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                configuration.isOn ? Color(UIColor.systemFill) : .clear,
                in: RoundedRectangle(cornerRadius: 8)
            )
    }
}

/// As `SwitchToggleStyle`.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
    /// The label and a switch.
    public nonisolated static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
    /// The label and a switch.
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// The label as a button.
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (ToggleStyleConfiguration) -> AnyView {
        { AnyView(StyledToggle(style: SwitchToggleStyle(), configuration: $0)) }
    }
}

/// A switch in a style, at a place of its own.
private struct StyledToggle<Style: ToggleStyle>: View {
    let style: Style
    let configuration: ToggleStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension EnvironmentValues {
    /// What draws switches.
    var toggleStyle: @MainActor (ToggleStyleConfiguration) -> AnyView {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// How switches below are drawn.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, { AnyView(StyledToggle(style: style, configuration: $0)) })
    }
}
