import PinwheelTool
import PinwheelUI
import Unchanged

/// The app's indicators, with all commands of the tool.
@main
struct Gallery: PinwheelGallery {
    var indicators: [any Indicator] {
        [
            ViewIndicator("ring", title: "A ring that grows and spins", size: square) { moment in
                PullRing(progress: moment.progress, isRefreshing: moment.isRefreshing)
            },
            ViewIndicator("spokes", title: "Spokes, one by one", size: square) { moment in
                Spokes(progress: moment.progress, isRefreshing: moment.isRefreshing)
            },
            ViewIndicator("arrow", title: "An arrow on a panel", size: square) { moment in
                PullArrow(progress: moment.progress, isRefreshing: moment.isRefreshing)
            },
            ViewIndicator(
                "compass",
                title: "A compass and its needle",
                size: CGSize(width: 180, height: 60),
                states: ViewIndicator.defaultStates(period: 2)
            ) { moment in
                Compass(progress: moment.progress, isRefreshing: moment.isRefreshing)
            },
            ViewIndicator("retry", title: "A notice that loads again", size: wide) { moment in
                RetryNotice(isLoading: moment.isRefreshing)
            },
            ViewIndicator("pulse", title: "An app's own file, unchanged", size: square) { _ in
                Pulse()
            },
            ViewIndicator("emblem", title: "An app's own picture and colour", size: square) { _ in
                Emblem()
            },
        ]
    }

    private var square: CGSize { CGSize(width: 60, height: 60) }
    private var wide: CGSize { CGSize(width: 160, height: 60) }
}
