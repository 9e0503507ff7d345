/// The kinds of outlines, layer properties and easings that designs can use. The reader and the
/// schema are derived from them.
package struct Vocabulary: Sendable {
    /// The kinds of outlines.
    package var outlines: [OutlineKind]
    /// The properties that any layer may have.
    package var properties: [LayerProperty]
    /// The easings with parameters.
    package var easings: [EasingKind]

    /// The built-in vocabulary.
    package static let standard = Vocabulary(
        outlines: OutlineKind.all,
        properties: LayerProperty.all,
        easings: EasingKind.all
    )

    /// Creates a vocabulary.
    package init(
        outlines: [OutlineKind],
        properties: [LayerProperty],
        easings: [EasingKind]
    ) {
        self.outlines = outlines
        self.properties = properties
        self.easings = easings
    }
}

extension OutlineKind {
    /// The built-in kinds, in listing order.
    package static let all = [
        circle, ellipse, arc, sector, rect, roundedRect, superellipse, capsule, line, polygon,
        regularPolygon, star, path, plot, text, combine, morph,
    ]
}
