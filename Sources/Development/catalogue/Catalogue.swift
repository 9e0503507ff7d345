/// All that must look the same on every machine: the built-in designs and what shapes, pens,
/// paints and layers can do.
package enum Catalogue {
    /// The pictures, sorted by name.
    package static let pictures: [CataloguePicture] =
        (DesignPictures.all + FillPictures.all + StrokePictures.all + GradientPictures.all
        + BlendPictures.all + GroupPictures.all + EffectPictures.all + RandomPictures.all)
        .sorted { $0.name < $1.name }
}
