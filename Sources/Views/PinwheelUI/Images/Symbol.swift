import Foundation
import Raster

/// A symbol with the package's own simple outlines, not those of Apple's fonts.
struct Symbol {
    /// Paths in hundredths of the font size around the centre, with y down.
    struct Outline {
        /// The paths to stroke with round caps.
        var strokes = Raster.Path()
        /// The paths to fill.
        var fills = Raster.Path()
        /// The paths to stroke transparently, which cuts them out of the fill.
        var cuts = Raster.Path()
    }

    let outline: Outline
    /// The layout size, in multiples of the font size.
    let size: CGSize
    /// Whether the symbol has an outline. Otherwise it is a crossed square.
    let isKnown: Bool

    /// Returns the symbol with a name.
    static func named(_ name: String) -> Symbol {
        if let entry = SymbolTable.entry(named: aliases[name] ?? name) { return Symbol(entry) }
        if let enclosed = enclosed(name) { return enclosed }
        return placeholder
    }

    private static let aliases = [
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrow.triangle.2.circlepath.circle": "arrow.clockwise.circle",
        "chevron.backward": "chevron.left", "chevron.forward": "chevron.right",
        "arrow.backward": "arrow.left", "arrow.forward": "arrow.right",
        "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise",
        "gear": "gearshape", "sun.min": "sun.max", "sun.max.fill": "sun.max",
        "gearshape.fill": "gearshape", "clock.arrow.circlepath": "arrow.counterclockwise",
    ]

    private init(_ entry: SymbolTable.Entry) {
        outline = entry.outline
        size = CGSize(width: entry.width / 100, height: entry.height / 100)
        isKnown = true
    }

    private init(_ outline: Outline, isKnown: Bool) {
        self.outline = outline
        size = CGSize(width: 1.18, height: 1.13)
        self.isKnown = isKnown
    }

    private static var placeholder: Symbol {
        var outline = SymbolTable.entry(named: "square")?.outline ?? Outline()
        outline.strokes.append(.line(from: Point(x: -40, y: 40), to: Point(x: 40, y: -40)))
        return Symbol(outline, isKnown: false)
    }

    /// Returns a symbol in a circle or a square: `x.circle`, `x.circle.fill`, `x.square` or
    /// `x.square.fill`.
    private static func enclosed(_ name: String) -> Symbol? {
        for frame in ["circle", "square"] {
            for suffix in [".\(frame).fill", ".\(frame)"] where name.hasSuffix(suffix) {
                let inner = String(name.dropLast(suffix.count))
                let around = SymbolTable.entry(named: String(suffix.dropFirst()))
                guard let entry = SymbolTable.entry(named: aliases[inner] ?? inner),
                    var outline = around?.outline
                else { return nil }
                let small = Transform.scale(0.55)
                let strokes = entry.outline.strokes.transformed(by: small)
                let fills = entry.outline.fills.transformed(by: small)
                if suffix.hasSuffix("fill") {
                    outline.cuts = strokes
                    outline.cuts.append(fills)
                } else {
                    outline.strokes.append(strokes)
                    outline.fills.append(fills)
                }
                return Symbol(outline, isKnown: true)
            }
        }
        return nil
    }

    /// Returns the items of the symbol, around the origin.
    ///
    /// - Parameters:
    ///   - scale: The font size in points.
    ///   - pen: The stroke width, in multiples of the font size.
    ///   - paint: The paint, in points around the origin.
    ///   - placement: The transform from points around the origin to pixels.
    func items(
        scale: CGFloat,
        pen: Double,
        paint: ResolvedPaint,
        placement: Transform
    ) -> [Scene.Item] {
        let map = Transform.scale(scale / 100)
        let pen = Raster.StrokeStyle(width: pen * scale, cap: .round, join: .round)
        func shape(_ path: Raster.Path, _ style: Raster.Shape.Style, _ opacity: Double)
            -> Scene.Item
        {
            .shape(
                Raster.Shape(
                    path: path.transformed(by: map),
                    style: style,
                    paint: paint.paint,
                    transform: placement,
                    opacity: opacity
                )
            )
        }
        var items: [Scene.Item] = []
        if !outline.fills.isEmpty { items.append(shape(outline.fills, .fill(.nonZero), 1)) }
        if !outline.strokes.isEmpty { items.append(shape(outline.strokes, .stroke(pen), 1)) }
        if !outline.cuts.isEmpty {
            let path = outline.cuts.transformed(by: map)
            var cut = Raster.Shape(path: path, style: .stroke(pen), paint: .solid(.black))
            (cut.transform, cut.blend) = (placement, .destinationOut)
            items.append(.shape(cut))
        }
        guard items.count > 1 || paint.opacity < 1 else { return items }
        // Overlapping parts are grouped so that they do not show through each other.
        return [.group(Raster.Group(items: items, opacity: paint.opacity))]
    }
}
