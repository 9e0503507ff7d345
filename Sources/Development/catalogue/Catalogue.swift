/// The images that must be identical on every machine: the built-in designs, and tests of shapes,
/// strokes, paints and groups.
package enum Catalogue {
    /// The images, sorted by name.
    package static let pictures: [CatalogueImage] =
        (DesignPictures.all + FillPictures.all + StrokePictures.all + GradientPictures.all
        + BlendPictures.all + GroupPictures.all + EffectPictures.all + RandomPictures.all)
        .sorted { $0.name < $1.name }
}
