import Pictures
import Raster

/// The pictures of two sequences made so small that all can be compared with all.
struct Signatures {
    /// The part of the pictures where anything happens.
    let area: PixelRect
    private let cells: [PictureCells]

    /// The cells along the longer side of the area, at most.
    private static let resolution = 10

    /// The signatures of pictures of one size; nil when they differ in size or not at all.
    init?(_ pictures: [SequenceFrame]) {
        guard let first = pictures.first, pictures.allSatisfy({ $0.size == first.size }),
            let area = ActiveArea.of(pictures)
        else { return nil }
        let longest = max(area.width, area.height)
        let side = (longest + Self.resolution - 1) / Self.resolution
        self.area = area
        cells = pictures.map { PictureCells($0.image, area: area, side: side) }
    }

    /// The picture of an index made small.
    subscript(picture: Int) -> PictureCells { cells[picture] }

    /// How far two pictures lie apart, squared.
    func squaredDistance(_ a: Int, _ b: Int) -> Double {
        a == b ? 0 : cells[a].squaredDistance(to: cells[b])
    }
}
