import Raster

extension Resolved {
    /// An outline in a combination or a morph, with its placement.
    final class PlacedOutline: Sendable {
        let outline: Outline
        /// The offset of the outline from the layer's centre, in points.
        let offset: DrivenPair
        /// The rotation about the outline's own centre, in degrees clockwise.
        let rotation: Driven<Double>
        /// The rule that decides which points are inside the outline.
        let rule: FillRule

        init(outline: Outline, offset: DrivenPair, rotation: Driven<Double>, rule: FillRule) {
            self.outline = outline
            self.offset = offset
            self.rotation = rotation
            self.rule = rule
        }

        /// Whether the outline and its placement never change.
        var isConstant: Bool { outline.isConstant && offset.isConstant && rotation.isConstant }

        /// Returns the shape in the layer's coordinates, at an instant.
        func shape(at instant: Instant) -> PlacedShape {
            let shape = outline.shape(at: instant)
            let offset = offset.value(at: instant)
            let degrees = rotation.value(at: instant)
            guard offset != .zero || degrees != 0 else {
                return PlacedShape(Path.Operand(shape.path, rule: rule), frame: shape.frame)
            }
            let place = Transform.turn(degrees: degrees)
                .then(.translation(dx: offset.dx, dy: offset.dy))
            return PlacedShape(
                Path.Operand(shape.path.transformed(by: place), rule: rule),
                frame: place.bounds(of: shape.frame)
            )
        }
    }

    /// The outlines of a combination or a morph.
    final class OutlineList: Sendable {
        let outlines: [PlacedOutline]
        /// Whether the outlines are those of a morph.
        let isMorph: Bool
        /// The shapes if all are constant, otherwise `nil`.
        private let constantShapes: [PlacedShape]?
        /// The morph if all outlines are constant, otherwise `nil`.
        private let constantMorph: OutlineMorph?

        init(_ outlines: [PlacedOutline], isMorph: Bool) {
            self.outlines = outlines
            self.isMorph = isMorph
            let start = Instant(state: .idle, time: 0, length: 1)
            constantShapes =
                outlines.allSatisfy { $0.isConstant }
                ? outlines.map { $0.shape(at: start) } : nil
            constantMorph = isMorph ? constantShapes.map { OutlineMorph($0) } : nil
        }

        /// Whether no outline ever changes.
        var isConstant: Bool { constantShapes != nil }

        /// Returns the shapes at an instant.
        func shapes(at instant: Instant) -> [PlacedShape] {
            constantShapes ?? outlines.map { $0.shape(at: instant) }
        }

        /// Returns the morph at an instant.
        func morph(at instant: Instant) -> OutlineMorph {
            constantMorph ?? OutlineMorph(shapes(at: instant))
        }

        /// The approximate number of curves and lines in all outlines.
        var segments: Int {
            outlines.reduce(0) { sum, placed in
                let (total, overflow) = sum.addingReportingOverflow(placed.outline.segments)
                return overflow ? .max : total
            }
        }
    }
}

/// The shape of an outline in a combination or a morph, in the layer's coordinates.
struct PlacedShape: Sendable {
    /// The path with its fill rule.
    let operand: Path.Operand
    /// The bounding box of the shape's frame.
    let frame: Rect

    init(_ operand: Path.Operand, frame: Rect) {
        self.operand = operand
        self.frame = frame
    }
}
