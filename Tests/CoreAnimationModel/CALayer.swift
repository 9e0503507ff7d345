import Foundation
import Raster

public struct CALayerContentsFilter: Sendable {
    let isNearest: Bool
    public static let linear = CALayerContentsFilter(isNearest: false)
    public static let nearest = CALayerContentsFilter(isNearest: true)
}

/// A layer with the properties that packs use. Its anchor point is always (0.5, 0.5).
open class CALayer {
    public var bounds = CGRect.zero
    public var position = CGPoint.zero
    public var opacity: Float = 1
    open var contentsScale: CGFloat = 1
    public var backgroundColor: CGColor?
    public var contents: Any?
    public var magnificationFilter = CALayerContentsFilter.linear
    public var minificationFilter = CALayerContentsFilter.linear
    public var shadowColor: CGColor?
    public var shadowOpacity: Float = 0
    public var shadowRadius: CGFloat = 3
    public var shadowOffset = CGSize(width: 0, height: -3)
    public var mask: CALayer?
    public var sublayers: [CALayer]?
    public var speed: Float = 1
    public var timeOffset: CFTimeInterval = 0
    public private(set) weak var superlayer: CALayer?
    private var matrix = CGAffineTransform(scaleX: 1, y: 1)
    /// Values that were set by a key path.
    private var values: [String: Any] = [:]
    private var animations: [(key: String, animation: CAKeyframeAnimation)] = []

    public init() {}
    public init(layer: Any) {}
    public required init?(coder: NSCoder) {}

    public func addSublayer(_ layer: CALayer) {
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
    }
    open func layoutSublayers() {}
    public func setAffineTransform(_ matrix: CGAffineTransform) { self.matrix = matrix }
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    public func add(_ animation: CAAnimation, forKey key: String?) {
        guard let animation = animation as? CAKeyframeAnimation, let key else { return }
        removeAnimation(forKey: key)
        animations.append((key, animation))
    }
    public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

    /// All animations of the layer and its sublayers.
    public var allAnimations: [CAKeyframeAnimation] {
        animations.map(\.animation) + (mask?.allAnimations ?? [])
            + (sublayers ?? []).flatMap(\.allAnimations)
    }

    /// Returns the layer's time at a time of all layers.
    public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        let parent = superlayer?.convertTime(time, from: nil) ?? time
        return parent * Double(speed) + timeOffset
    }

    /// Returns the value of a property at the layer's time: that of the last active animation, or
    /// else the one that was set.
    func value<Value>(_ keyPath: String, at time: Double, default standard: Value) -> Value {
        var result = values[keyPath]
        for (_, animation) in animations where animation.keyPath == keyPath {
            if let value = animation.value(at: time) { result = value }
        }
        guard let result else { return standard }
        if let number = result as? Double {
            if let value = CGFloat(number) as? Value { return value }
            if let value = Float(number) as? Value { return value }
        }
        guard let value = result as? Value else {
            preconditionFailure("\(keyPath) cannot be \(result)")
        }
        return value
    }

    /// Returns the linear transform at the layer's time.
    func linear(at time: Double) -> Transform {
        if let value: NSValue = value("transform", at: time, default: Optional<NSValue>.none) {
            let numbers = value.numbers
            return Transform(
                a: numbers[0],
                b: numbers[1],
                c: numbers[2],
                d: numbers[3],
                tx: 0,
                ty: 0
            )
        }
        let angle: Double? = value("transform.rotation.z", at: time, default: nil)
        if let angle { return CGAffineTransform(rotationAngle: angle).transform }
        let scale: Double? = value("transform.scale", at: time, default: nil)
        if let scale { return .scale(x: scale, y: scale) }
        let x: Double? = value("transform.scale.x", at: time, default: nil)
        let y: Double? = value("transform.scale.y", at: time, default: nil)
        if x != nil || y != nil { return .scale(x: x ?? 1, y: y ?? 1) }
        return matrix.transform
    }
}

public struct CAShapeLayerLineCap: Sendable {
    let cap: Raster.StrokeStyle.Cap
    public static let butt = CAShapeLayerLineCap(cap: .butt)
    public static let round = CAShapeLayerLineCap(cap: .round)
    public static let square = CAShapeLayerLineCap(cap: .square)
}

public struct CAShapeLayerLineJoin: Sendable {
    let join: Raster.StrokeStyle.Join
    public static let miter = CAShapeLayerLineJoin(join: .miter)
    public static let round = CAShapeLayerLineJoin(join: .round)
    public static let bevel = CAShapeLayerLineJoin(join: .bevel)
}

public struct CAShapeLayerFillRule: Sendable {
    let rule: FillRule
    public static let nonZero = CAShapeLayerFillRule(rule: .nonZero)
    public static let evenOdd = CAShapeLayerFillRule(rule: .evenOdd)
}

public final class CAShapeLayer: CALayer {
    public var path: CGPath?
    public var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
    public var strokeColor: CGColor?
    public var fillRule = CAShapeLayerFillRule.nonZero
    public var strokeStart: CGFloat = 0
    public var strokeEnd: CGFloat = 1
    public var lineWidth: CGFloat = 1
    public var lineCap = CAShapeLayerLineCap.butt
    public var lineJoin = CAShapeLayerLineJoin.miter
    public var miterLimit: CGFloat = 10
    public var lineDashPattern: [NSNumber]?
    public var lineDashPhase: CGFloat = 0
}

public struct CAGradientLayerType: Equatable, Sendable {
    let name: String
    public static let axial = CAGradientLayerType(name: "axial")
    public static let radial = CAGradientLayerType(name: "radial")
    public static let conic = CAGradientLayerType(name: "conic")
}

public final class CAGradientLayer: CALayer {
    public var colors: [Any]?
    public var locations: [NSNumber]?
    public var startPoint = CGPoint(x: 0.5, y: 0)
    public var endPoint = CGPoint(x: 0.5, y: 1)
    public var type = CAGradientLayerType.axial
}
