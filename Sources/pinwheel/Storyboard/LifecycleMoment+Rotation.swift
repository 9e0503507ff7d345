import Lifecycles

extension LifecycleMoment {
    /// How far the indicator is turned, in degrees clockwise; a spinner's images count 22.5° each.
    package var rotation: Double {
        let image = 360 / Double(ActivityIndicator.images)
        switch values {
        case .refreshableScrollView(let values): return Double(values.image) * image
        case .pullToRefreshScrollView(let values): return values.rotation
        case .refreshable(let values):
            guard case .refreshing(let shown) = values.control else { return 0 }
            return Double(shown) * image
        case .scrollAction(let values): return values.angle
        case .refreshControlOverlap(let values): return values.rotation
        }
    }
}
