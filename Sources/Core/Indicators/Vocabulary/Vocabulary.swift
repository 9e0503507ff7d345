/// What designs may be made of: one entry for each kind, which reader and schema go by.
package struct Vocabulary: Sendable {
    /// The kinds of outlines.
    package var outlines: [OutlineKind]
    /// What places and blends any layer.
    package var properties: [LayerProperty]
    /// The easings with parameters.
    package var easings: [EasingKind]

    /// What comes with Pinwheel.
    package static let standard = Vocabulary(
        outlines: OutlineKind.all,
        properties: LayerProperty.all,
        easings: EasingKind.all
    )

    /// Words of these kinds.
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
    /// The kinds that come with Pinwheel, in the order in which they are listed.
    package static let all = [
        circle, ellipse, arc, sector, rect, roundedRect, superellipse, capsule, line, polygon,
        regularPolygon, star, path, text,
    ]
}
