import Foundation
import Raster

/// How far something has come, or that something goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let configuration: ProgressViewStyleConfiguration
    @Environment(\.progressStyle) private var style

    private init(fraction: Double?, label: AnyView?, value: AnyView?) {
        configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: label.map { ProgressViewStyleConfiguration.Label(view: $0) },
            currentValueLabel: value.map {
                ProgressViewStyleConfiguration.CurrentValueLabel(view: $0)
            }
        )
    }

    /// As the style in the surroundings draws it.
    public var body: some View { style(configuration) }

    /// The share of a total, 0…1.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something goes on.
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, value: nil) }
    /// Something goes on, and what.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: AnyView(label()), value: nil)
    }
    /// Something goes on, and what.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }
    /// Something goes on, and what.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
    /// How far something has come; nil where it is not known.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, value: nil)
    }
    /// How far something has come, and what.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, total), label: AnyView(label()), value: nil)
    }
    /// How far something has come, and what.
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    /// How far something has come, and what.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
    /// What a style is given, drawn by the style around it.
    public init(_ configuration: ProgressViewStyleConfiguration) where Label == EmptyView {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label?.view,
            value: configuration.currentValueLabel?.view
        )
    }
}

extension ProgressView {
    /// How far something has come, what, and the value.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, total),
            label: AnyView(label()),
            value: AnyView(currentValueLabel())
        )
    }
}

/// What a style draws.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    public struct Label: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }
    /// The value's text.
    public struct CurrentValueLabel: View {
        let view: AnyView
        /// The view that was given.
        public var body: some View { view }
    }

    /// The share that is done, 0…1; nil where it is not known.
    public let fractionCompleted: Double?
    /// What goes on.
    public var label: Label?
    /// The value's text.
    public var currentValueLabel: CurrentValueLabel?
}

/// A way to draw progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// What is drawn.
    associatedtype Body: View
    /// What is given.
    typealias Configuration = ProgressViewStyleConfiguration
    /// What is drawn for what is given.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The spinner where nothing is known of the end, else a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The style.
    public nonisolated init() {}
    /// The spinner or the bar.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// The system's spinner of eight spokes: 20 points, 37 where controls are large.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// The style.
    public nonisolated init() { tint = nil }
    /// The style in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The spinner over what goes on.
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner(tint: tint)
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar of 4 points' height.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    /// The style.
    public nonisolated init() { tint = nil }
    /// The style in a colour.
    public nonisolated init(tint: Color) { self.tint = tint }
    /// The bar below what goes on.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            ZStack(alignment: .leading) {
                Capsule().fill(Color(UIColor.systemFill))
                FilledBar(fraction: configuration.fractionCompleted ?? 0)
                    .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
            }
            .frame(height: 4)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The left share of a capsule.
nonisolated struct FilledBar: Shape {
    var fraction: CGFloat
    var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
    }
    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = rect.width * min(fraction, 1)
        return Capsule().path(
            in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
        )
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The spinner where nothing is known of the end, else a bar.
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// The spinner.
    public nonisolated static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// The bar.
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
        { AnyView(Styled(DefaultProgressViewStyle(), $0) { $0.makeBody(configuration: $1) }) }
    }
}

extension EnvironmentValues {
    /// What draws progress.
    var progressStyle: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// How progress below is drawn.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            let outer = values.progressStyle
            values.progressStyle = { configuration in
                // Within a style's body the style around it holds.
                AnyView(
                    Styled(style, configuration) { $0.makeBody(configuration: $1) }
                        .environment(\.progressStyle, outer)
                )
            }
        }
    }
}
