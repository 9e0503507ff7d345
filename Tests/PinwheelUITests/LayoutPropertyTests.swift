import Foundation
import PinwheelUI
import Raster
import SeededRandom
import Testing

/// Properties of any tree of stacks, frames and paddings.
@MainActor
struct LayoutPropertyTests {
    /// A generator of random view trees.
    @MainActor private struct Trees {
        var random: SplitMix64

        mutating func length() -> CGFloat { random.double(in: 0...60) }

        mutating func leaf() -> AnyView {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: AnyView(Color.red)
            case 1: AnyView(Circle())
            case 2: AnyView(Spacer())
            case 3: AnyView(Text("some words of text"))
            case 4: AnyView(GeometryReader { _ in Color.blue })
            default: AnyView(Color.green.frame(width: length(), height: length()))
            }
        }

        mutating func tree(_ depth: Int) -> AnyView {
            guard depth > 0 else { return leaf() }
            let child = tree(depth - 1)
            switch Int.random(in: 0..<12, using: &random) {
            case 0: return AnyView(child.padding(length() / 4))
            case 1: return AnyView(child.frame(width: length()))
            case 2: return AnyView(child.frame(minWidth: length() / 3, maxWidth: .infinity))
            case 3: return AnyView(child.frame(maxHeight: length()))
            case 4: return AnyView(child.fixedSize())
            case 5: return AnyView(child.aspectRatio(1.5, contentMode: .fit))
            case 6: return AnyView(child.layoutPriority(1))
            case 7:
                let others = (0..<2).map { _ in tree(depth - 1) }
                return AnyView(
                    ZStack {
                        child; others[0]; others[1]
                    }
                )
            case 8:
                let other = tree(depth - 1)
                return AnyView(
                    ViewThatFits {
                        child; other
                    }
                )
            case 9:
                let (other, gap) = (tree(depth - 1), length() / 6)
                return AnyView(
                    VStackLayout(spacing: gap) {
                        child; other
                    }
                )
            case 10:
                let other = tree(depth - 1)
                return AnyView(
                    VStack {
                        child; other
                    }
                )
            default:
                let other = tree(depth - 1)
                return AnyView(
                    HStack {
                        child; other
                    }
                )
            }
        }
    }

    /// A layout that records the sizes and proposals of its only view.
    private struct Recorder: PinwheelUI.Layout {
        let record: @Sendable (CGSize, ProposedViewSize) -> Void
        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGSize {
            let size = subviews.first?.sizeThatFits(proposal) ?? .zero
            record(size, proposal)
            return size
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            subviews.first?.place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test func `any tree has valid sizes and is laid out identically each time`() throws {
        var trees = Trees(random: SplitMix64(seed: 41))
        for _ in 0..<400 {
            let before = trees
            let size = CGSize(width: trees.length() * 3, height: trees.length() * 3)
            let view = trees.tree(4)
            let sizes = Sizes()
            let session = try ViewSession(size: size) {
                Recorder { size, _ in sizes.all.append(size) }() { view }
            }
            for taken in sizes.all {
                #expect(!taken.width.isNaN && taken.width >= 0, "\(before)")
                #expect(!taken.height.isNaN && taken.height >= 0, "\(before)")
            }
            guard size.width >= 1, size.height >= 1 else { continue }
            let scene = try session.scene(at: 0)
            let again = try ViewSession(size: size) { Recorder { _, _ in }() { view } }
            #expect(try again.scene(at: 0) == scene)
        }
    }

    private final class Sizes: @unchecked Sendable { var all: [CGSize] = [] }

    @Test func `fixed views in a stack follow each other within the stack's size`() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<200 {
            let count = Int.random(in: 1..<6, using: &random)
            let lengths = (0..<count).map { _ in random.double(in: 1...40).rounded() }
            let gap = random.double(in: 0...9).rounded()
            let session = try ViewSession {
                HStack(spacing: gap) {
                    ForEach(lengths.indices, id: \.self) { index in
                        Color.red.frame(width: lengths[index], height: lengths[index])
                    }
                }
            }
            let gaps: Double = gap * Double(count - 1)
            let whole: Double = lengths.reduce(gaps, +)
            #expect(session.size == CGSize(width: whole, height: lengths.max() ?? 0))
            let frames = try session.frames(at: 0)
            #expect(frames.count == count)
            var left: CGFloat = 0
            for (frame, length) in zip(frames, lengths) {
                #expect(frame.minX == left)
                #expect(frame.minY >= 0 && frame.maxY <= session.size.height)
                left += CGFloat(length + gap)
            }
        }
    }

    @Test func `flexible views divide the remaining length of a stack equally`() throws {
        var random = SplitMix64(seed: 8)
        for _ in 0..<200 {
            let fixed = random.double(in: 0...50).rounded()
            let width = random.double(in: 60...200).rounded()
            let session = try ViewSession(size: CGSize(width: width, height: 10)) {
                HStack(spacing: 2) {
                    Color.red
                    Color.green.frame(width: fixed)
                    Color.blue
                }
            }
            let frames = try session.frames(at: 0)
            #expect(frames.first?.minX == 0)
            #expect(Double(frames.last?.maxX ?? 0) == width)
            let each = (width - fixed - 4) / 2
            #expect(abs(Double(frames.first?.width ?? 0) - each) <= 1)
        }
    }

    @Test func `a padded view fills the remaining space`() throws {
        var random = SplitMix64(seed: 9)
        for _ in 0..<200 {
            let insets = EdgeInsets(
                top: random.double(in: 0...20).rounded(),
                leading: random.double(in: 0...20).rounded(),
                bottom: random.double(in: 0...20).rounded(),
                trailing: random.double(in: 0...20).rounded()
            )
            let session = try ViewSession(size: CGSize(width: 50, height: 60)) {
                Color.red.padding(insets)
            }
            let frame = try #require(try session.frames(at: 0).first)
            #expect(frame.minX == insets.leading && frame.minY == insets.top)
            #expect(frame.maxX == 50 - insets.trailing && frame.maxY == 60 - insets.bottom)
        }
    }
}

extension ViewSession {
    /// Returns the frames of the drawn shapes, back to front, in points.
    func frames(at time: Double) throws -> [CGRect] {
        try scene(at: time).items.flatMap(\.frames)
    }
}

extension Scene.Item {
    /// The frames of all shapes of the item.
    var frames: [CGRect] {
        switch self {
        case .group(let group): return group.items.flatMap(\.frames)
        case .shape(let shape):
            guard let bounds = shape.path.bounds else { return [] }
            let corner = shape.transform.apply(to: bounds.origin)
            return [
                CGRect(
                    x: corner.x,
                    y: corner.y,
                    width: bounds.width * shape.transform.a,
                    height: bounds.height * shape.transform.d
                )
            ]
        }
    }
}
