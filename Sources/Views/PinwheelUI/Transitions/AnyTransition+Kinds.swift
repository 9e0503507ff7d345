import Foundation
import Raster

extension AnyTransition {
    public static let identity = AnyTransition { content, _ in content }
    public static let opacity = AnyTransition { content, phase in
        AnyView(content.opacity(phase.isIdentity ? 1 : 0))
    }
    public static let scale = scale(scale: 0)
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor))
        }
    }
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(content.offset(phase.isIdentity ? .zero : offset))
        }
    }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition { content, phase in
            AnyView(
                ItemModified(content, EdgeShift(edge: edge, fraction: phase.isIdentity ? 0 : 1))
            )
        }
    }
    public static let slide = AnyTransition { content, phase in
        AnyView(ItemModified(content, EdgeShift(edge: .trailing, fraction: phase.value)))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition { content, phase in
            let shift = EdgeShift(edge: edge, fraction: -phase.value)
            return AnyView(ItemModified(content.opacity(phase.isIdentity ? 1 : 0), shift))
        }
    }
    public static func modifier<M: ViewModifier>(active: M, identity: M) -> AnyTransition {
        nonisolated(unsafe) let (active, identity) = (active, identity)
        return AnyTransition { content, phase in
            AnyView(content.modifier(unsafe phase.isIdentity ? identity : active))
        }
    }
}

/// A modifier that shifts content towards an edge by a multiple of its own size.
nonisolated struct EdgeShift: ContextModifier {
    let edge: Edge
    /// The shift in widths or heights of the content.
    var fraction: Double
    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func context(_ context: DrawContext, in frame: CGRect) -> DrawContext? {
        let (dx, dy): (Double, Double) =
            switch edge {
            case .top: (0, -frame.height)
            case .bottom: (0, frame.height)
            case .leading: (-frame.width, 0)
            case .trailing: (frame.width, 0)
            }
        return context.transformed(by: .translation(dx: dx * fraction, dy: dy * fraction))
    }
}
