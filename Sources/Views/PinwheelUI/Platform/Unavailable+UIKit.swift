import Foundation

/// UIKit's controllers: there are none.
@available(
    *,
    unavailable,
    message: "UIKit's controllers do not exist here; show the SwiftUI view that they hold"
)
@MainActor @preconcurrency
open class UIViewController {
    /// A controller.
    public init() {}
    /// Its view.
    public var view: UIView { UIView() }
    /// The view is there.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
}

/// UIKit's controllers of SwiftUI's views: there are none.
@available(
    *,
    unavailable,
    message: "UIKit's controllers do not exist here; show the SwiftUI view that they hold"
)
@MainActor @preconcurrency
public class UIHostingController<Content: View>: UIViewController {
    /// A controller of a view.
    public init(rootView: Content) { super.init() }
}

/// Core Animation's layers: there are none.
@available(
    *,
    unavailable,
    message: "layers do not exist here; use shapes, and animation(_:value:) or withAnimation"
)
open class CALayer {
    /// A layer.
    public init() {}
    /// Another layer in front.
    public func addSublayer(_ layer: CALayer) {}
    /// Has something move.
    public func add(_ anim: CAAnimation, forKey key: String?) {}
}

/// Core Animation's shapes: there are none.
@available(
    *,
    unavailable,
    message: "layers do not exist here; use a Path or a Shape, with trim, stroke and fill"
)
public final class CAShapeLayer: CALayer {}

/// Core Animation's motions: there are none.
@available(
    *,
    unavailable,
    message: "layers do not exist here; use shapes, and animation(_:value:) or withAnimation"
)
public class CAAnimation {}

/// Core Animation's motions of a property: there are none.
@available(
    *,
    unavailable,
    message: "layers do not exist here; use shapes, and animation(_:value:) or withAnimation"
)
public final class CABasicAnimation: CAAnimation {
    /// A motion of a property.
    public init(keyPath path: String?) {}
}

/// Core Graphics' pens: there are none.
@available(
    *,
    unavailable,
    message: "Core Graphics does not draw here; use Canvas and its GraphicsContext"
)
public final class CGContext {}
