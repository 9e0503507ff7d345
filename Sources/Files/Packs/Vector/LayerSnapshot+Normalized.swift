import Indicators
import Raster

extension LayerSnapshot {
    /// The layer with values that formats can store.
    ///
    /// Paths have no arcs. What is not drawn because of a trim or a width of 0 is transparent. A
    /// rotation in perspective is applied to the points of the paths.
    var normalized: LayerSnapshot {
        var layer = withSimplePaths
        if let clip = layer.clip {
            layer.clip?.path = clip.path.transformed(by: clip.transform).withoutArcs
            layer.clip?.transform = .identity
        }
        if let mask = layer.mask {
            var simple = mask
            simple.layers = mask.layers.map(\.normalized)
            layer.mask = simple
        }
        return layer.withoutPerspective
    }

    private var withSimplePaths: LayerSnapshot {
        var layer = self
        switch layer.content {
        case .group(let layers): layer.content = .group(layers.map(\.normalized))
        case .image: break
        case .outline(var outline):
            outline.path = outline.path.withoutArcs
            if outline.isEmpty { layer.opacity = 0 }
            if let trim = outline.trim, trim.end - trim.start >= 1 {
                outline.trim = OutlineSnapshot.Trim(start: 0, end: 1)
            }
            layer.content = .outline(outline)
        }
        return layer
    }
}

extension OutlineSnapshot {
    /// Whether nothing is drawn.
    fileprivate var isEmpty: Bool {
        if let trim, !(trim.start < trim.end) { return true }
        return path.isEmpty || fill == nil && (stroke?.style.width ?? 0) <= 0
    }
}
