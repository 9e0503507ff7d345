import Base
import Frames
import Indicators
import Raster

extension Pack {
    /// Returns the design as animated layers, in one appearance.
    ///
    /// - Throws: `InputError` if the indicator is drawn by code and has no layers.
    func document(_ appearance: Appearance) throws(InputError) -> VectorDocument {
        // Images in the design have the largest density.
        try images.document(PackVariant(scale: scales.last ?? 1, appearance: appearance))
    }

    /// Returns the documents of all appearances, light first. The dark one is left out if it equals
    /// the light one.
    func documents() throws(InputError) -> [(appearance: Appearance, document: VectorDocument)] {
        var documents: [(appearance: Appearance, document: VectorDocument)] = []
        for appearance in appearances {
            let document = try document(appearance)
            if !documents.contains(where: { $0.document == document }) {
                documents.append((appearance, document))
            }
        }
        return documents
    }
}
