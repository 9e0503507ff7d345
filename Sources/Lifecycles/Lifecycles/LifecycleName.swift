/// The lifecycles by name.
public enum LifecycleName: String, Hashable, Sendable, CaseIterable {
    /// A view that primes on the way down and loads on the way back.
    case refreshableScrollView = "refreshable-scroll-view"
    /// A view that arms at a threshold and refreshes when it is let go.
    case pullToRefreshScrollView = "pull-to-refresh-scroll-view"
    /// The system's own control, with an error card that offers to retry.
    case refreshable = "refreshable"
    /// An arrow that turns with the pull, on a panel behind the content.
    case scrollAction = "scroll-action"
    /// A compass and a spinner that meet over the system's refresh control.
    case refreshControlOverlap = "refresh-control-overlap"

    /// The lifecycle with the article's parameters.
    public var standard: any Lifecycle {
        switch self {
        case .refreshableScrollView: RefreshableScrollView()
        case .pullToRefreshScrollView: PullToRefreshScrollView()
        case .refreshable: Refreshable()
        case .scrollAction: ScrollAction()
        case .refreshControlOverlap: RefreshControlOverlap()
        }
    }
}
