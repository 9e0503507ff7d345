import CPixels

/// One row of pixels while it is composited: a ground of one colour, and pixels that have colours of
/// their own since something was drawn there.
///
/// A row of the picture is encoded while it is drawn, as long as only kernels change it.
@safe struct PixelRow {
    /// When a row's pixels are encoded.
    enum Encoding: UInt8, BitwiseCopyable {
        /// Nothing is drawn upon the ground yet.
        case notYet
        /// With each change.
        case atOnce
        /// When the row is finished.
        case atTheEnd
    }

    /// What a band keeps of a row.
    @unsafe struct State: BitwiseCopyable {
        var pixels: cpixels_row
        var encoding: Encoding
        var target: TargetRow?
    }

    private let state: UnsafeMutablePointer<State>

    /// The row of `state`, which must stay where it is.
    @inline(__always)
    @unsafe init(_ state: UnsafeMutablePointer<State>) { unsafe self.state = state }

    /// The row's width in pixels.
    var width: Int { unsafe Int(state.pointee.pixels.width) }

    /// The colour of all pixels without one of their own.
    var ground: StraightPixel {
        get {
            let ground = unsafe state.pointee.pixels.ground
            return StraightPixel(ground.0, ground.1, ground.2, ground.3)
        }
        nonmutating set {
            unsafe state.pointee.pixels.ground = (newValue.x, newValue.y, newValue.z, newValue.w)
        }
    }

    /// The colours, of which those of live pixels hold.
    private var colors: ColorBlocks { unsafe ColorBlocks(state.pointee.pixels.colors) }

    /// Whether pixel `x` has a colour of its own.
    @inline(__always)
    private func isLive(_ x: Int) -> Bool {
        unsafe state.pointee.pixels.live[x >> 3] >> UInt8(x & 7) & 1 == 1
    }

    /// The colour of pixel `x`.
    @inline(__always)
    subscript(x: Int) -> StraightPixel { isLive(x) ? colors[x] : ground }

    /// Changes the pixels of `columns`, one by one; `change` gets their place and colour.
    @inline(__always)
    func change(_ columns: Range<Int>, _ change: (Int, StraightPixel) -> StraightPixel) {
        encodeAtTheEnd()
        for x in columns {
            colors[x] = change(x, self[x])
            unsafe state.pointee.pixels.live[x >> 3] |= 1 << UInt8(x & 7)
        }
    }

    /// Changes every pixel; the ground as one.
    func changeAll(_ change: (StraightPixel) -> StraightPixel) {
        if unsafe state.pointee.encoding == .atOnce { encodeAtTheEnd() }
        ground = change(ground)
        guard unsafe state.pointee.encoding == .atTheEnd else { return }
        for x in 0..<width where isLive(x) { colors[x] = change(colors[x]) }
    }

    /// Lays one colour over what is covered.
    func lay(_ color: StraightPixel, over coverage: CoverageRow) {
        guard coverage.runs.count > 0 else { return }
        beginToEncode()
        unsafe withUnsafePointer(to: color) { color in
            unsafe cpixels_lay(
                &state.pointee.pixels,
                coverage.kernelRuns,
                Int32(truncatingIfNeeded: coverage.runs.count),
                coverage.values.pointer,
                UnsafeRawPointer(color).assumingMemoryBound(to: Float.self)
            )
        }
    }

    /// Lays each pixel's own colour, its alpha multiplied by `opacity`, over what is covered.
    func lay(_ colors: ColorBlocks, opacity: Float, over coverage: CoverageRow) {
        guard coverage.runs.count > 0 else { return }
        beginToEncode()
        unsafe cpixels_lay_colors(
            &state.pointee.pixels,
            coverage.kernelRuns,
            Int32(truncatingIfNeeded: coverage.runs.count),
            coverage.values.pointer,
            colors.pointer,
            opacity
        )
    }

    private func beginToEncode() {
        guard unsafe state.pointee.encoding == .notYet, let target = unsafe state.pointee.target
        else { return }
        target.lay(EncodedPixel(ground).rgba, 0..<width)
        unsafe state.pointee.pixels.codes = target.pixels.pointer(to: 0..<width)
        unsafe state.pointee.encoding = .atOnce
    }

    private func encodeAtTheEnd() {
        if unsafe state.pointee.encoding == .atOnce {
            // Nothing is known of the ink that is there.
            unsafe state.pointee.target?.remember(ground: EncodedPixel(ground).rgba, inked: .max)
            unsafe state.pointee.pixels.codes = nil
        }
        unsafe state.pointee.encoding = .atTheEnd
    }

    /// Sees to it that the target has the row.
    func finish() {
        guard let target = unsafe state.pointee.target else { return }
        let ground = EncodedPixel(self.ground).rgba
        switch unsafe state.pointee.encoding {
        case .notYet: return target.flood(ground)
        case .atOnce: break
        case .atTheEnd:
            target.lay(ground, 0..<width)
            unsafe cpixels_encode(&state.pointee.pixels, target.pixels.pointer(to: 0..<width))
        }
        target.remember(ground: ground, inked: unsafe state.pointee.pixels.inked)
    }

    /// Calls `body` with the columns of pixels side by side that have colours of their own, in
    /// blocks of four if any of them has.
    @inline(__always)
    func forEachLiveBlock(_ body: (Range<Int>) -> Void) {
        for byte in 0..<(width + 7) / 8 {
            let bits = unsafe state.pointee.pixels.live[byte]
            if bits & 0x0F != 0 { body(8 * byte..<min(8 * byte + 4, width)) }
            if bits & 0xF0 != 0 { body(8 * byte + 4..<min(8 * byte + 8, width)) }
        }
    }
}

extension CoverageRow {
    /// The one share of all of a row's `width` pixels, nil if they have several.
    func shareOfAll(_ width: Int) -> Float? {
        guard runs.count == 1, runs[0].columns == 0..<width, !runs[0].isVarying else { return nil }
        return runs[0].constant
    }

    /// The runs as kernels read them.
    @unsafe fileprivate var kernelRuns: UnsafePointer<cpixels_run> {
        assert(MemoryLayout<Run>.stride == MemoryLayout<cpixels_run>.stride)
        return unsafe UnsafeRawPointer(runs.pointer).assumingMemoryBound(to: cpixels_run.self)
    }
}
