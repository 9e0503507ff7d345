/// At most 255 colours for the frames of a GIF.
///
/// Up to 255 different colours are used as they are. More are reduced by median cut (Heckbert,
/// Color Image Quantization for Frame Buffer Display, 1982), which here splits the box with the
/// largest squared error at its mean, along the axis of the largest error.
struct GIFPalette {
    /// The largest number of colours. One of a GIF's 256 indices is transparent.
    static let limit = 255

    /// The colours in ascending order.
    let colors: [GIFColor]

    /// Creates a palette from the number of pixels of each colour.
    init(_ counts: [GIFColor: Int]) {
        // Dictionaries have a random order.
        let entries = counts.map { Entry(color: $0, count: $1) }.sorted { $0.color < $1.color }
        guard entries.count > Self.limit else {
            colors = entries.map(\.color)
            return
        }
        var boxes = [Box(entries[...])]
        while boxes.count < Self.limit,
            let largest = boxes.indices.max(by: { boxes[$0].error < boxes[$1].error }),
            boxes[largest].error > 0
        {
            let (lower, upper) = boxes[largest].halves
            boxes[largest] = lower
            boxes.append(upper)
        }
        colors = Set(boxes.map(\.mean)).sorted()
    }

    private struct Entry {
        let color: GIFColor
        let count: Int
    }

    /// Similar colours, which one colour of the palette represents.
    private struct Box {
        private let entries: ArraySlice<Entry>
        private let middle: SIMD3<Double>
        /// The axis of the largest error, as an index of components.
        private let axis: Int
        /// The sum of the weighted squared distances of all pixels from the mean.
        let error: Double

        init(_ entries: ArraySlice<Entry>) {
            var (total, sum, squares) = (0.0, SIMD3<Double>.zero, SIMD3<Double>.zero)
            for entry in entries {
                let (count, color) = (Double(entry.count), entry.color.components)
                total += count
                sum += count * color
                squares += count * color * color
            }
            middle = sum / total
            let errors = GIFColor.weights * (squares - sum * middle)
            self.entries = entries
            axis = (0..<3).max { errors[$0] < errors[$1] } ?? 0
            // The sums are rounded, so the error of a single colour may differ from 0.
            error = entries.count == 1 ? 0 : errors.sum()
        }

        /// The mean colour.
        var mean: GIFColor {
            let bytes = middle.rounded(.toNearestOrAwayFromZero)
            return GIFColor(red: UInt8(bytes.x), green: UInt8(bytes.y), blue: UInt8(bytes.z))
        }

        /// The colours up to the mean along the axis, and those above it.
        var halves: (Box, Box) {
            let sorted = entries.sorted {
                let (left, right) = ($0.color.components[axis], $1.color.components[axis])
                return left == right ? $0.color < $1.color : left < right
            }
            let first = sorted.firstIndex { $0.color.components[axis] > middle[axis] } ?? 1
            let cut = min(max(first, 1), sorted.count - 1)
            return (Box(sorted[..<cut]), Box(sorted[cut...]))
        }
    }
}
