import Foundation

extension Section {
    /// Rows with a title and a note.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { header }, footer: { footer })
    }
}

extension Section where Footer == EmptyView {
    /// Rows with a title.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(content: content) { header }
    }
    /// Rows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
    where Parent == Text {
        self.init(content: content) { Text(title) }
    }
    /// Rows with a title, all of them seen.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
    }
    /// Rows with a title, all of them seen.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) where Parent == Text {
        self.init(content: content) { Text(titleKey) }
    }
}

extension Section where Parent == EmptyView {
    /// Rows with a note.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { EmptyView() }, footer: { footer })
    }
    /// Rows with a note.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(content: content, header: { EmptyView() }, footer: footer)
    }
}
