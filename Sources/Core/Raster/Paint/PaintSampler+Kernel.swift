import CPixels

extension PaintSampler {
    /// The directions that a conic gradient looks up. `nil` for other paints.
    var conicAngles: ConicAngleCache? {
        switch self {
        case .gradient(_, .rotated(let angles, _)): return angles
        case .edged(let edged): return edged.smooth.conicAngles
        default: return nil
        }
    }

    /// The hard edges of the gradient, which kernels leave out; `nil` for other paints.
    var hardEdges: EdgedPositions? {
        guard case .edged(let edged) = self else { return nil }
        return edged
    }

    /// Returns the paint as a C struct for the kernels. Returns `nil` if they cannot draw it.
    @unsafe func kernelPaint(opacity: Float) -> cpixels_paint? {
        switch self {
        case .solid(let color): return unsafe cpixels_paint(color, opacity: opacity)
        case .gradient(let table, .rotated(let map, let offset)):
            guard let directions = unsafe map.directions else { return nil }
            return unsafe cpixels_paint(
                straight: (0, 0, 0),
                color: 0,
                alpha: opacity,
                conic: table.kernelTable(rotatedBy: offset),
                directions: directions,
                stride: Int32(truncatingIfNeeded: map.width)
            )
        case .edged(let edged): return unsafe edged.smooth.kernelPaint(opacity: opacity)
        default: return nil
        }
    }
}

extension cpixels_paint {
    /// Creates a paint of one colour.
    init(_ color: StraightPixel, opacity: Float) {
        // The alpha does not change the codes of the other components.
        let opaque = StraightPixel(color.x, color.y, color.z, 1)
        unsafe self.init(
            straight: (color.x, color.y, color.z),
            color: EncodedPixel(opaque).rgba,
            alpha: color.w * opacity,
            conic: cpixels_conic(),
            directions: nil,
            stride: 0
        )
    }
}
