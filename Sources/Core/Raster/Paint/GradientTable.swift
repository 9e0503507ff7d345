import CPixels

/// A lookup table of the colours of a gradient in cells of equal size.
///
/// The ramp is sampled at the ends of coarse cells and interpolated linearly between them, with an
/// error of at most 1/20 of an 8-bit step. Fine cells, in which no component changes by more than
/// `flatChange`, have one colour each, which is also stored encoded. With the final rounding of
/// 0.5, the error of a pixel is at most 0.6 of a step. Parts that are too steep for fine cells use
/// the linear interpolation, or the ramp where that is too inexact, as at a hard edge.
final class GradientTable {
    private let ramp: GradientRamp
    /// The hard edges, at which the table has no colours of pixels on both sides.
    let edges: GradientEdges
    /// The colour at the start of each coarse cell. An alpha of −1 marks cells where linear
    /// interpolation is too inexact.
    private let starts: [SIMD4<Float>]
    /// The change of the colour from the start to the end of each coarse cell.
    private let changes: [SIMD4<Float>]
    /// The colour of each fine cell that has only one; otherwise its alpha is −1.
    private let flat = GrowingBuffer<SIMD4<Float>>()
    /// The encoded colour of each fine cell, or 0 if the colour must be computed or is not opaque.
    private let encoded = GrowingBuffer<UInt32>()
    /// The binary logarithm of the number of fine cells in a coarse one.
    private let fineBits: Int
    /// The number of fine cells.
    private let cellCount: Float

    private static let coarsePerSegment = 64
    private static let maximumCoarse = 4096
    private static let maximumFine = 16384
    private static let permittedError = 0.05 / 255
    private static let flatChange: Float = 0.12 / 255

    /// Creates the table of `ramp`. `isCyclic` is whether the ramp is a full turn of a conic
    /// gradient.
    init(_ ramp: GradientRamp, isCyclic: Bool = false) {
        self.ramp = ramp
        edges = GradientEdges(ramp, isCyclic: isCyclic)
        let segments = max(ramp.nodes.count - 1, 1)
        let coarse = min(segments * Self.coarsePerSegment, Self.maximumCoarse)
        var next = 0
        var steepest: Float = 0
        var starts: [SIMD4<Float>] = []
        var changes: [SIMD4<Float>] = []
        var start = ramp.color(at: 0).straight
        for cell in 0..<coarse {
            let from = Double(cell) / Double(coarse)
            let to = Double(cell + 1) / Double(coarse)
            while next < ramp.nodes.count, ramp.nodes[next].location <= from { next += 1 }
            let isCut = next < ramp.nodes.count && ramp.nodes[next].location < to
            let end = ramp.colorBefore(to).straight
            let error = ramp.color(at: (from + to) / 2).straight - (start + end) * 0.5
            let isUsed = !isCut && Self.greatest(SIMD4<Float>(error)) <= Float(Self.permittedError)
            starts.append(isUsed ? SIMD4(start) : SIMD4(0, 0, 0, -1))
            changes.append(isUsed ? SIMD4(end - start) : .zero)
            steepest = max(steepest, Self.greatest(changes[cell]))
            let isAtNode = ramp.nodes.contains { $0.location == to }
            start = isAtNode ? ramp.color(at: to).straight : end
        }
        var bits = 0
        while steepest > Self.flatChange * Float(1 << bits),
            coarse << (bits + 1) <= Self.maximumFine
        {
            bits += 1
        }
        self.starts = starts
        self.changes = changes
        fineBits = bits
        cellCount = Float(coarse << bits)
        encode()
    }

    private func encode() {
        let count = starts.count << fineBits
        // One more for t = 1.
        encoded.reset(count: count + 1, to: 0)
        flat.reset(count: count, to: SIMD4(0, 0, 0, -1))
        for cell in starts.indices {
            let fine = cell << fineBits..<(cell + 1) << fineBits
            if starts[cell].w < 0 {
                for cell in fine { unsafe encoded[cell] = commonCode(cell) ?? 0 }
            } else {
                flatten(fine, of: cell)
            }
        }
        unsafe encoded[count] = unsafe encoded[count - 1]
    }

    /// Returns the code of an opaque colour, or `nil` for other colours. An alpha that is opaque
    /// only after rounding does not count, because it may still be multiplied.
    private static func opaqueCode(_ color: SIMD4<Float>) -> UInt32? {
        color.w == 1 ? EncodedPixel(color).rgba : nil
    }

    /// Stores the colours of the fine cells of a coarse cell that is exact enough, if each fine
    /// cell has one colour.
    private func flatten(_ fine: Range<Int>, of cell: Int) {
        let start = starts[cell]
        let change = changes[cell] * (1 / Float(1 << fineBits))
        guard Self.greatest(change) <= Self.flatChange else { return }
        for (index, cell) in fine.enumerated() {
            let color = start + change * (Float(index) + 0.5)
            unsafe flat[cell] = color
            unsafe encoded[cell] = Self.opaqueCode(color) ?? 0
        }
    }

    /// Returns the common code of all colours of the ramp in a fine cell, for coarse cells that are
    /// too inexact. Returns `nil` if the codes differ or a colour is not opaque.
    private func commonCode(_ cell: Int) -> UInt32? {
        let count = Double(starts.count << fineBits)
        // Positions in single precision may be slightly outside the cell.
        let from = Double(cell) / count - 0x1p-22
        let to = Double(cell + 1) / count + 0x1p-22
        var colors = [from, (from + to) / 2, to].map { ramp.color(at: $0) }
        for node in ramp.nodes where from <= node.location && node.location <= to {
            colors += [ramp.colorBefore(node.location), ramp.color(at: node.location)]
        }
        let code = Self.opaqueCode(SIMD4(colors[0].straight))
        return colors.allSatisfy { Self.opaqueCode(SIMD4($0.straight)) == code } ? code : nil
    }

    /// The encoded colours, for a loop over many pixels.
    @safe struct Codes {
        fileprivate let base: UnsafePointer<UInt32>
        fileprivate let cellCount: Float

        /// Returns the encoded colours at four positions from 0 to 1. A code is 0 if the colour is
        /// not opaque or must be computed by position.
        @inline(__always)
        func codes(at t: SIMD4<Float>) -> SIMD4<UInt32> {
            let cell = GradientTable.cellIndices(at: t, cellCount: cellCount)
            return unsafe SIMD4(
                base[Int(truncatingIfNeeded: cell[0])],
                base[Int(truncatingIfNeeded: cell[1])],
                base[Int(truncatingIfNeeded: cell[2])],
                base[Int(truncatingIfNeeded: cell[3])]
            )
        }
    }

    /// The encoded colours by position.
    var codes: Codes { unsafe Codes(base: encoded.pointer, cellCount: cellCount) }

    /// Returns the table as a C struct, for a gradient rotated by `offset` turns, 0 ≤ offset < 1.
    /// Valid as long as this table exists.
    @unsafe func kernelTable(rotatedBy offset: Float) -> cpixels_conic {
        unsafe cpixels_conic(
            offset: offset,
            cells: cellCount,
            codes: encoded.pointer,
            compute: { context, position, opacity, coverage in
                guard let context = unsafe context else { return 0 }
                let table = unsafe Unmanaged<GradientTable>.fromOpaque(context)
                var pixel = unsafe table._withUnsafeGuaranteedRef { $0.color(at: position) }
                pixel.w = pixel.w * opacity * coverage
                return EncodedPixel(pixel).rgba
            },
            context: Unmanaged.passUnretained(self).toOpaque()
        )
    }

    /// Returns the indices of the fine cells at four positions from 0 to 1.
    ///
    /// The lowest bits of the float 1.5·2²³ + x are the nearest integer to x.
    @inline(__always)
    private static func cellIndices(at t: SIMD4<Float>, cellCount: Float) -> SIMD4<UInt32> {
        let position = (t * cellCount - 0.5) + 12_582_912
        return unsafe unsafeBitCast(position, to: SIMD4<UInt32>.self) & 0x003F_FFFF
    }

    /// Writes the straight colours of `columns`. `positions` has one position from 0 to 1 for each
    /// pixel of the row.
    func write(_ positions: BufferView<Float>, _ columns: Range<Int>, to colors: ColorBlocks) {
        let table = unsafe cpixels_table(
            colors: UnsafeRawPointer(flat.pointer).assumingMemoryBound(to: Float.self),
            cells: cellCount,
            last: Int32(truncatingIfNeeded: flat.count - 1)
        )
        let end = (columns.upperBound + 7) >> 3
        var block = columns.lowerBound >> 3
        while true {
            block = unsafe cpixels_look_up(colors.pointer, block, end, positions.pointer, table)
            guard block < end else { return }
            for x in 8 * block..<8 * block + 8 { colors[x] = unsafe color(at: positions[x]) }
            block += 1
        }
    }

    /// Returns the straight colour at `t`, which is clamped to 0…1; NaN counts as 0.
    @inline(__always)
    func color(at t: Float) -> SIMD4<Float> {
        let position = t > 0 ? min(t, 1) : 0
        let cell = Int(
            truncatingIfNeeded: Self.cellIndices(
                at: SIMD4(repeating: position),
                cellCount: cellCount
            )[0]
        )
        let color = unsafe flat[min(cell, flat.count - 1)]
        return color.w >= 0 ? color : steepColor(at: position)
    }

    /// Returns the straight colour at `position`, 0 to 1, in a fine cell that has several colours.
    private func steepColor(at position: Float) -> SIMD4<Float> {
        let coarse = min(Int(position * Float(starts.count)), starts.count - 1)
        let start = starts[coarse]
        guard start.w >= 0 else { return SIMD4(ramp.color(at: Double(position)).straight) }
        return start + changes[coarse] * (position * Float(starts.count) - Float(coarse))
    }

    private static func greatest(_ v: SIMD4<Float>) -> Float {
        max(max(abs(v.x), abs(v.y)), max(abs(v.z), abs(v.w)))
    }
}

extension Color {
    /// Red, green, blue and alpha, not premultiplied.
    var straight: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}
