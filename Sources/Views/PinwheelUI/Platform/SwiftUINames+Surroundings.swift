/// Names of state, time, publishers and the system.
extension SwiftUI {
    // MARK: The system

    /// `PreviewContext`.
    public typealias PreviewContext = PinwheelUI.PreviewContext
    /// `PreviewContextKey`.
    public typealias PreviewContextKey = PinwheelUI.PreviewContextKey
    /// `FormStyle`.
    public typealias FormStyle = PinwheelUI.FormStyle
    /// `NSItemProvider`.
    public typealias NSItemProvider = PinwheelUI.NSItemProvider
    /// `UTType`.
    public typealias UTType = PinwheelUI.UTType
    /// `ImageResource`.
    public typealias ImageResource = PinwheelUI.ImageResource
    /// `Thread`.
    public typealias Thread = PinwheelUI.Thread
    /// `AsyncImagePhase`.
    public typealias AsyncImagePhase = PinwheelUI.AsyncImagePhase

    // MARK: State

    /// `DynamicViewContent`.
    public typealias DynamicViewContent = PinwheelUI.DynamicViewContent
    /// `SidebarListStyle`.
    public typealias SidebarListStyle = PinwheelUI.SidebarListStyle
    /// `InsetListStyle`.
    public typealias InsetListStyle = PinwheelUI.InsetListStyle
    /// `DefaultListStyle`.
    public typealias DefaultListStyle = PinwheelUI.DefaultListStyle
    /// `UserInterfaceSizeClass`.
    public typealias UserInterfaceSizeClass = PinwheelUI.UserInterfaceSizeClass
    /// `ContentSizeCategory`.
    public typealias ContentSizeCategory = PinwheelUI.ContentSizeCategory
    /// `LegibilityWeight`.
    public typealias LegibilityWeight = PinwheelUI.LegibilityWeight
    /// `ColorSchemeContrast`.
    public typealias ColorSchemeContrast = PinwheelUI.ColorSchemeContrast
    /// `DismissAction`.
    public typealias DismissAction = PinwheelUI.DismissAction
    /// `OpenURLAction`.
    public typealias OpenURLAction = PinwheelUI.OpenURLAction
    /// `PresentationMode`.
    public typealias PresentationMode = PinwheelUI.PresentationMode
    /// `EditMode`.
    public typealias EditMode = PinwheelUI.EditMode
    /// `LayoutDirection`.
    public typealias LayoutDirection = PinwheelUI.LayoutDirection
    /// `ScenePhase`.
    public typealias ScenePhase = PinwheelUI.ScenePhase
    /// `RedactionReasons`.
    public typealias RedactionReasons = PinwheelUI.RedactionReasons
    /// `RefreshAction`.
    public typealias RefreshAction = PinwheelUI.RefreshAction
    /// `ContentTransition`.
    public typealias ContentTransition = PinwheelUI.ContentTransition
    /// `MatchedGeometryProperties`.
    public typealias MatchedGeometryProperties = PinwheelUI.MatchedGeometryProperties
    /// `AccessibilityFocusState`.
    public typealias AccessibilityFocusState = PinwheelUI.AccessibilityFocusState

    // MARK: Time

    /// `DispatchGroup`.
    public typealias DispatchGroup = Dispatch.DispatchGroup
    /// `DispatchQueue`.
    public typealias DispatchQueue = Dispatch.DispatchQueue
    /// `DispatchWorkItem`.
    public typealias DispatchWorkItem = Dispatch.DispatchWorkItem
    /// `DispatchTime`.
    public typealias DispatchTime = Dispatch.DispatchTime
    /// `DispatchWallTime`.
    public typealias DispatchWallTime = Dispatch.DispatchWallTime
    /// `DispatchTimeInterval`.
    public typealias DispatchTimeInterval = Dispatch.DispatchTimeInterval
    /// `Timer`.
    public typealias Timer = Foundation.Timer

    // MARK: Tree

    /// `Anchor`.
    public typealias Anchor = PinwheelUI.Anchor

    // MARK: Publishers

    /// `Fail`.
    public typealias Fail = PinwheelCombine.Fail
    /// `Deferred`.
    public typealias Deferred = PinwheelCombine.Deferred
    /// `Future`.
    public typealias Future = PinwheelCombine.Future
    /// `ObservableObject`.
    public typealias ObservableObject = PinwheelCombine.ObservableObject
    /// `ObservableObjectPublisher`.
    public typealias ObservableObjectPublisher = PinwheelCombine.ObservableObjectPublisher
    /// `Published`.
    public typealias Published = PinwheelCombine.Published
    /// `Publisher`.
    public typealias Publisher = PinwheelCombine.Publisher
    /// `Subscriber`.
    public typealias Subscriber = PinwheelCombine.Subscriber
    /// `Subscription`.
    public typealias Subscription = PinwheelCombine.Subscription
    /// `Cancellable`.
    public typealias Cancellable = PinwheelCombine.Cancellable
    /// `AnyCancellable`.
    public typealias AnyCancellable = PinwheelCombine.AnyCancellable
    /// `Subscribers`.
    public typealias Subscribers = PinwheelCombine.Subscribers
    /// `ConnectablePublisher`.
    public typealias ConnectablePublisher = PinwheelCombine.ConnectablePublisher
    /// `Publishers`.
    public typealias Publishers = PinwheelCombine.Publishers
    /// `Scheduler`.
    public typealias Scheduler = PinwheelCombine.Scheduler
    /// `SchedulerTimeIntervalConvertible`.
    public typealias SchedulerTimeIntervalConvertible =
        PinwheelCombine.SchedulerTimeIntervalConvertible
    /// `Subject`.
    public typealias Subject = PinwheelCombine.Subject
    /// `PassthroughSubject`.
    public typealias PassthroughSubject = PinwheelCombine.PassthroughSubject
    /// `CurrentValueSubject`.
    public typealias CurrentValueSubject = PinwheelCombine.CurrentValueSubject
    /// `Just`.
    public typealias Just = PinwheelCombine.Just
    /// `Empty`.
    public typealias Empty = PinwheelCombine.Empty
    /// `AnyPublisher`.
    public typealias AnyPublisher = PinwheelCombine.AnyPublisher
    /// `CFTimeInterval`.
    public typealias CFTimeInterval = PinwheelUI.CFTimeInterval
}
