import Foundation

/// A switch that shows the value of its binding but cannot be tapped.
public struct Toggle<Label: View>: View {
    private let configuration: ToggleStyleConfiguration
    @Environment(\.toggleStyle) private var style

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        configuration = ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(view: AnyView(label())),
            isOn: isOn
        )
    }

    public var body: some View { style(configuration) }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == PinwheelUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PinwheelUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

public struct ToggleStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public let label: Label
    @Binding public var isOn: Bool
    /// Always `false`.
    public var isMixed: Bool { false }

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A label and a switch of 51 × 31 points.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color
    public nonisolated init() { tint = .green }
    public nonisolated init(tint: Color) { self.tint = tint }
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

/// The label, on a grey background while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    public nonisolated init() {}
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

public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
    public nonisolated static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
    public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
    /// The toggle style, as a closure that draws a toggle.
    @Entry var toggleStyle: @MainActor (ToggleStyleConfiguration) -> AnyView = {
        AnyView(Styled(SwitchToggleStyle(), $0) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(
            \.toggleStyle,
            { AnyView(Styled(style, $0) { $0.makeBody(configuration: $1) }) }
        )
    }
}
