/// The module-qualified names of state, time, publishers and system types.
extension SwiftUI {
    // MARK: The system

    public typealias PreviewContext = PinwheelUI.PreviewContext
    public typealias PreviewContextKey = PinwheelUI.PreviewContextKey
    public typealias FormStyle = PinwheelUI.FormStyle
    public typealias NSItemProvider = PinwheelUI.NSItemProvider
    public typealias UTType = PinwheelUI.UTType
    public typealias ImageResource = PinwheelUI.ImageResource
    public typealias Thread = PinwheelUI.Thread
    public typealias AsyncImagePhase = PinwheelUI.AsyncImagePhase

    // MARK: State

    public typealias DynamicViewContent = PinwheelUI.DynamicViewContent
    public typealias SidebarListStyle = PinwheelUI.SidebarListStyle
    public typealias InsetListStyle = PinwheelUI.InsetListStyle
    public typealias DefaultListStyle = PinwheelUI.DefaultListStyle
    public typealias UserInterfaceSizeClass = PinwheelUI.UserInterfaceSizeClass
    public typealias ContentSizeCategory = PinwheelUI.ContentSizeCategory
    public typealias LegibilityWeight = PinwheelUI.LegibilityWeight
    public typealias ColorSchemeContrast = PinwheelUI.ColorSchemeContrast
    public typealias DismissAction = PinwheelUI.DismissAction
    public typealias OpenURLAction = PinwheelUI.OpenURLAction
    public typealias PresentationMode = PinwheelUI.PresentationMode
    public typealias EditMode = PinwheelUI.EditMode
    public typealias LayoutDirection = PinwheelUI.LayoutDirection
    public typealias ScenePhase = PinwheelUI.ScenePhase
    public typealias RedactionReasons = PinwheelUI.RedactionReasons
    public typealias RefreshAction = PinwheelUI.RefreshAction
    public typealias ContentTransition = PinwheelUI.ContentTransition
    public typealias MatchedGeometryProperties = PinwheelUI.MatchedGeometryProperties
    public typealias AccessibilityFocusState = PinwheelUI.AccessibilityFocusState

    // MARK: Time

    public typealias DispatchGroup = Dispatch.DispatchGroup
    public typealias DispatchQueue = Dispatch.DispatchQueue
    public typealias DispatchWorkItem = Dispatch.DispatchWorkItem
    public typealias DispatchTime = Dispatch.DispatchTime
    public typealias DispatchWallTime = Dispatch.DispatchWallTime
    public typealias DispatchTimeInterval = Dispatch.DispatchTimeInterval
    public typealias Timer = Foundation.Timer

    // MARK: Tree

    public typealias Anchor = PinwheelUI.Anchor

    // MARK: Publishers

    public typealias Fail = PinwheelCombine.Fail
    public typealias Deferred = PinwheelCombine.Deferred
    public typealias Future = PinwheelCombine.Future
    public typealias ObservableObject = PinwheelCombine.ObservableObject
    public typealias ObservableObjectPublisher = PinwheelCombine.ObservableObjectPublisher
    public typealias Published = PinwheelCombine.Published
    public typealias Publisher = PinwheelCombine.Publisher
    public typealias Subscriber = PinwheelCombine.Subscriber
    public typealias Subscription = PinwheelCombine.Subscription
    public typealias Cancellable = PinwheelCombine.Cancellable
    public typealias AnyCancellable = PinwheelCombine.AnyCancellable
    public typealias Subscribers = PinwheelCombine.Subscribers
    public typealias ConnectablePublisher = PinwheelCombine.ConnectablePublisher
    public typealias Publishers = PinwheelCombine.Publishers
    public typealias Scheduler = PinwheelCombine.Scheduler
    public typealias SchedulerTimeIntervalConvertible =
        PinwheelCombine.SchedulerTimeIntervalConvertible
    public typealias Subject = PinwheelCombine.Subject
    public typealias PassthroughSubject = PinwheelCombine.PassthroughSubject
    public typealias CurrentValueSubject = PinwheelCombine.CurrentValueSubject
    public typealias Just = PinwheelCombine.Just
    public typealias Empty = PinwheelCombine.Empty
    public typealias AnyPublisher = PinwheelCombine.AnyPublisher
    public typealias CFTimeInterval = PinwheelUI.CFTimeInterval
}
