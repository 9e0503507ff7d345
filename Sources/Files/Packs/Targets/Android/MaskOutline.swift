import Raster

/// The outline of a mask that consists of one opaque filled shape, which masks like a clip.
struct MaskOutline {
    /// The index of the sequence.
    let sequence: Int

    /// Returns the outline in the masked layer's coordinates, or `nil` if the mask is more than
    /// one opaque shape filled by the nonzero rule.
    func path(of mask: VectorLayer.Mask) -> Track<Path>? {
        guard !mask.isInverted else { return nil }
        var transforms: [VectorTransform] = []
        var layers = mask.layers
        while true {
            guard layers.count == 1, let layer = layers.first, isOpaque(layer) else { return nil }
            transforms.append(layer.transform)
            switch layer.content {
            case .image: return nil
            case .group(let sublayers): layers = sublayers
            case .shape(let shape):
                guard isOpaque(shape, usesLuminance: mask.usesLuminance) else { return nil }
                return path(shape.path.tracks[sequence], transforms)
            }
        }
    }

    private func path(_ path: Track<Path>, _ transforms: [VectorTransform]) -> Track<Path> {
        let times = [path.keyTimes] + transforms.flatMap { $0.keyTimes(sequence) }
        return Track(keyTimes: times) { moment in
            transforms.reversed().reduce(path.value(at: moment)) { path, transform in
                path.transformed(by: transform.matrix(sequence, at: moment))
            }
        }
    }

    private func isOpaque(_ layer: VectorLayer) -> Bool {
        let opacity = layer.opacity.tracks[sequence]
        return opacity.isConstant && opacity.keys[0].value.value == 1 && layer.clip == nil
            && layer.mask == nil && layer.blur == nil && layer.shadow == nil
            && layer.blend == .sourceOver
    }

    private func isOpaque(_ shape: VectorShape, usesLuminance: Bool) -> Bool {
        guard shape.stroke == nil, shape.trim == nil, let fill = shape.fill, fill.rule == .nonZero
        else { return false }
        return fill.paint.tracks[sequence].keys.allSatisfy { key in
            guard case .solid(let color) = key.value else { return false }
            let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
            return color.alpha == 1 && (isWhite || !usesLuminance)
        }
    }
}
