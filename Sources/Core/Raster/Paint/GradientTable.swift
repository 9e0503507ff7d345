import CPixels

/// A lookup table of a gradient's colours in cells of equal size.
///
/// The ramp is asked at the ends of coarse cells and taken as straight between them, which misses it
/// by at most a twentieth of an 8-bit step. Fine cells, in which no component changes by more than
/// `flatChange`, have one colour each, kept encoded, too. With the .5 of the final rounding a pixel
/// is thus within .6 of a step of the ideal. Where a stretch is too steep for fine cells the straight
/// line itself is used, and where that misses, as across a hard change, the ramp.
final class GradientTable {
    private let ramp: GradientRamp
    /// The colour at a coarse cell's beginning; an alpha of −1 marks cells that are not used.
    private let starts: [SIMD4<Float>]
    /// The change of colour over a coarse cell.
    private let changes: [SIMD4<Float>]
    /// The colour of each fine cell that has only one; elsewhere its alpha is −1.
    private let flat = GrowingBuffer<SIMD4<Float>>()
    /// The encoded colour of each fine cell; 0 where the colour has to be worked out, or is not opaque.
    private let encoded = GrowingBuffer<UInt32>()
    /// Fine cells to a coarse one are 1 << fineBits.
    private let fineBits: Int
    /// The number of fine cells.
    private let cells: Float

    private static let coarsePerStretch = 64
    private static let maximumCoarse = 4096
    private static let maximumFine = 16384
    private static let permittedError = 0.05 / 255
    private static let flatChange: Float = 0.12 / 255

    /// The table of `ramp`.
    init(_ ramp: GradientRamp) {
        self.ramp = ramp
        let stretches = max(ramp.nodes.count - 1, 1)
        let coarse = min(stretches * Self.coarsePerStretch, Self.maximumCoarse)
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
            let miss = ramp.color(at: (from + to) / 2).straight - (start + end) * 0.5
            let isUsed = !isCut && Self.greatest(SIMD4<Float>(miss)) <= Float(Self.permittedError)
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
        cells = Float(coarse << bits)
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
                for cell in fine { unsafe encoded[cell] = onlyCode(cell) ?? 0 }
            } else {
                flatten(fine, of: cell)
            }
        }
        unsafe encoded[count] = unsafe encoded[count - 1]
    }

    /// The code of a colour that is opaque; what only rounds to an opaque code is not, since its alpha
    /// may still be multiplied.
    private static func opaqueCode(_ color: SIMD4<Float>) -> UInt32? {
        color.w == 1 ? EncodedPixel(color).rgba : nil
    }

    /// Gives the fine cells of a coarse one that is used their colours, if each has only one.
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

    /// The one code of all of the ramp's colours, which are opaque, in a fine cell whose coarse cell
    /// is not used.
    private func onlyCode(_ cell: Int) -> UInt32? {
        let count = Double(starts.count << fineBits)
        // Positions in single precision may be a little beyond the cell.
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
        fileprivate let cells: Float

        /// The encoded colours at four positions 0…1; 0 where one is not opaque or must be asked for by
        /// position.
        @inline(__always)
        func codes(at t: SIMD4<Float>) -> SIMD4<UInt32> {
            let cell = GradientTable.cells(at: t, of: cells)
            return unsafe SIMD4(
                base[Int(truncatingIfNeeded: cell[0])],
                base[Int(truncatingIfNeeded: cell[1])],
                base[Int(truncatingIfNeeded: cell[2])],
                base[Int(truncatingIfNeeded: cell[3])]
            )
        }
    }

    /// The encoded colours by position.
    var codes: Codes { unsafe Codes(base: encoded.pointer, cells: cells) }

    /// How the kernels look up colours of directions that are turned by `offset` of a turn,
    /// 0 ≤ offset < 1; valid as long as the table.
    @unsafe func turned(by offset: Float) -> cpixels_turn {
        unsafe cpixels_turn(
            offset: offset,
            cells: cells,
            codes: encoded.pointer,
            ask: { context, position, opacity, share in
                guard let context = unsafe context else { return 0 }
                let table = unsafe Unmanaged<GradientTable>.fromOpaque(context)
                var pixel = unsafe table._withUnsafeGuaranteedRef { $0.color(at: position) }
                pixel.w = pixel.w * opacity * share
                return EncodedPixel(pixel).rgba
            },
            context: Unmanaged.passUnretained(self).toOpaque()
        )
    }

    /// Into which of `cells` fine cells four positions 0…1 fall.
    ///
    /// 1.5·2²³ + x has the nearest whole number to x in its lowest bits.
    @inline(__always)
    private static func cells(at t: SIMD4<Float>, of cells: Float) -> SIMD4<UInt32> {
        let position = (t * cells - 0.5) + 12_582_912
        return unsafe unsafeBitCast(position, to: SIMD4<UInt32>.self) & 0x003F_FFFF
    }

    /// Writes the straight colours of `columns`, whose `positions` are 0…1 and by pixel.
    func write(_ positions: BufferView<Float>, _ columns: Range<Int>, to colors: ColorBlocks) {
        let table = unsafe cpixels_table(
            colors: UnsafeRawPointer(flat.pointer).assumingMemoryBound(to: Float.self),
            cells: cells,
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

    /// The straight colour at `t`; clamped to 0…1, NaN being 0.
    @inline(__always)
    func color(at t: Float) -> SIMD4<Float> {
        let position = t > 0 ? min(t, 1) : 0
        let cell = Int(truncatingIfNeeded: Self.cells(at: SIMD4(repeating: position), of: cells)[0])
        let color = unsafe flat[min(cell, flat.count - 1)]
        return color.w >= 0 ? color : steepColor(at: position)
    }

    /// The straight colour at `position`, 0…1, in a fine cell that has more than one.
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
    /// Red, green, blue, alpha, not premultiplied.
    var straight: SIMD4<Double> { SIMD4(red, green, blue, alpha) }
}
