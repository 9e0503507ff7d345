import Foundation
import Raster

public struct GraphicsContext {
    private let recording: CanvasRecording
    private(set) var base: DrawContext
    private var clips: [Raster.Group.Clip] = []
    /// The layers that mask each item, with their blend modes.
    private var masks: [Raster.Group] = []
    private let size: CGSize
    let symbols: [LayoutItem]

    public let environment: EnvironmentValues
    public var opacity: Double = 1
    public var blendMode = GraphicsContext.BlendMode.normal
    /// The transform from the context's points to the canvas's points.
    public var transform: CGAffineTransform = .identity

    init(
        recording: CanvasRecording,
        base: DrawContext,
        environment: EnvironmentValues,
        size: CGSize,
        symbols: [LayoutItem]
    ) {
        self.recording = recording
        self.base = base
        self.environment = environment
        self.size = size
        self.symbols = symbols
    }

    /// The transform from the context's points to pixels.
    var toPixels: Transform { Transform(transform).then(base.transform) }

    public var clipBoundingRect: CGRect {
        let bounds = CGRect(origin: .zero, size: size)
        let canvas = clips.reduce(bounds) { rect, clip in
            guard let inverse = base.transform.inverted,
                let bounds = clip.path.transformed(by: clip.transform.then(inverse)).bounds
            else { return .zero }
            return rect.intersection(CGRect(bounds))
        }
        return (Transform(transform).inverted ?? .identity).bounds(of: canvas)
    }

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        var outline = path.outline
        var rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
        if options.contains(.inverse) {
            // A large rectangle with the even-odd rule inverts the path.
            outline.append(.rect(Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)))
            rule = .evenOdd
        }
        clips.append(Raster.Group.Clip(path: outline, rule: rule, transform: toPixels))
    }

    /// Adds a filter to each item drawn later. `options` is ignored.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        for effect in filter.effects(environment) { base = base.filtered(by: effect) }
    }

    /// Draws items as one leaf, with all settings of the context.
    func emit(_ leaf: [Scene.Item]) {
        var context = base
        context.opacity = min(max(opacity, 0), 1)
        context.blend = blendMode.mode
        guard !clips.isEmpty || !masks.isEmpty else {
            return context.emit(leaf, into: &recording.items)
        }
        // The clip applies last, after the filters and before blending.
        var drawn: [Scene.Item] = []
        var inside = context
        (inside.opacity, inside.blend) = (1, .sourceOver)
        inside.emit(leaf, into: &drawn)
        guard !drawn.isEmpty else { return }
        for mask in masks {
            drawn = [.group(Raster.Group(items: drawn + [.group(mask)]))]
        }
        let group = Raster.Group(
            items: drawn,
            opacity: context.opacity,
            blend: context.blend,
            clips: clips
        )
        recording.items.append(.group(group))
    }

    private func emit(_ path: Path, _ style: Raster.Shape.Style, _ shading: Shading) {
        guard !path.isEmpty else { return }
        let frame = path.boundingRect
        let paint = shading._resolved(in: environment).paint(in: frame)
        emit([
            .shape(
                Raster.Shape(
                    path: path.outline,
                    style: style,
                    paint: paint.paint,
                    transform: toPixels,
                    opacity: paint.opacity
                )
            )
        ])
    }

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        emit(path, .fill(style.isEOFilled ? .evenOdd : .nonZero), shading)
    }
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        emit(path, .stroke(style.rasterStyle), shading)
    }
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let items = try layer(content)
        guard !items.isEmpty else { return }
        emit([.group(Raster.Group(items: items))])
    }

    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        masks.append(
            Raster.Group(
                items: try layer(content),
                opacity: min(max(opacity, 0), 1),
                blend: options.contains(.inverse) ? .destinationOut : .destinationIn
            )
        )
    }

    /// Returns the items that `content` draws into a context with this context's transform.
    private func layer(
        _ content: (inout GraphicsContext) throws -> Void
    ) rethrows -> [Scene.Item] {
        let inner = CanvasRecording()
        var layer = GraphicsContext(
            recording: inner,
            base: DrawContext(transform: base.transform, scale: base.scale),
            environment: environment,
            size: size,
            symbols: symbols
        )
        layer.transform = transform
        try content(&layer)
        return inner.items
    }

    /// Unavailable: draws with Core Graphics.
    @available(*, unavailable, message: "Core Graphics is not available; draw with fill and stroke")
    public func withCGContext(content: (Never) throws -> Void) rethrows {}
}
