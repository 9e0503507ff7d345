import PinwheelUI
import Testing

/// Names qualified with their module, such as `SwiftUI.View`.
@MainActor
struct SwiftUINamesTests {
    /// The public types that are not part of SwiftUI.
    private static let own: Set = [
        "SwiftUI", "ViewSession", "ViewIndicator", "ViewFault", "IndicatorMoment", "ViewHost",
        "Node", "ScrollTrace", "ResolvedStyle",
    ]

    /// Returns whether a name is internal, or a function of Quartz or Core Foundation.
    private static func differsVisibly(_ name: String) -> Bool {
        ["_", "CATransform3D", "CFAbsoluteTime", "CACurrentMedia", "UIImageWrite"].contains {
            name.hasPrefix($0)
        }
            && name != "CATransform3D"
    }

    @Test func `every public type and function is available as a member of SwiftUI`() throws {
        let lists = try ["", "+Views", "+Drawing", "+Environment", "+UIKit", "+Functions"]
            .map { try PublicNames.text(of: "PinwheelUI/Platform/SwiftUINames\($0).swift") }
            .joined()
        let listed = Set(
            lists.matches(of: /public (?:typealias|static func) (\w+)/).map { String($0.1) }
        )
        var missing: [String] = []
        for module in ["PinwheelUI", "PinwheelCombine"] {
            for text in try PublicNames.texts(of: module, without: "SwiftUINames") {
                let names = PublicNames.declared(in: text).filter { !$0.value }.keys
                missing += names.filter { name in
                    !listed.contains(name) && !Self.own.contains(name) && !Self.differsVisibly(name)
                }
            }
        }
        #expect(missing.sorted() == [])
        #expect(listed.count > 300)
    }

    @Test func `qualified names refer to the same types and functions`() throws {
        struct Subject: SwiftUI.View {
            @SwiftUI.State private var width: CGFloat = 10
            var body: some SwiftUI.View {
                SwiftUI.LazyVStack(spacing: 0) {
                    SwiftUI.AnyLayout(SwiftUI.HStackLayout(spacing: 0)) { Bar(width: width) }
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        SwiftUI.withAnimation(.linear(duration: 1)) { width = 30 }
                    }
                }
            }
        }
        #expect(try widths(at: [0, 1.5, 2]) { Subject() } == [[10], [20], [30]])
        let frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(SwiftUI.AnyShape(SwiftUI.Circle()).path(in: frame) == Circle().path(in: frame))
    }
}
