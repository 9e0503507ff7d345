import Foundation

extension Picker {
    /// A choice of views that have tags, and its label.
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    /// A choice of views that have tags.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// How values in a range look: always a bar.
public struct GaugeStyle: Sendable {
    /// Taken as a bar.
    public static let automatic = GaugeStyle()
    /// Taken as a bar.
    public static let linearCapacity = GaugeStyle()
    /// Taken as a bar.
    public static let accessoryLinear = GaugeStyle()
    /// Taken as a bar.
    public static let accessoryCircular = GaugeStyle()
    /// Taken as a bar.
    public static let accessoryCircularCapacity = GaugeStyle()
}

/// How labels with more behind them look: always the label.
public struct MenuStyle: Sendable {
    /// The label.
    public static let automatic = MenuStyle()
    /// The label.
    public static let button = MenuStyle()
    /// The label.
    public static let borderlessButton = MenuStyle()
}

/// How buttons' backgrounds are rounded: always as they are.
public struct ButtonBorderShape: Hashable, Sendable {
    private let number: Int
    /// As they are.
    public static let automatic = ButtonBorderShape(number: 0)
    /// Taken as automatic.
    public static let capsule = ButtonBorderShape(number: 1)
    /// Taken as automatic.
    public static let roundedRectangle = ButtonBorderShape(number: 2)
    /// Taken as automatic.
    public static let circle = ButtonBorderShape(number: 3)
    /// Taken as automatic.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

nonisolated extension View {
    /// How values in a range look: always a bar.
    public func gaugeStyle(_ style: GaugeStyle) -> some View { self }
    /// How labels with more behind them look: always the label.
    public func menuStyle(_ style: MenuStyle) -> some View { self }
    /// How buttons' backgrounds are rounded: always as they are.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// Controls below without their labels: they keep them.
    public func labelsHidden() -> some View { self }
}

extension Menu {
    /// What it shows, its label, and what a tap does: nothing here.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }
}

extension Menu where Label == Text {
    /// What it shows, and its text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// What it shows, and its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == PinwheelUI.Label<Text, Image> {
    /// What it shows, its text and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PinwheelUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// An address and its text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// A text and a picture of a catalogue of assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
    /// A text and a picture of a catalogue of assets.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
    /// A text and a picture of a catalogue of assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension Button where Label == PinwheelUI.Label<Text, Image> {
    /// A button with a text and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) {
            PinwheelUI.Label(title, systemImage: systemImage)
        }
    }
    /// A button with a text and a picture of a catalogue of assets.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PinwheelUI.Label(titleKey, image: image) }
    }
    /// A button with a text and a picture of a catalogue of assets.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PinwheelUI.Label(title, image: image) }
    }
}

/// A date to be chosen: its label, and the day.
public struct DatePicker<Label: View>: View {
    private let label: Label
    private let date: () -> Date

    /// A date and its label.
    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        date = { selection.wrappedValue }
    }

    /// The label, and the day at the end.
    public var body: some View {
        HStack {
            label
            Spacer()
            Text(verbatim: date().formatted(.iso8601.year().month().day()))
        }
    }
}

/// What of a date can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt
    /// Parts by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The time.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
    /// A date and its text.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) {
            Text(titleKey)
        }
    }
}

/// A button that has lists changed: drawn, and never pressed.
public struct EditButton: View {
    /// The button.
    public init() {}
    /// Its text.
    public var body: some View { Button("Edit") {} }
}

/// A button that hands something on: drawn, and never pressed.
public struct ShareLink<Label: View>: View {
    private let label: Label
    /// Something, and the label.
    public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }
    /// The label in the accent.
    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == PinwheelUI.Label<Text, Image> {
    /// Something, and the system's label.
    public init<Item>(item: Item) {
        self.init(item: item) {
            PinwheelUI.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }
}
