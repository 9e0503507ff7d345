/// The working memory of blurs, shared by all blurs of a renderer and of nested renderers.
final class BlurScratch {
    /// The halvings, indexed by the number of previous halvings.
    private var halvings: [ImageHalving] = []
    /// The doublings, indexed by the number of doublings that follow.
    private var doublings: [ImageDoubling] = []
    /// The row drawn last.
    let source = PaddedImage()
    /// A clear row.
    let clear = PaddedImage()

    init() {}

    /// Extends the clear row to at least `width` pixels.
    func clear(width: Int) {
        if clear.width < width { clear.reset(width: width, height: 1) }
    }

    /// Returns the halving of an image that has been halved `level` times before.
    func halving(_ level: Int) -> ImageHalving {
        while halvings.count <= level { halvings.append(ImageHalving()) }
        return halvings[level]
    }

    /// Returns the doubling that is followed by `level` more.
    func doubling(_ level: Int) -> ImageDoubling {
        while doublings.count <= level { doublings.append(ImageDoubling()) }
        return doublings[level]
    }
}
