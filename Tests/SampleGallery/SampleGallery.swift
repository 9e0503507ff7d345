import PinwheelTool
import PinwheelUI

/// A gallery for the tests. One of its two indicators has the name of a built-in design.
@main
struct SampleGallery: PinwheelGallery {
    var indicators: [any Indicator] {
        [
            ViewIndicator("bar", title: "A bar", size: CGSize(width: 40, height: 10)) { moment in
                Rectangle().frame(width: 40 * moment.progress)
            },
            ViewIndicator("arc", title: "Not the built-in", size: CGSize(width: 20, height: 20)) {
                Circle().opacity($0.isRefreshing ? 1 : $0.progress)
            },
        ]
    }
}
