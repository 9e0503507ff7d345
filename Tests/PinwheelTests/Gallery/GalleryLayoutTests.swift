import Frames
import Raster
import Testing

/// The cells of a gallery do not overlap and stay inside the picture.
struct GalleryLayoutTests {
    private static let measures = GalleryLayout.Measures(
        cellWidth: 68,
        labelHeight: 15,
        headingHeight: 22
    )

    @Test(arguments: [1, 3, 10], [[1], [4, 7], [12, 1, 30]])
    func `cells have distinct places inside the picture`(columns: Int, counts: [Int]) {
        let sections = counts.map { GalleryLayout.Section(title: "rings", count: $0) }
        let layout = GalleryLayout(sections, columns: columns, measures: Self.measures)
        #expect(layout.centers.count == counts.reduce(0, +))
        #expect(layout.headings.count == counts.count)
        for (index, center) in layout.centers.enumerated() {
            #expect(center.x >= 34 && center.x + 34 <= layout.size.width)
            #expect(center.y >= 30 && center.y + 45 <= layout.size.height)
            for other in layout.centers[..<index] {
                let isApart = abs(other.x - center.x) >= 68 || abs(other.y - center.y) >= 75
                #expect(isApart)
            }
        }
    }

    @Test func `a gallery is as wide as its widest row`() {
        let sections = [GalleryLayout.Section(title: "", count: 3)]
        let layout = GalleryLayout(sections, columns: 10, measures: Self.measures)
        #expect(layout.size.width == 24 + 3 * 68)
    }
}
