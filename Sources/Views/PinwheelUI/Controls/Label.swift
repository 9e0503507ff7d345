import Foundation

/// A text and a symbol.
public struct Label<Title: View, Icon: View>: View {
    private let configuration: LabelStyleConfiguration
    @Environment(\.labelStyle) private var style

    /// A title and an icon.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        configuration = LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(view: AnyView(title())),
            icon: LabelStyleConfiguration.Icon(view: AnyView(icon()))
        )
    }

    /// Both, as the style in the surroundings draws them.
    public var body: some View { style(configuration) }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// A text and a picture of a catalogue of assets.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
}

/// What a label's style draws.
public struct LabelStyleConfiguration {
    /// The text.
    public struct Title: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }
    /// The symbol.
    public struct Icon: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }

    /// The text.
    public let title: Title
    /// The symbol.
    public let icon: Icon
}

/// A way to draw labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// What is drawn.
    associatedtype Body: View
    /// What is given.
    typealias Configuration = LabelStyleConfiguration
    /// What is drawn for what is given.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The symbol, then the text.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}
    /// Both.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The text alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}
    /// The text.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The symbol alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// The style.
    public nonisolated init() {}
    /// The symbol.
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// As `TitleAndIconLabelStyle`.
public typealias DefaultLabelStyle = TitleAndIconLabelStyle

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The symbol, then the text.
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    /// The symbol, then the text.
    public nonisolated static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The text alone.
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The symbol alone.
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (LabelStyleConfiguration) -> AnyView {
        { AnyView(Styled(TitleAndIconLabelStyle(), $0) { $0.makeBody(configuration: $1) }) }
    }
}

extension EnvironmentValues {
    /// What draws labels.
    var labelStyle: @MainActor (LabelStyleConfiguration) -> AnyView {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
}

extension View {
    /// How labels below are drawn.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(
            \.labelStyle,
            { AnyView(Styled(style, $0) { $0.makeBody(configuration: $1) }) }
        )
    }
}
