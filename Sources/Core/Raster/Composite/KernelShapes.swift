import CPixels

/// The shapes of a picture as the drawing kernel takes them: source-over, of one colour or in a turning
/// gradient.
///
/// The kernel draws rows in which no two of them share a pixel: on a clear background each leaves its own
/// colour with its alpha multiplied by the coverage, and on a background of one colour a mixture that depends
/// on the coverage alone. The same pixels come out as by way of a `PixelRow`.
@safe final class KernelShapes {
    private let shapes = unsafe GrowingBuffer<cpixels_shape>()

    init() {}

    /// Takes those of `nodes` that the kernel can draw; whether these are all.
    func replace(with nodes: [PreparedNode]) -> Bool {
        unsafe shapes.removeAll()
        for node in nodes {
            guard case .shape(let shape) = node, let paint = unsafe shape.kernelPaint else {
                continue
            }
            unsafe shapes.append(
                cpixels_shape(
                    table: shape.edges?.memory ?? cpixels_chain_table(),
                    paint: paint,
                    is_everywhere: shape.edges == nil ? 1 : 0,
                    is_even_odd: shape.rule.isEvenOdd,
                    top: Int32(truncatingIfNeeded: shape.rows.lowerBound),
                    bottom: Int32(truncatingIfNeeded: shape.rows.upperBound)
                )
            )
        }
        return unsafe shapes.count == nodes.count
    }

    /// Whether the kernel has code for a shape.
    static func support(_ shape: PreparedShape) -> Bool { unsafe shape.kernelPaint != nil }

    /// Draws rows; returns the first that the kernel does not support, or their end.
    func draw(_ rows: Range<Int>, by scanner: CoverageScanner, to target: Target) -> Int {
        unsafe Int(
            cpixels_draw_rows(
                shapes.pointer,
                Int32(truncatingIfNeeded: shapes.count),
                scanner.scratch,
                target.memory,
                Int32(truncatingIfNeeded: rows.lowerBound),
                Int32(truncatingIfNeeded: rows.upperBound)
            )
        )
    }
}

extension cpixels_paint {
    /// One colour.
    init(_ color: StraightPixel, opacity: Float) {
        // Alpha does not change the other components' codes.
        let opaque = StraightPixel(color.x, color.y, color.z, 1)
        unsafe self.init(
            straight: (color.x, color.y, color.z),
            color: EncodedPixel(opaque).rgba,
            alpha: color.w * opacity,
            turn: cpixels_turn(),
            directions: nil,
            are_known: nil,
            stride: 0
        )
    }
}

extension PaintSampler {
    /// The paint for the kernel; nil where it has no code for it.
    @unsafe func kernelPaint(opacity: Float) -> cpixels_paint? {
        switch self {
        case .solid(let color): return unsafe cpixels_paint(color, opacity: opacity)
        case .gradient(let table, .turning(let map, let offset)):
            guard let memory = unsafe map.memory else { return nil }
            return unsafe cpixels_paint(
                straight: (0, 0, 0),
                color: 0,
                alpha: opacity,
                turn: table.turned(by: offset),
                directions: memory.directions,
                are_known: memory.areKnown,
                stride: Int32(truncatingIfNeeded: map.width)
            )
        default: return nil
        }
    }
}
