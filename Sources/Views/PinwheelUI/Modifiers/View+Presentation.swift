import Foundation

/// What lies over views: nothing here, whatever the bindings say.
nonisolated extension View {
    /// A sheet over the view.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A sheet over the view.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }
    /// A view over all.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A view beside the view.
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
    /// A question over all.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// A question over all.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { self }
    /// Choices over all.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View { self }
    /// Choices beside the view.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { self }
    /// A field to search in.
    public func searchable(text: Binding<String>) -> some View { self }
    /// What the view is called where a pointer rests.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }
    /// Whether the bar with the clock is seen: there is none.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
    /// Whether the bar with the clock is seen: there is none.
    public func statusBar(hidden: Bool) -> some View { self }

    /// How large the view is in Xcode's previews.
    public func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// What the view is called in Xcode's previews.
    public func previewDisplayName(_ value: String?) -> some View { self }
    /// On what the view is shown in Xcode's previews.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }
    /// Which way up the view is shown in Xcode's previews.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }

    /// Feedback for fingers: nobody feels it.
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T
    ) -> some View { self }
    /// Feedback for fingers: nobody feels it.
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { self }
}

/// A size in Xcode's previews.
public enum PreviewLayout: Hashable, Sendable {
    /// That of a device.
    case device
    /// The view's own.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device in Xcode's previews.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// Its name.
    public let rawValue: String
    /// A device by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// Which way up a device is.
public enum InterfaceOrientation: Hashable, Sendable {
    /// Upright.
    case portrait
    /// On its head.
    case portraitUpsideDown
    /// On its left side.
    case landscapeLeft
    /// On its right side.
    case landscapeRight
}

/// Views for Xcode's previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What is shown.
    associatedtype Previews: View
    /// What is shown.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// Views and modifiers for Xcode's library.
@MainActor @preconcurrency
public protocol LibraryContentProvider {
    /// The views.
    @LibraryContentBuilder @MainActor var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
    /// None.
    public var views: [LibraryItem] { [] }
}

/// An entry of Xcode's library.
public struct LibraryItem {
    /// A view.
    public init<V: View>(
        _ snippet: @autoclosure @escaping () -> V,
        visible: Bool = true,
        title: String? = nil,
        category: Category = .other
    ) {}

    /// What an entry is.
    public enum Category: Hashable, Sendable {
        /// An effect.
        case effect
        /// A layout.
        case layout
        /// A control.
        case control
        /// Anything else.
        case other
    }
}

/// Gathers entries of Xcode's library.
@resultBuilder
public enum LibraryContentBuilder {
    /// The entries.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}

/// What fingers feel: nothing here.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    /// Something went well.
    public static let success = SensoryFeedback(name: "success")
    /// Take care.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// Something else is chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value grows.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value shrinks.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something begins.
    public static let start = SensoryFeedback(name: "start")
    /// Something ends.
    public static let stop = SensoryFeedback(name: "stop")
    /// Something has come to its place.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level has changed.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Two things have met.
    public static let impact = SensoryFeedback(name: "impact")
    /// Two things have met.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        impact
    }

    /// How heavy things are.
    public struct Weight: Equatable, Sendable {
        private let number: Int
        /// Light.
        public static let light = Weight(number: 0)
        /// Neither.
        public static let medium = Weight(number: 1)
        /// Heavy.
        public static let heavy = Weight(number: 2)
    }
}
