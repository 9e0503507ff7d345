/// Memory of blurs while they are at work, which all of a renderer's share with those within it.
final class BlurScratch {
    /// By how often a picture has been halved before.
    private var halvings: [PictureHalving] = []
    /// By how often rows will be doubled afterwards.
    private var doublings: [PictureDoubling] = []
    /// A row that has been drawn.
    let source = PaddedPicture()
    /// A clear row.
    let clear = PaddedPicture()

    init() {}

    /// Makes the clear row at least so wide.
    func clear(width: Int) {
        if clear.width < width { clear.reset(width: width, height: 1) }
    }

    /// The halving of a picture that has been halved `level` times.
    func halving(_ level: Int) -> PictureHalving {
        while halvings.count <= level { halvings.append(PictureHalving()) }
        return halvings[level]
    }

    /// The doubling after which rows are doubled `level` times.
    func doubling(_ level: Int) -> PictureDoubling {
        while doublings.count <= level { doublings.append(PictureDoubling()) }
        return doublings[level]
    }
}
