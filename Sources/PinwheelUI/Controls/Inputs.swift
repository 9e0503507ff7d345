import Foundation

/// A switch and its label: drawn as its binding says, and never tapped.
public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label

    /// A switch and its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    /// The label, and a switch of 51 by 31 points at the end.
    public var body: some View {
        HStack {
            label
            Spacer()
            Capsule()
                .fill(isOn ? Color.green : Color(UIColor.systemFill))
                .frame(width: 51, height: 31)
                .overlay(alignment: isOn ? .trailing : .leading) {
                    Circle().fill(Color.white).frame(width: 27, height: 27).padding(2)
                }
        }
    }
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

/// A knob on a line: drawn as its binding says, and never moved.
public struct Slider: View {
    private let fraction: () -> Double

    /// A value in a range.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        fraction = {
            let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
            guard length > 0 else { return 0 }
            let place = Double(value.wrappedValue) - Double(bounds.lowerBound)
            return min(max(place / length, 0), 1)
        }
    }

    /// A line of 4 points and a knob of 27.
    public var body: some View {
        let fraction = fraction()
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(Color(UIColor.systemFill)).frame(height: 4)
                FilledBar(fraction: fraction).fill(TintShapeStyle()).frame(height: 4)
                Circle()
                    .fill(Color.white)
                    .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
                    .frame(width: 27, height: 27)
                    .offset(x: (geometry.size.width - 27) * fraction)
            }
            .frame(height: 27)
        }
        .frame(height: 27)
    }
}

/// A value and two buttons: drawn, and never tapped.
public struct Stepper<Label: View>: View {
    private let label: Label

    /// A value and its label.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// The label, and two buttons at the end.
    public var body: some View {
        HStack {
            label
            Spacer()
            HStack(spacing: 0) {
                Image(systemName: "minus").frame(width: 47, height: 32)
                Image(systemName: "plus").frame(width: 47, height: 32)
            }
            .background(Color(UIColor.systemFill), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}

extension Stepper where Label == Text {
    /// A value and its text.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1
    ) {
        self.init(value: value, in: bounds, step: step) { Text(titleKey) }
    }
}

/// A line to write in: shows its binding's text, or what belongs there.
public struct TextField: View {
    private let prompt: Text
    @Binding private var text: String

    /// A text, and what stands there while it is empty.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        prompt = Text(titleKey)
        _text = text
    }

    /// The text at the beginning of the line.
    public var body: some View {
        Group {
            if text.isEmpty {
                prompt.foregroundColor(Color(UIColor.tertiaryLabel))
            } else {
                Text(verbatim: text)
            }
        }
        .lineLimit(1)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

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
