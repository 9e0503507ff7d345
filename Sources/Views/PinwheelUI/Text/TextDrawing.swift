import Foundation
import Indicators
import Raster

extension TextLayout {
    /// Returns the strokes of the text in a frame, each run with its paint. `transform` maps points
    /// to pixels.
    func items(
        in frame: CGRect,
        _ environment: EnvironmentValues,
        _ transform: Transform,
        paint: (Run) -> ResolvedPaint
    ) -> [Scene.Item] {
        var items: [Scene.Item] = []
        let block = CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2)
        for (line, baseline) in zip(lines, baselines) {
            let fraction = environment.multilineTextAlignment.leadingFraction
            var pen = Point(x: block.x + (width - line.width) * fraction, y: block.y + baseline)
            var rest = line.glyphs
            while let first = rest.first {
                let piece = rest.prefix { $0.run == first.run }
                rest = rest.dropFirst(piece.count)
                let run = runs[first.run]
                items += self.items(piece, run, at: pen, paint(run), transform)
                pen.x += piece.reduce(0) { $0 + $1.width }
            }
        }
        return items
    }

    /// Returns the strokes of consecutive characters of one run. `origin` is the start of the
    /// baseline.
    private func items(
        _ glyphs: ArraySlice<TextGlyph>,
        _ run: Run,
        at origin: Point,
        _ paint: ResolvedPaint,
        _ transform: Transform
    ) -> [Scene.Item] {
        let size = run.font.size
        let start = Point(x: origin.x, y: origin.y - run.baselineOffset)
        if case .symbol(let name) = run.content {
            let symbol = Symbol.named(name)
            // A symbol is centred vertically on the capital letters.
            let center = Transform.translation(
                dx: start.x + symbol.size.width * size / 2,
                dy: start.y - 0.35 * size
            )
            return symbol.items(
                scale: size,
                pen: run.font.weight.strokeWidth,
                paint: paint,
                placement: center.then(transform)
            )
        }
        var path = Raster.Path()
        if run.kerning == 0 {
            let text = String(glyphs.map(\.character))
            path = StrokeFont.builtIn.path(for: text, size: size, at: start)
        } else {
            var pen = start
            for glyph in glyphs {
                path.append(
                    StrokeFont.builtIn.path(for: String(glyph.character), size: size, at: pen)
                )
                pen.x += glyph.width
            }
        }
        if run.isItalic {
            let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0.2 * start.y, ty: 0)
            path = path.transformed(by: slant)
        }
        let length = glyphs.reduce(0) { $0 + $1.width }
        for (isDrawn, height) in [(run.isUnderlined, 0.14), (run.isStruckThrough, -0.28)]
        where isDrawn {
            let y = start.y + height * size
            path.append(.line(from: Point(x: start.x, y: y), to: Point(x: start.x + length, y: y)))
        }
        guard !path.isEmpty else { return [] }
        let pen = Raster.StrokeStyle(
            width: run.font.weight.strokeWidth * size,
            cap: .round,
            join: .round
        )
        return [
            .shape(
                Raster.Shape(
                    path: path,
                    style: .stroke(pen),
                    paint: paint.paint,
                    transform: transform,
                    opacity: paint.opacity
                )
            )
        ]
    }

    /// Returns a rounded bar in place of each line.
    func redacted(
        in frame: CGRect,
        _ environment: EnvironmentValues,
        _ transform: Transform
    ) -> [Scene.Item] {
        let paint = ForegroundStyle()._resolved(in: environment).paint(in: frame)
        let block = CGPoint(x: frame.midX - width / 2, y: frame.midY - height / 2)
        return zip(lines, baselines).map { line, baseline in
            let fraction = environment.multilineTextAlignment.leadingFraction
            let bar = Rect(
                x: block.x + (width - line.width) * fraction,
                y: block.y + baseline - 0.8 * line.size,
                width: line.width,
                height: 0.9 * line.size
            )
            return .shape(
                Raster.Shape(
                    path: .roundedRect(bar, cornerRadius: 0.2 * line.size),
                    paint: paint.paint,
                    transform: transform,
                    opacity: paint.opacity * 0.16
                )
            )
        }
    }
}

/// The layout item of a text.
final class TextItem: LeafItem {
    private var text = Text(verbatim: "")
    /// The styles of the runs.
    private var styles: [AnimatedStyle] = []
    private var layouts: [(proposal: ProposedViewSize, layout: TextLayout)] = []
    private var pass = -1

    func set(_ text: Text, _ inputs: Inputs) {
        let foreground = ForegroundStyle()._resolved(in: inputs.environment)
        let resolved = text.runs.map { run in
            run.attributes.style?._resolved(in: inputs.environment) ?? foreground
        }
        if resolved.count == styles.count {
            let animation = inputs.transaction.effectiveAnimation
            for (index, style) in resolved.enumerated() {
                styles[index].set(style, with: animation, host)
            }
        } else {
            styles = resolved.map { AnimatedStyle($0) }
        }
        self.text = text
        pass = -1
    }

    /// Returns the lines for a proposed size. The lines are cached during a layout pass.
    private func layout(for proposal: ProposedViewSize) -> TextLayout {
        if pass != host.layoutPass { layouts.removeAll(keepingCapacity: true) }
        pass = host.layoutPass
        if let known = layouts.first(where: { $0.proposal == proposal }) { return known.layout }
        let layout = TextLayout(
            text,
            in: environment,
            width: proposal.width ?? .infinity,
            height: proposal.height ?? .infinity
        )
        layouts.append((proposal, layout))
        return layout
    }

    override func measured(for proposal: ProposedViewSize) -> CGSize {
        let layout = layout(for: proposal)
        return CGSize(width: layout.width, height: layout.height)
    }

    private var placedProposal: ProposedViewSize?

    override func arrange(
        in frame: CGRect,
        _ proposal: ProposedViewSize,
        _ context: PlacementContext
    ) {
        placedProposal = proposal
        super.arrange(in: frame, proposal, context)
    }

    override func guide(_ key: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        let baselines = layout(for: proposal).baselines
        if key == VerticalAlignment.firstTextBaseline.key { return baselines.first }
        return key == VerticalAlignment.lastTextBaseline.key ? baselines.last : nil
    }

    override func draw(_ context: DrawContext, into items: inout [Scene.Item]) {
        guard let placedProposal else { return }
        let (layout, frame) = (layout(for: placedProposal), frame.value(at: host.now))
        let leaf =
            environment.redactionReasons.contains(.placeholder)
            ? layout.redacted(in: frame, environment, context.transform)
            : layout.items(in: frame, environment, context.transform) { run in
                styles[run.number].paint(in: frame, at: host.now)
            }
        context.emit(leaf, into: &items)
    }
}
