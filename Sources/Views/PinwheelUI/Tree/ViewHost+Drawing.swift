import Foundation
import Raster

extension ViewHost {
    /// Returns the items that draw the tree at the current time.
    func items(_ context: DrawContext) -> [Scene.Item] {
        var items: [Scene.Item] = []
        rootItem?.draw(context, into: &items)
        return items
    }

    /// The size of the image, in points.
    var contentSize: CGSize { rootItem?.size ?? .zero }
}
