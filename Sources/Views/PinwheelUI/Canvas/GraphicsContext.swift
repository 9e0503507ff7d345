import Foundation
import Raster

/// What a canvas is drawn with. A copy draws on the same canvas, with settings of its own.
public struct GraphicsContext {
    private let recording: CanvasRecording
    private(set) var base: DrawContext
    private var clips: [Raster.Group.Clip] = []
    private let size: CGSize
    let symbols: [LayoutItem]

    /// The surroundings.
    public let environment: EnvironmentValues
    /// Multiplies the alpha of what is drawn.
    public var opacity: Double = 1
    /// How what is drawn meets what is there.
    public var blendMode = GraphicsContext.BlendMode.normal
    /// From the context's points to the canvas's.
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

    /// From the context's points to pixels.
    var place: Transform { Transform(transform).then(base.transform) }

    /// The rectangle around all clips, in the context's points.
    public var clipBoundingRect: CGRect {
        let all = CGRect(origin: .zero, size: size)
        let canvas = clips.reduce(all) { rect, clip in
            guard let inverse = base.transform.inverted,
                let bounds = clip.path.transformed(by: clip.transform.then(inverse)).bounds
            else { return .zero }
            return rect.intersection(CGRect(bounds))
        }
        return (Transform(transform).inverted ?? .identity).bounds(of: canvas)
    }

    /// Moves what is drawn from here on.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }
    /// Scales what is drawn from here on.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }
    /// Turns what is drawn from here on; clockwise when positive.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: angle.radians)
    }
    /// Sends what is drawn from here on through a map.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// How clips and filters are taken.
    public struct ClipOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What is inside is not seen.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Shows what is drawn from here on within a path only.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        var outline = path.outline
        var rule: FillRule = style.isEOFilled ? .evenOdd : .nonZero
        if options.contains(.inverse) {
            // Everything but the path: a frame far around it, by the even-odd rule.
            outline.append(.rect(Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)))
            rule = .evenOdd
        }
        clips.append(Raster.Group.Clip(path: outline, rule: rule, transform: place))
    }

    /// Changes what is drawn from here on, each piece by itself.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        for effect in filter.effects(environment) { base = base.filtered(by: effect) }
    }

    /// Draws a piece with all settings.
    func emit(_ leaf: [Scene.Item]) {
        var context = base
        context.opacity = min(max(opacity, 0), 1)
        context.blend = blendMode.mode
        guard !clips.isEmpty else { return context.emit(leaf, into: &recording.items) }
        // The clip is the last thing that happens to a piece before it meets what is there.
        var drawn: [Scene.Item] = []
        var inside = context
        (inside.opacity, inside.blend) = (1, .sourceOver)
        inside.emit(leaf, into: &drawn)
        guard !drawn.isEmpty else { return }
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
                    transform: place,
                    opacity: paint.opacity
                )
            )
        ])
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        emit(path, .fill(style.isEOFilled ? .evenOdd : .nonZero), shading)
    }
    /// Draws along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        emit(path, .stroke(style.pen), shading)
    }
    /// Draws along a path, `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws what `content` draws as one picture.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
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
        guard !inner.items.isEmpty else { return }
        emit([.group(Raster.Group(items: inner.items))])
    }

    /// Shows what is drawn from here on only where `content` draws: not available.
    @available(*, unavailable, message: "clip by a path, or mask the Canvas by a view")
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {}

    /// Draws with Core Graphics: not available.
    @available(*, unavailable, message: "there is no Core Graphics here; draw with fill and stroke")
    public func withCGContext(content: (Never) throws -> Void) rethrows {}
}
