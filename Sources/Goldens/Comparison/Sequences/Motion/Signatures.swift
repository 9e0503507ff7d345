import Pictures
import Raster

/// Small copies of the images of two sequences, for comparing all images with each other.
struct Signatures {
    /// The area where the images differ.
    let area: PixelRect
    private let cells: [ImageCells]

    /// The maximum number of cells along the longer side of the area.
    private static let resolution = 10

    /// Creates the signatures of images. Returns `nil` if their sizes differ, or if all images are
    /// equal.
    init?(_ pictures: [SequenceFrame]) {
        guard let first = pictures.first, pictures.allSatisfy({ $0.size == first.size }),
            let area = ActiveArea.of(pictures)
        else { return nil }
        let longest = max(area.width, area.height)
        let side = (longest + Self.resolution - 1) / Self.resolution
        self.area = area
        cells = pictures.map { ImageCells($0.image, area: area, side: side) }
    }

    /// Returns the signature of an image.
    subscript(picture: Int) -> ImageCells { cells[picture] }

    /// Returns the squared distance between two images.
    func squaredDistance(_ a: Int, _ b: Int) -> Double {
        a == b ? 0 : cells[a].squaredDistance(to: cells[b])
    }
}
