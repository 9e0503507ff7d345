import Foundation

public struct Label<Title: View, Icon: View>: View {
    private let configuration: LabelStyleConfiguration
    @Environment(\.labelStyle) private var style

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title())),
            icon: LabelStyleConfiguration.Icon(view: AnyView(icon()))
        )
    }

    public var body: some View { style(configuration) }
}

extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
}

public struct LabelStyleConfiguration {
    public struct Title: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct Icon: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let title: Title
    public let icon: Icon
}

@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    public nonisolated static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
    /// The label style, as a closure that draws a label.
    @Entry var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView = {
        AnyView(Styled(TitleAndIconLabelStyle(), $0) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(
            \.labelStyle,
            { AnyView(Styled(style, $0) { $0.makeBody(configuration: $1) }) }
        )
    }
}
