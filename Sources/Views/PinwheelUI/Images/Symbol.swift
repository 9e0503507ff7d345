import Foundation
import Raster

/// A symbol by its name: simple outlines of the package's own, not those of Apple's fonts.
struct Symbol {
    /// What is drawn, in hundredths of the font's size, from the middle, y down.
    struct Outline {
        /// Where a round pen goes.
        var strokes = Raster.Path()
        /// What is filled.
        var fills = Raster.Path()
        /// Where a round pen clears what is filled.
        var cuts = Raster.Path()
    }

    let outline: Outline
    /// The room that it takes, in sizes of the font.
    let size: CGSize
    /// Whether there is an outline for the name; else it is a square with a stroke through it.
    let isKnown: Bool

    /// The symbol of a name.
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

    /// A symbol within a circle or a square: `x.circle`, `x.circle.fill`, `x.square`, `x.square.fill`.
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

    /// What is drawn, round the origin.
    ///
    /// - Parameters:
    ///   - scale: The font's size in points.
    ///   - pen: The pen's width, in sizes of the font.
    ///   - paint: Its paint, in the space of points round the origin.
    ///   - placement: From points round the origin to pixels.
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
        // Parts that lie over each other must not show through.
        return [.group(Raster.Group(items: items, opacity: paint.opacity))]
    }
}
