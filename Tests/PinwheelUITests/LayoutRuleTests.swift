import Foundation
import PinwheelUI
import Testing

/// SwiftUI's layout rules as a table. Each rule has a view in 100 × 100 points and the expected
/// frames.
@MainActor
struct LayoutRuleTests {
    private struct Rule {
        let name: String
        let frames: [CGRect]
        let view: AnyView

        init(_ name: String, _ frames: [CGRect], @ViewBuilder _ view: () -> some View) {
            self.name = name
            self.frames = frames
            self.view = AnyView(view())
        }
    }

    private func check(_ rules: [Rule]) throws {
        for rule in rules {
            let session = try ViewSession(size: CGSize(width: 100, height: 100)) { rule.view }
            #expect(try session.frames(at: 0) == rule.frames, "\(rule.name)")
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func dot(_ width: CGFloat = 10, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test func `stacks follow layout priorities and preferred distances`() throws {
        try check([
            Rule("A spacer takes the remaining space", [rect(0, 0, 92, 100)]) {
                HStack {
                    Color.red
                    Spacer()
                }
            },
            Rule(
                "Of two unlimited views the one with the greater minimum is sized first",
                [rect(0, 0, 20, 100), rect(20, 0, 80, 100)]
            ) {
                HStack(spacing: 0) {
                    Color.red
                    Color.blue.frame(minWidth: 80, maxWidth: .infinity)
                }
            },
            Rule(
                "Padding resets the layout priority",
                [rect(0, 0, 50, 100), rect(50, 0, 50, 100)]
            ) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).padding(0)
                    Color.blue
                }
            },
            Rule(
                "A stack of one view behaves as that view, including its priority",
                [rect(0, 0, 100, 100), rect(100, 0, 0, 100)]
            ) {
                HStack(spacing: 0) {
                    VStack { Color.red.layoutPriority(1) }
                    Color.blue
                }
            },
            Rule(
                "A stack of a conditional view has no priority",
                [rect(0, 0, 50, 100), rect(50, 0, 50, 100)]
            ) {
                HStack(spacing: 0) {
                    VStack { if true { Color.red.layoutPriority(1) } }
                    Color.blue
                }
            },
            Rule(
                "A row that ends with a spacer has no spacing there",
                [rect(0, 45, 10, 10), rect(90, 45, 10, 10)]
            ) {
                HStack {
                    HStack {
                        dot()
                        Spacer()
                    }
                    dot()
                }
            },
            Rule(
                "A spacer in a frame has no spacing",
                [rect(30, 45, 10, 10), rect(60, 45, 10, 10)]
            ) {
                HStack {
                    dot()
                    Spacer().frame(width: 20)
                    dot()
                }
            },
            Rule(
                "The final height of a row is proposed to its views",
                [rect(35, 35, 10, 30), rect(45, 35, 20, 30)]
            ) {
                HStack(spacing: 0) {
                    dot(10, 30)
                    Color.blue.frame(width: 20)
                }
                .fixedSize()
            },
            Rule(
                "Views in a ZStack are proposed its final size",
                [rect(35, 35, 30, 30), rect(35, 35, 30, 30)]
            ) {
                ZStack {
                    Color.blue
                    dot(30, 30)
                }
                .fixedSize()
            },
            Rule(
                "The views with the highest priority determine the size of a ZStack",
                [rect(45, 45, 10, 10), rect(40, 40, 20, 20), rect(45, 45, 10, 10)]
            ) {
                ZStack {
                    dot(20, 20)
                    dot().layoutPriority(1)
                }
                .background { Color.green }
            },
            Rule("Views of a lazy stack have their ideal height", [rect(0, 45, 100, 10)]) {
                LazyVStack { Color.red }
            },
        ])
    }

    @Test func `frames, ratios and circles handle all kinds of proposals`() throws {
        try check([
            Rule("A minimum length is proposed to the content", [rect(20, 45, 60, 10)]) {
                Color.red.frame(minWidth: 60).fixedSize()
            },
            Rule(
                "An ideal length does not depend on the content",
                [rect(25, 45, 50, 10), rect(45, 45, 10, 10)]
            ) {
                dot().frame(idealWidth: 50).background { Color.blue }.fixedSize()
            },
            Rule("A ratio does not change the ideal size", [rect(45, 45, 10, 10)]) {
                Color.red.aspectRatio(2, contentMode: .fit).fixedSize()
            },
            Rule("Invalid lengths are ignored", [rect(0, 0, 100, 100)]) {
                Color.red.frame(width: -5, height: .infinity)
            },
            Rule("A circle with only a proposed width", [rect(45, 45, 10, 10)]) {
                Circle().fixedSize(horizontal: false, vertical: true)
            },
            Rule("A guide passes through frames", [rect(45, 40, 10, 10), rect(45, 44, 10, 10)]) {
                ZStack(alignment: .top) {
                    dot().alignmentGuide(.top) { _ in 4 }.frame(width: 10, height: 10)
                    dot()
                }
                .frame(height: 20, alignment: .top)
            },
            Rule("Guides have no effect in a geometry reader", [rect(0, 0, 10, 10)]) {
                GeometryReader { _ in dot().alignmentGuide(.leading) { _ in 7 } }
            },
            Rule("Two of four parts of a container", [rect(26, 45, 48, 10)]) {
                Color.red.frame(height: 10)
                    .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
            },
            Rule("The container is the scroll view", [rect(0, 0, 100, 10)]) {
                ScrollView(.horizontal) {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
                }
                .frame(height: 10)
                .frame(height: 100, alignment: .top)
            },
        ])
    }

    @Test
    func `grid cells follow unsized axes, column alignments, anchors and column spans`() throws {
        try check([
            Rule(
                "A view sets the alignment of its column",
                [
                    rect(45, 40, 10, 10), rect(35, 50, 20, 10), rect(55, 40, 10, 10),
                    rect(55, 50, 10, 10),
                ]
                .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        dot().gridColumnAlignment(.trailing)
                        dot()
                    }
                    GridRow {
                        dot(20)
                        dot()
                    }
                }
            },
            Rule("A view is anchored in its cell", [rect(40, 40, 10, 20), rect(50, 50, 10, 10)]) {
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        dot(10, 20)
                        dot().gridCellAnchor(.bottomTrailing)
                    }
                }
            },
            Rule(
                "A view that spans two columns widens them",
                [rect(35, 40, 10, 10), rect(55, 40, 10, 10), rect(30, 50, 40, 10)]
            ) {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        dot()
                        dot()
                    }
                    GridRow { dot(40).gridCellColumns(2) }
                }
            },
        ])
    }

    /// A horizontal layout without spacing, which accesses its views by ranges.
    private struct Row: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.reduce(0) { $0 + $1.width },
                height: sizes.map(\.height).max() ?? 0
            )
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            var x = bounds.minX
            for part in [subviews[0..<1], subviews[1..<subviews.count]] {
                for subview in part {
                    subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                    x += subview.sizeThatFits(.unspecified).width
                }
            }
        }
    }

    @Test func `guides outside a view's frame extend rows, and not overlays`() throws {
        try check([
            Rule(
                "A ZStack has the size of its largest view",
                [rect(30, 30, 40, 40), rect(45, 90, 10, 10)]
            ) {
                ZStack(alignment: .top) {
                    dot(40, 40)
                    dot().alignmentGuide(.top) { _ in -60 }
                }
            },
            Rule(
                "A row contains the line of its guides",
                [rect(40, 55, 10, 10), rect(50, 55, 10, 10)]
            ) {
                HStack(alignment: .top, spacing: 0) {
                    dot().alignmentGuide(.top) { _ in -20 }
                    dot().alignmentGuide(.top) { _ in -20 }
                }
            },
        ])
    }

    @Test func `a custom layout passes on the baselines and distances of its views`() throws {
        try check([
            Rule(
                "Baselines",
                [rect(30, 45, 10, 10), rect(40, 45, 10, 20), rect(50, 35, 20, 10)]
                    .map { $0.offsetBy(dx: 0, dy: 0) }
            ) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Row()() {
                        dot().alignmentGuide(.firstTextBaseline) { _ in 0 }
                        dot(10, 20)
                    }
                    dot(20, 10)
                }
            },
            Rule("Spacing", [rect(0, 45, 10, 10), rect(18, 45, 10, 10)]) {
                HStack {
                    Row()() {
                        dot()
                        Spacer()
                    }
                    dot()
                    Spacer()
                }
            },
        ])
    }

    @Test
    func `a stack proposes its width to several views, and the original width to one`() throws {
        func strip() -> some View { Color.red.aspectRatio(2, contentMode: .fit) }
        try check([
            Rule("Two views", [rect(45, 40, 10, 5), rect(45, 45, 10, 5)]) {
                VStack(spacing: 0) {
                    strip()
                    strip()
                }
                .fixedSize()
            },
            Rule("One view", [rect(45, 45, 10, 10)]) { VStack { strip() }.fixedSize() },
        ])
    }

    @Test
    func `without a size the root takes its ideal size and proposes it to the content`() throws {
        let session = try ViewSession { Color.red.aspectRatio(5, contentMode: .fit) }
        #expect(try session.frames(at: 0) == [rect(0, 4, 10, 2)])
    }
}
