import Foundation

/// Questions and choices over all: nothing here, whatever the bindings say.
nonisolated extension View {
    /// A view over all.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A view beside the view.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A view beside the view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor,
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    /// A question over all.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// A question over all.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// A question over all.
    public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// A question over all.
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// A question about something over all.
    public func alert<T, A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    /// A question about something over all.
    public func alert<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// A question about something over all.
    @_disfavoredOverload
    public func alert<S: StringProtocol, T, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }
    /// What went wrong, over all.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// A question over all.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { self }
    /// A question about something over all.
    public func alert<Item: Identifiable>(
        item: Binding<Item?>,
        content: (Item) -> Alert
    ) -> some View { self }
    /// Choices over all.
    public func actionSheet(
        isPresented: Binding<Bool>,
        content: () -> ActionSheet
    ) -> some View { self }

    /// Choices over all.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Choices over all.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Choices over all.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Choices about something over all.
    public func confirmationDialog<T, A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { self }
    /// Choices about something over all.
    public func confirmationDialog<T, A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { self }

    /// Choices beside the view, and what it looks like then.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M,
        @ViewBuilder preview: () -> P
    ) -> some View { self }
    /// A field to search in.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }
    /// A field to search in.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text?
    ) -> some View { self }
    /// A field to search in.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { self }
    /// A field to search in.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement
    ) -> some View { self }
    /// What the view is called where a pointer rests.
    public func help(_ text: Text) -> some View { self }
    /// What the view is called where a pointer rests.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }
    /// Feedback for fingers: nobody feels it.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }
}

/// Where a view beside another is tied to it.
public enum PopoverAttachmentAnchor {
    /// To a frame.
    case rect(Anchor<CGRect>.Source)
    /// To a point.
    case point(UnitPoint)
}

/// Where a field to search in stands.
public struct SearchFieldPlacement: Sendable {
    /// Anywhere.
    public static let automatic = SearchFieldPlacement()
    /// In the bar.
    public static let toolbar = SearchFieldPlacement()
    /// Beside.
    public static let sidebar = SearchFieldPlacement()
    /// Below the title.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Below the title.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }

    /// When a field below the title is seen.
    public enum NavigationBarDrawerDisplayMode: Sendable {
        /// As usual.
        case automatic
        /// Always.
        case always
    }
}

/// A question over all: never asked.
public struct Alert {
    /// A question with one answer.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// A question with two answers.
    public init(
        title: Text,
        message: Text? = nil,
        primaryButton: Button,
        secondaryButton: Button
    ) {}

    /// An answer.
    public struct Button {
        /// The usual answer.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button()
        }
        /// It leaves all as it is.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// It leaves all as it is.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// It destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button()
        }
    }
}

/// Choices over all: never asked.
public struct ActionSheet {
    /// A choice.
    public typealias Button = Alert.Button
    /// Choices.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}

/// How far a sheet comes up: never.
public struct PresentationDetent: Hashable, Sendable {
    private let share: CGFloat
    /// Half.
    public static let medium = PresentationDetent(share: 0.5)
    /// All.
    public static let large = PresentationDetent(share: 1)
    /// A share of all.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(share: fraction)
    }
    /// So many points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(share: -height)
    }
}

nonisolated extension View {
    /// How far the sheet around comes up: there is none.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    /// How far the sheet around comes up: there is none.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }
    /// Whether the sheet around has a handle: there is none.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    /// What lies behind the sheet around: there is none.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    /// The corners of the sheet around: there is none.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    /// Whether the sheet around stays: there is none.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
