import Foundation
import PinwheelUI
import Raster
import Testing

/// Right-to-left layout.
@MainActor
struct DirectionTests {
    /// Returns the left edges of the shapes drawn in 100 × 20 points, in drawing order.
    private func lefts<Content: View>(@ViewBuilder _ view: @escaping () -> Content) throws
        -> [Double]
    {
        let session = try ViewSession(size: CGSize(width: 100, height: 20)) {
            view().environment(\.layoutDirection, .rightToLeft)
        }
        return try session.scene(at: 0).items.compactMap { item in
            guard case .shape(let shape) = item else { return nil }
            return shape.path.transformed(by: shape.transform).bounds?.minX
        }
    }

    @Test func `stacks start on the right, and leading is right`() throws {
        let row = try lefts {
            HStack(spacing: 10) {
                Bar(width: 10)
                Bar(width: 20)
                Spacer()
            }
        }
        #expect(row == [90, 60])
        let column = try lefts {
            VStack(alignment: .leading, spacing: 0) {
                Bar(width: 10)
                Bar(width: 50)
            }
        }
        #expect(column == [65, 25])
        let pile = try lefts {
            ZStack(alignment: .topTrailing) {
                Bar(width: 100)
                Bar(width: 10)
            }
        }
        #expect(pile == [0, 0])
    }

    @Test func `frames, paddings, offsets, positions and overlays are mirrored`() throws {
        #expect(try lefts { Bar(width: 10).frame(width: 100, alignment: .leading) } == [90])
        #expect(try lefts { Bar(width: 10).padding(.leading, 30) } == [30])
        #expect(try lefts { Bar(width: 10).offset(x: 5) } == [40])
        #expect(try lefts { Bar(width: 10).position(x: 10, y: 10) } == [85])
        #expect(
            try lefts {
                Bar(width: 60).overlay(alignment: .leading) { Bar(width: 10) }
            } == [20, 70]
        )
        #expect(
            try lefts {
                VStack(alignment: .leading, spacing: 0) {
                    Bar(width: 10).alignmentGuide(.leading) { _ in -20 }
                    Bar(width: 50)
                }
            } == [45, 25]
        )
    }

    @Test
    func `grids and custom layouts are mirrored, and subtrees can have another direction`() throws {
        let grid = try lefts {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Bar(width: 10)
                    Bar(width: 30)
                }
            }
        }
        #expect(grid == [60, 30])
        struct Pair: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) -> CGSize { CGSize(width: 100, height: 20) }
            func placeSubviews(
                in bounds: CGRect,
                proposal: ProposedViewSize,
                subviews: Subviews,
                cache: inout ()
            ) {
                let x: CGFloat = subviews.layoutDirection == .rightToLeft ? 5 : 50
                subviews[0].place(at: CGPoint(x: bounds.minX + x, y: 0), proposal: .unspecified)
            }
        }
        #expect(try lefts { Pair { Bar(width: 10) } } == [85])
        let part = try lefts {
            HStack(spacing: 0) {
                Bar(width: 10)
                HStack(spacing: 0) {
                    Bar(width: 20)
                    Bar(width: 30)
                }
                .environment(\.layoutDirection, .leftToRight)
                Spacer(minLength: 0)
            }
        }
        #expect(part == [90, 40, 60])
    }

    @Test func `an inline title has a bar of 44 points in any order of modifiers`() throws {
        func height<Content: View>(@ViewBuilder _ view: @escaping () -> Content) throws -> CGFloat {
            var minY: CGFloat = 0
            let session = try ViewSession(size: CGSize(width: 200, height: 300)) {
                NavigationStack {
                    view().onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        minY = $0
                    }
                }
            }
            _ = try session.scene(at: 0)
            return minY
        }
        #expect(try height { Color.red.navigationTitle("A") } == 96)
        #expect(
            try height { Color.red.navigationTitle("A").navigationBarTitleDisplayMode(.inline) }
                == 44
        )
        #expect(
            try height { Color.red.navigationBarTitleDisplayMode(.inline).navigationTitle("A") }
                == 44
        )
        #expect(
            try height {
                VStack { Color.red.navigationTitle("A") }.navigationBarTitleDisplayMode(.large)
            } == 96
        )
        #expect(try height { Color.red.navigationBarTitleDisplayMode(.inline) } == 0)
    }
}
