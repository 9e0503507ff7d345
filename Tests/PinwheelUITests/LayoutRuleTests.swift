import Foundation
import PinwheelUI
import Testing

/// SwiftUI's rules of layout as a table: a view in 100 × 100 points, and the frames of what it draws.
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

    @Test("Who is asked first, and the distances between views")
    func stacks() throws {
        try check([
            Rule("A spacer takes what others leave", [rect(0, 0, 92, 100)]) {
                HStack {
                    Color.red
                    Spacer()
                }
            },
            Rule(
                "Of two endless views the one that needs more is asked first",
                [rect(0, 0, 20, 100), rect(20, 0, 80, 100)]
            ) {
                HStack(spacing: 0) {
                    Color.red
                    Color.blue.frame(minWidth: 80, maxWidth: .infinity)
                }
            },
            Rule("A frame around keeps no priority", [rect(0, 0, 50, 100), rect(50, 0, 50, 100)]) {
                HStack(spacing: 0) {
                    Color.red.layoutPriority(1).padding(0)
                    Color.blue
                }
            },
            Rule(
                "A stack of one view is that view, with its priority",
                [rect(0, 0, 100, 100), rect(100, 0, 0, 100)]
            ) {
                HStack(spacing: 0) {
                    VStack { Color.red.layoutPriority(1) }
                    Color.blue
                }
            },
            Rule(
                "A stack of a view that may go is one, of no priority",
                [rect(0, 0, 50, 100), rect(50, 0, 50, 100)]
            ) {
                HStack(spacing: 0) {
                    VStack { if true { Color.red.layoutPriority(1) } }
                    Color.blue
                }
            },
            Rule(
                "A row that ends with a spacer has no distance there",
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
                "A spacer in a frame keeps off nothing",
                [rect(30, 45, 10, 10), rect(60, 45, 10, 10)]
            ) {
                HStack {
                    dot()
                    Spacer().frame(width: 20)
                    dot()
                }
            },
            Rule(
                "Once a row's height is known all of it is offered",
                [rect(35, 35, 10, 30), rect(45, 35, 20, 30)]
            ) {
                HStack(spacing: 0) {
                    dot(10, 30)
                    Color.blue.frame(width: 20)
                }
                .fixedSize()
            },
            Rule(
                "Views over each other fill each other",
                [rect(35, 35, 30, 30), rect(35, 35, 30, 30)]
            ) {
                ZStack {
                    Color.blue
                    dot(30, 30)
                }
                .fixedSize()
            },
            Rule(
                "Of views over each other those of the highest priority make up the size",
                [rect(45, 45, 10, 10), rect(40, 40, 20, 20), rect(45, 45, 10, 10)]
            ) {
                ZStack {
                    dot(20, 20)
                    dot().layoutPriority(1)
                }
                .background { Color.green }
            },
            Rule("A lazy stack's views have their ideal height", [rect(0, 45, 100, 10)]) {
                LazyVStack { Color.red }
            },
        ])
    }

    @Test("What frames, ratios and circles make of what they are offered")
    func frames() throws {
        try check([
            Rule("A frame that must be longer offers its own length", [rect(20, 45, 60, 10)]) {
                Color.red.frame(minWidth: 60).fixedSize()
            },
            Rule(
                "An ideal length is the frame's, whatever the child",
                [rect(25, 45, 50, 10), rect(45, 45, 10, 10)]
            ) {
                dot().frame(idealWidth: 50).background { Color.blue }.fixedSize()
            },
            Rule("A ratio is nothing to an ideal size", [rect(45, 45, 10, 10)]) {
                Color.red.aspectRatio(2, contentMode: .fit).fixedSize()
            },
            Rule("A length that is none is not given", [rect(0, 0, 100, 100)]) {
                Color.red.frame(width: -5, height: .infinity)
            },
            Rule("A circle of a width alone", [rect(45, 45, 10, 10)]) {
                Circle().fixedSize(horizontal: false, vertical: true)
            },
            Rule("A guide goes through frames", [rect(45, 40, 10, 10), rect(45, 44, 10, 10)]) {
                ZStack(alignment: .top) {
                    dot().alignmentGuide(.top) { _ in 4 }.frame(width: 10, height: 10)
                    dot()
                }
                .frame(height: 20, alignment: .top)
            },
            Rule("In a reader guides are nothing", [rect(0, 0, 10, 10)]) {
                GeometryReader { _ in dot().alignmentGuide(.leading) { _ in 7 } }
            },
            Rule("Two shares of four of a container", [rect(26, 45, 48, 10)]) {
                Color.red.frame(height: 10)
                    .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)
            },
            Rule("A container is the scroll view", [rect(0, 0, 100, 10)]) {
                ScrollView(.horizontal) {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal)
                }
                .frame(height: 10)
                .frame(height: 100, alignment: .top)
            },
        ])
    }

    @Test("A grid's cells: unsized axes, column alignments, anchors, several columns")
    func grids() throws {
        try check([
            Rule(
                "A column's alignment is that of a view in it",
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
            Rule("A view's anchor in its cell", [rect(40, 40, 10, 20), rect(50, 50, 10, 10)]) {
                Grid(horizontalSpacing: 0) {
                    GridRow {
                        dot(10, 20)
                        dot().gridCellAnchor(.bottomTrailing)
                    }
                }
            },
            Rule(
                "A view of two columns makes them wider",
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

    /// A layout of one row without distances, its first views by a range.
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

    @Test("A guide far from a view's own frame")
    func guidesBeyond() throws {
        try check([
            Rule(
                "Views one over another are as large as the largest",
                [rect(30, 30, 40, 40), rect(45, 90, 10, 10)]
            ) {
                ZStack(alignment: .top) {
                    dot(40, 40)
                    dot().alignmentGuide(.top) { _ in -60 }
                }
            },
            Rule(
                "A row has the line of its guides in it",
                [rect(40, 55, 10, 10), rect(50, 55, 10, 10)]
            ) {
                HStack(alignment: .top, spacing: 0) {
                    dot().alignmentGuide(.top) { _ in -20 }
                    dot().alignmentGuide(.top) { _ in -20 }
                }
            },
        ])
    }

    @Test("A layout of one's own passes on baselines and distances of its views")
    func layouts() throws {
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
            Rule("Distances", [rect(0, 45, 10, 10), rect(18, 45, 10, 10)]) {
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

    @Test("A column offers its views its own width, a single one what it was offered")
    func settledColumns() throws {
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

    @Test("Without a size the whole takes its ideal one, and offers that in turn")
    func wholes() throws {
        let session = try ViewSession { Color.red.aspectRatio(5, contentMode: .fit) }
        #expect(try session.frames(at: 0) == [rect(0, 4, 10, 2)])
    }
}
