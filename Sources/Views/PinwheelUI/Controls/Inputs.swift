import Foundation

/// A choice: its label, and an arrow.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label

    /// A choice of views that have tags.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The label, and an arrow at the end.
    public var body: some View {
        HStack {
            label
            Spacer()
            Image(systemName: "chevron.up.chevron.down").foregroundStyle(.secondary)
        }
    }
}

extension Picker where Label == Text {
    /// A choice of views that have tags.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
}

/// A label that shows more where it is touched: here the label.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    /// What it shows, and its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// The label in the accent.
    public var body: some View { label.foregroundStyle(TintShapeStyle()) }
}

/// A label that leads to an address: here the label.
public struct Link<Label: View>: View {
    private let label: Label
    /// An address and its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    /// The label in the accent.
    public var body: some View { label.foregroundStyle(TintShapeStyle()) }
}

extension Link where Label == Text {
    /// An address and its text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
}

/// A value in a range, as a bar with labels.
public struct Gauge<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double
    private let label: Label
    private let value: CurrentValueLabel

    /// A value and its label.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView {
        self.init(value: value, in: bounds, label: label) { EmptyView() }
    }
    /// A value, its label and its text.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let place = Double(value) - Double(bounds.lowerBound)
        fraction = length > 0 ? min(max(place / length, 0), 1) : 0
        self.label = label()
        self.value = currentValueLabel()
    }

    /// The bar below the label.
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
