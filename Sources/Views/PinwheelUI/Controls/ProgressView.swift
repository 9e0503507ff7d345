import Foundation
import Raster

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

    public var body: some View { style(configuration) }

    /// Returns `value / total`, clamped to 0…1. Returns `nil` if `value` is `nil`.
    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        value.map { total > 0 ? min(max(Double($0) / Double(total), 0), 1) : 0 }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(fraction: nil, label: nil, value: nil) }
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: AnyView(label()), value: nil)
    }
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init { Text(title) } }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: nil, value: nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, total), label: AnyView(label()), value: nil)
    }
    public init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S,
        value: V?,
        total: V = 1.0
    ) where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
    public init(_ configuration: ProgressViewStyleConfiguration) where Label == EmptyView {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label?.view,
            value: configuration.currentValueLabel?.view
        )
    }
}

extension ProgressView {
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

public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let view: AnyView
        public var body: some View { view }
    }
    public struct CurrentValueLabel: View {
        let view: AnyView
        public var body: some View { view }
    }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A spinner for indeterminate progress, otherwise a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A spinner with eight spokes, 20 points wide, or 37 points for large controls.
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            Spinner(tint: tint)
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar 4 points high. Indeterminate progress is drawn as an empty bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
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

/// The filled part of a horizontal bar, from the left.
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
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle {
        CircularProgressViewStyle()
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension EnvironmentValues {
    /// The progress view style, as a closure that draws a progress view.
    @Entry var progressStyle: @MainActor (ProgressViewStyleConfiguration) -> AnyView = {
        AnyView(Styled(DefaultProgressViewStyle(), $0) { $0.makeBody(configuration: $1) })
    }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        EnvironmentModified(content: self) { values in
            let outer = values.progressStyle
            values.progressStyle = { configuration in
                // A progress view in the style's body uses the enclosing style, so a style can wrap
                // another.
                AnyView(
                    Styled(style, configuration) { $0.makeBody(configuration: $1) }
                        .environment(\.progressStyle, outer)
                )
            }
        }
    }
}
