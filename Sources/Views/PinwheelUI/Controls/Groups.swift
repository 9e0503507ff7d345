import Foundation

/// A label, and views below it that are seen while it is open.
public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let binding: Binding<Bool>?
    @State private var isOpen = false

    /// Views below a label, closed at first: nobody opens them.
    public init(
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = nil
    }
    /// Views below a label, open as the binding says.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        binding = isExpanded
    }

    /// The label and an arrow, then the views.
    public var body: some View {
        let isOpen = binding?.wrappedValue ?? isOpen
        VStack(alignment: .leading) {
            HStack {
                label
                Spacer()
                Image(systemName: "chevron.right")
                    .foregroundStyle(TintShapeStyle())
                    .rotationEffect(.degrees(isOpen ? 90 : 0))
            }
            if isOpen { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    /// Views below a text, closed at first: nobody opens them.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Views below a text, closed at first: nobody opens them.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    /// Views below a text, open as the binding says.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }
    /// Views below a text, open as the binding says.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}

/// Views on a surface of their own, below a title.
public struct GroupBox<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Views and their title.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    /// Views and their title.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }

    /// The title above the views, on a rounded surface.
    public var body: some View {
        VStack(alignment: .leading) {
            label.font(.headline)
            content.frame(maxWidth: .infinity)
        }
        .padding()
        .background(
            Color(UIColor.secondarySystemBackground),
            in: RoundedRectangle(cornerRadius: 8)
        )
    }
}

extension GroupBox where Label == EmptyView {
    /// Views without a title.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Views and their title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Views and their title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

/// Controls that belong together, beside each other.
public struct ControlGroup<Content: View>: View {
    private let content: Content

    /// Controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Controls; what they are for is not drawn.
    public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
        self.content = content()
    }
    /// Controls; what they are for is not drawn.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The controls beside each other.
    public var body: some View { HStack { content } }
}
