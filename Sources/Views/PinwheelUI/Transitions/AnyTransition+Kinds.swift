import Foundation
import Raster

extension AnyTransition {
    /// It is there, and is gone.
    public static let identity = AnyTransition { content, _ in content }
    /// It fades.
    public static let opacity = AnyTransition { content, phase in
        AnyView(content.opacity(phase.isIdentity ? 1 : 0))
    }
    /// It grows from a point, and shrinks to it.
    public static let scale = scale(scale: 0)
    /// It grows from a share of its size, about a point, and shrinks to it.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor))
        }
    }
    /// It comes from so far, and goes there.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(content.offset(phase.isIdentity ? .zero : offset))
        }
    }
    /// It comes from so far, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    /// It comes over an edge, and goes over it.
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(ItemModified(content, EdgeShift(edge: edge, way: phase.isIdentity ? 0 : 1)))
        }
    }
    /// It comes over the leading edge, and goes over the trailing one.
    public static let slide = AnyTransition { content, phase in
        AnyView(ItemModified(content, EdgeShift(edge: .trailing, way: phase.value)))
    }
    /// It comes over an edge and goes over the opposite one, fading.
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition { content, phase in
            let shift = EdgeShift(edge: edge, way: -phase.value)
            return AnyView(ItemModified(content.opacity(phase.isIdentity ? 1 : 0), shift))
        }
    }
    /// It is modified by one modifier while it is there, and by another while it is not.
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { content, phase in
            AnyView(content.modifier(unsafe phase.isIdentity ? identity : active))
        }
    }
}

/// A shift by a share of the own size.
nonisolated struct EdgeShift: ItemModifier {
    let edge: Edge
    /// How many of its own lengths it lies beyond the edge.
    var way: Double
    var animatableData: Double {
        get { way }
        set { way = newValue }
    }

    @MainActor func draw(
        _ child: LayoutItem,
        in frame: CGRect,
        _ context: DrawContext,
        into items: inout [Scene.Item]
    ) {
        let (dx, dy): (Double, Double) =
            switch edge {
            case .top: (0, -frame.height)
            case .bottom: (0, frame.height)
            case .leading: (-frame.width, 0)
            case .trailing: (frame.width, 0)
            }
        let shift = Transform.translation(dx: dx * way, dy: dy * way)
        child.draw(context.transformed(by: shift), into: &items)
    }
}
