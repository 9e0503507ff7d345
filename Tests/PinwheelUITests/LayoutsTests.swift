import Foundation
import PinwheelUI
import Testing

/// Grids, custom layouts and anchor preferences.
@MainActor
struct LayoutsTests {
    private func frames<Content: View>(
        _ width: CGFloat,
        _ height: CGFloat,
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [CGRect] {
        try ViewSession(size: CGSize(width: width, height: height), view).frames(at: 0)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test
    func `grid columns are as wide as their widest cell, rows as high as their highest`() throws {
        let drawn = try frames(100, 100) {
            Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 2) {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 30, height: 5)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 8)
                    Color.blue.frame(width: 6, height: 6)
                }
                Color.green.frame(height: 3).gridCellUnsizedAxes(.horizontal)
            }
        }
        #expect(
            drawn == [
                rect(23, 37.5, 10, 10).rounded, rect(47, 37.5, 30, 5).rounded,
                rect(23, 49.5, 20, 8).rounded, rect(47, 49.5, 6, 6).rounded,
                rect(23, 59.5, 54, 3).rounded,
            ]
        )
    }

    @Test
    func `lazy grid columns divide the remaining width, and views fill them line by line`() throws {
        let columns = [GridItem(.fixed(20), spacing: 10), GridItem(.flexible())]
        #expect(
            try frames(100, 40) {
                LazyVGrid(columns: columns, spacing: 5) {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                }
            } == [rect(0, 8, 20, 10), rect(30, 8, 70, 10), rect(0, 23, 20, 10)]
        )
        #expect(
            try frames(100, 10) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)]) {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                }
            }.map(\.width) == [30, 30, 30]
        )
    }

    @Test func `ViewThatFits shows the first view that fits, otherwise the last`() throws {
        func width(_ offered: CGFloat) throws -> CGFloat? {
            try frames(offered, 20) {
                ViewThatFits(in: .horizontal) {
                    Color.red.frame(width: 80)
                    Color.red.frame(width: 40)
                    Color.red.frame(width: 10)
                }
            }.first?.width
        }
        #expect(try width(100) == 80)
        #expect(try width(50) == 40)
        #expect(try width(6) == 10)
    }

    /// A layout that places each view at the fraction of the bounds in its layout value.
    private struct Wheel: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            for subview in subviews {
                let place = subview[Place.self]
                subview.place(
                    at: CGPoint(
                        x: bounds.minX + place * bounds.width,
                        y: bounds.minY + place * bounds.height
                    ),
                    anchor: .center,
                    proposal: ProposedViewSize(width: 10, height: 10)
                )
            }
        }
    }

    private struct Place: LayoutValueKey { static let defaultValue: CGFloat = 0.5 }

    @Test func `a custom layout places views by their layout values`() throws {
        #expect(
            try frames(100, 50) {
                Wheel() {
                    Color.red
                    Color.blue.layoutValue(key: Place.self, value: 0.2)
                }
            } == [rect(45, 20, 10, 10), rect(15, 5, 10, 10)]
        )
    }

    @Test func `views keep their state and move when the layout changes`() throws {
        struct Subject: View {
            @State private var isHorizontal = true
            var body: some View {
                let layout =
                    isHorizontal
                    ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
                .onAppear {
                    withAnimation(.linear(duration: 1)) { isHorizontal = false }
                }
            }
        }
        let session = try ViewSession(size: CGSize(width: 40, height: 40)) { Subject() }
        #expect(try session.frames(at: 0) == [rect(10, 15, 10, 10), rect(20, 15, 10, 10)])
        #expect(try session.frames(at: 1) == [rect(15, 10, 10, 10), rect(15, 20, 10, 10)])
    }

    private struct BoundsKey: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    @Test func `an anchor is converted to another view's space`() throws {
        let drawn = try frames(100, 100) {
            VStack(spacing: 0) {
                Color.red.frame(width: 20, height: 30)
                    .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                    .padding(.leading, 40)
                Color.green.frame(width: 10, height: 10)
            }
            .overlayPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { proxy in
                    if let anchor {
                        let frame = proxy[anchor]
                        Rectangle()
                            .frame(width: frame.width, height: frame.height)
                            .offset(x: frame.minX, y: frame.minY)
                    }
                }
            }
        }
        #expect(drawn.count == 3)
        #expect(drawn.first == drawn.last)
        #expect(drawn.first == rect(60, 30, 20, 30))
    }

    @Test func `a visual effect receives the view's frame`() throws {
        let drawn = try frames(100, 100) {
            Color.red.frame(width: 10, height: 10)
                .visualEffect { content, proxy in
                    content.offset(x: proxy.frame(in: .global).minX).scaleEffect(2)
                }
        }
        #expect(drawn == [rect(130, 40, 20, 20)])
    }

    @Test func `a frame in the global space includes the transforms of ancestors`() throws {
        func frame<Content: View>(
            @ViewBuilder _ around: @escaping (GeometryReader<Color>) -> Content
        ) throws -> CGRect {
            let log = Frames()
            let reader = GeometryReader { proxy in
                log.record(proxy.frame(in: .global))
            }
            _ = try ViewSession(size: CGSize(width: 100, height: 100)) {
                around(reader).frame(width: 20, height: 10)
            }
            let recorded = log.frame
            return CGRect(
                x: (recorded.minX * 1e6).rounded() / 1e6,
                y: (recorded.minY * 1e6).rounded() / 1e6,
                width: (recorded.width * 1e6).rounded() / 1e6,
                height: (recorded.height * 1e6).rounded() / 1e6
            )
        }
        #expect(try frame { $0 } == rect(40, 45, 20, 10))
        #expect(try frame { $0.scaleEffect(2) } == rect(30, 40, 40, 20))
        #expect(try frame { $0.rotationEffect(.degrees(90)) } == rect(45, 40, 10, 20))
        #expect(
            try frame { $0.offset(x: 5).scaleEffect(2, anchor: .leading) } == rect(50, 40, 40, 20)
        )
        #expect(
            try frame { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
                == rect(43, 49, 20, 10)
        )
    }

    /// Records a frame.
    private final class Frames {
        var frame = CGRect.zero
        func record(_ frame: CGRect) -> Color {
            self.frame = frame
            return Color.clear
        }
    }

    @Test func `text wraps between words and is truncated at its line limit`() throws {
        func size(_ width: CGFloat?, _ limit: Int? = nil) throws -> CGSize {
            let log = Sizes()
            _ = try ViewSession(size: CGSize(width: 400, height: 400)) {
                Text("one two three four").lineLimit(limit)
                    .background(
                        GeometryReader { proxy in
                            Color.clear.onAppear { log.size = proxy.size }
                        }
                    )
                    .frame(width: width)
            }
            return log.size
        }
        let whole = try size(nil)
        let narrow = try size(whole.width * 0.6)
        #expect(narrow.width <= whole.width * 0.6)
        #expect(narrow.height == 2 * whole.height)
        #expect(try size(whole.width * 0.6, 1).height == whole.height)
        #expect(try size(whole.width * 0.6, 1).width <= whole.width * 0.6)
    }

    @Test func `a string literal is parsed as Markdown, and a string is drawn verbatim`() throws {
        func width(_ text: Text) throws -> CGFloat { try ViewSession { text }.size.width }
        let marked = try width(Text("**bold** and *italic*"))
        #expect(try marked == width(Text(verbatim: "bold and italic")))
        let string = "**bold**"
        #expect(try width(Text(string)) > width(Text("**bold**")))
        #expect(try width(Text("2 * 3 * 4_5")) == width(Text(verbatim: "2 * 3 * 4_5")))
    }

    private final class Sizes { var size = CGSize.zero }
}

extension CGRect {
    /// The rectangle with its edges rounded to whole points.
    fileprivate var rounded: CGRect {
        let (x, y) = (
            minX.rounded(.toNearestOrAwayFromZero), minY.rounded(.toNearestOrAwayFromZero)
        )
        let right = maxX.rounded(.toNearestOrAwayFromZero)
        let bottom = maxY.rounded(.toNearestOrAwayFromZero)
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
}
