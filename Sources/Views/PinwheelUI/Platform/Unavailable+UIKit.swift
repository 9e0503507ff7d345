import Foundation

@available(
    *,
    unavailable,
    message: "view controllers are not available; show the SwiftUI view that they host"
)
@MainActor @preconcurrency
open class UIViewController {
    public init() {}
    public var view: UIView { UIView() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
}

@available(
    *,
    unavailable,
    message: "view controllers are not available; show the SwiftUI view that they host"
)
@MainActor @preconcurrency
public class UIHostingController<Content: View>: UIViewController {
    public init(rootView: Content) { super.init() }
}

@available(
    *,
    unavailable,
    message: "layers are not available; use shapes, and animation(_:value:) or withAnimation"
)
open class CALayer {
    public init() {}
    public func addSublayer(_ layer: CALayer) {}
    public func add(_ anim: CAAnimation, forKey key: String?) {}
}

@available(
    *,
    unavailable,
    message: "layers are not available; use a Path or a Shape, with trim, stroke and fill"
)
public final class CAShapeLayer: CALayer {}

@available(
    *,
    unavailable,
    message: "layers are not available; use shapes, and animation(_:value:) or withAnimation"
)
public class CAAnimation {}

@available(
    *,
    unavailable,
    message: "layers are not available; use shapes, and animation(_:value:) or withAnimation"
)
public final class CABasicAnimation: CAAnimation {
    public init(keyPath path: String?) {}
}

@available(
    *,
    unavailable,
    message: "Core Graphics is not available; use Canvas and its GraphicsContext"
)
public final class CGContext {}
