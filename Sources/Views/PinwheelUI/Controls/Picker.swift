import Foundation

/// A label and an arrow. The choices are not drawn.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label

    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.up.chevron.down").foregroundStyle(.secondary)
        }
    }
}

extension Picker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
}

/// A label in the tint colour. The content is not drawn.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    public var body: some View { label.foregroundStyle(TintShapeStyle()) }
}

/// A label in the tint colour.
public struct Link<Label: View>: View {
    private let label: Label
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { label.foregroundStyle(TintShapeStyle()) }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// A horizontal bar below its label and above its value.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let value: CurrentValueLabel

    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let offset = Double(value) - Double(bounds.lowerBound)
        fraction = length > 0 ? min(max(offset / length, 0), 1) : 0
        self.label = label()
        self.value = currentValueLabel()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            label
            ZStack(alignment: .leading) {
                Capsule().fill(Color(UIColor.systemFill))
                FilledBar(fraction: fraction).fill(TintShapeStyle())
            }
            .frame(height: 6)
            value
        }
    }
}
