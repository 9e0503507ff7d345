import Foundation

extension Picker {
    public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// A style that has no effect: gauges are always bars.
public struct GaugeStyle: Sendable {
    public static let automatic = GaugeStyle()
    public static let linearCapacity = GaugeStyle()
    public static let accessoryLinear = GaugeStyle()
    public static let accessoryCircular = GaugeStyle()
    public static let accessoryCircularCapacity = GaugeStyle()
}

/// A style that has no effect: menus always show only their label.
public struct MenuStyle: Sendable {
    public static let automatic = MenuStyle()
    public static let button = MenuStyle()
    public static let borderlessButton = MenuStyle()
}

/// A shape that has no effect: buttons always have their style's background.
public struct ButtonBorderShape: Hashable, Sendable {
    private let number: Int
    public static let automatic = ButtonBorderShape(number: 0)
    public static let capsule = ButtonBorderShape(number: 1)
    public static let roundedRectangle = ButtonBorderShape(number: 2)
    public static let circle = ButtonBorderShape(number: 3)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

nonisolated extension View {
    /// No effect: gauges are always bars.
    public func gaugeStyle(_ style: GaugeStyle) -> some View { self }
    /// No effect: menus always show only their label.
    public func menuStyle(_ style: MenuStyle) -> some View { self }
    /// No effect: buttons always have their style's background.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
    /// No effect: labels stay visible.
    public func labelsHidden() -> some View { self }
}

extension Menu {
    /// Creates a menu. `primaryAction` is never called.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content, label: label)
    }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Menu where Label == PinwheelUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PinwheelUI.Label(titleKey, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }
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
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PinwheelUI.Label(titleKey, image: image) }
    }
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

/// A label and a date in ISO 8601 format, such as 2024-05-31. The time is not drawn.
public struct DatePicker<Label: View>: View {
    private let label: Label
    private let date: () -> Date

    public init(
        selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        date = { selection.wrappedValue }
    }

    public var body: some View {
        HStack {
            label
            Spacer()
            Text(verbatim: date().formatted(.iso8601.year().month().day()))
        }
    }
}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label == Text {
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

/// A button that is drawn but cannot be pressed.
public struct EditButton: View {
    public init() {}
    public var body: some View { Button("Edit") {} }
}

/// A button that is drawn but cannot be pressed.
public struct ShareLink<Label: View>: View {
    private let label: Label
    public init<Item>(item: Item, @ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == PinwheelUI.Label<Text, Image> {
    public init<Item>(item: Item) {
        self.init(item: item) {
            PinwheelUI.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }
}
