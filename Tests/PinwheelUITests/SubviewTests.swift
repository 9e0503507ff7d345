import PinwheelUI
import Raster
import Testing

/// Containers that access their subviews, as carousels and staggered lists do.
@MainActor
struct SubviewTests {
    /// Views for containers: single, conditional, repeated and empty ones.
    private struct Given<Content: View>: View {
        let isMore: Bool
        @ViewBuilder let content: (AnyView) -> Content

        var body: some View {
            content(
                AnyView(
                    Group {
                        Bar(width: 1)
                        if isMore { Bar(width: 2) }
                        ForEach([3, 4], id: \.self) { Bar(width: CGFloat($0)) }
                        if isMore { Bar(width: 5) } else { Bar(width: 6) }
                        EmptyView()
                    }
                )
            )
        }
    }

    @Test(arguments: [false, true])
    func `subviews are listed in order`(isMore: Bool) throws {
        let all: [Double] = isMore ? [1, 2, 3, 4, 5] : [1, 3, 4, 6]
        let found = try widths(at: [0]) {
            Given(isMore: isMore) { given in
                Group(subviews: given) { subviews in
                    HStack {
                        ForEach(subviews) { $0 }
                        Bar(width: CGFloat(100 + subviews.count))
                        subviews
                        subviews[1...].dropLast()
                    }
                }
            }
        }
        #expect(found == [all + [100 + Double(all.count)] + all + all[1..<all.count - 1]])
        let each = try widths(at: [0]) {
            Given(isMore: isMore) { given in
                HStack { ForEach(subviews: given) { $0.padding(2) } }
            }
        }
        #expect(each == [all])
    }

    @Test func `subviews keep unique identities when others are inserted`() throws {
        func names(_ isMore: Bool) throws -> [Subview.ID] {
            var names: [Subview.ID] = []
            _ = try widths(at: [0]) {
                Given(isMore: isMore) { given in
                    Group(subviews: given) { subviews in
                        let _ = names = subviews.map(\.id)
                        subviews
                    }
                }
            }
            return names
        }
        let (few, many) = (try names(false), try names(true))
        #expect(Set(few).count == 4 && Set(many).count == 5)
        #expect(
            few.dropLast() == many.enumerated().filter { $0.offset != 1 }.map(\.element).dropLast()
        )
        #expect(few.last != many.last)
    }

    /// A bar that grows by one point after a second.
    private struct Growing: View {
        let width: CGFloat
        @State private var more: CGFloat = 0
        var body: some View {
            Bar(width: width + more).onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { more += 1 }
            }
        }
    }

    /// A container that moves its first view to the end after two seconds.
    private struct Rotated<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isRotated = false
        var body: some View {
            Group(subviews: content) { subviews in
                let rotated =
                    isRotated ? Array(subviews.dropFirst()) + [subviews[0]] : subviews.map { $0 }
                HStack { ForEach(rotated) { $0 } }
            }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isRotated = true }
            }
        }
    }

    @Test func `a subview keeps its state when it moves`() throws {
        let found = try widths(at: [0, 1, 2, 4]) {
            Rotated {
                Growing(width: 10)
                Growing(width: 20)
                Growing(width: 30)
            }
        }
        #expect(found == [[10, 20, 30], [11, 21, 31], [21, 31, 11], [21, 31, 11]])
    }

    @Test func `a subview has the environment of each place that shows it`() throws {
        let session = try ViewSession(size: CGSize(width: 40, height: 20)) {
            Group(subviews: Rectangle()) { subviews in
                subviews[0].foregroundStyle(.red)
                subviews[0].foregroundStyle(.blue)
            }
        }
        let paints = try session.scene(at: 0).items.compactMap { item in
            if case .shape(let shape) = item { shape.paint } else { nil }
        }
        #expect(paints.count == 2 && paints[0] != paints[1])
    }

    @Test func `a subview that is no longer shown is removed with its transition`() throws {
        struct Shortened: View {
            @State private var count = 2
            var body: some View {
                let bars = ForEach(1...3, id: \.self) { Bar(width: CGFloat(10 * $0)) }
                Group(subviews: bars) { subviews in
                    ForEach(subviews.prefix(count)) { $0.transition(.scale) }
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        withAnimation(.linear(duration: 1)) { count = 1 }
                    }
                }
            }
        }
        let found = try widths(at: [0, 1.5, 2]) { Shortened() }
        #expect(found.map { $0.sorted() } == [[10, 20], [10, 10], [10]])
    }
}
