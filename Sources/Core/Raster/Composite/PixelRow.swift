import CPixels

/// A row of pixels while it is composited. Pixels that have been drawn are live and store a colour;
/// all others have the background's.
///
/// A row of the image is encoded while it is drawn, as long as only kernels change it. The band
/// owns the memory of the pixels.
@safe struct PixelRow {
    /// When the pixels of a row are encoded.
    enum Encoding: UInt8, BitwiseCopyable {
        /// Not yet: only the background has been drawn.
        case backgroundOnly
        /// With each change.
        case immediate
        /// When the row is finished.
        case deferred
    }

    /// The state of a row, stored in its band.
    @unsafe struct State: BitwiseCopyable {
        var pixels: cpixels_row
        var encoding: Encoding
        var target: TargetRow?
    }

    private let state: UnsafeMutablePointer<State>

    /// Creates a row with the given state, whose address must not change.
    @inline(__always)
    @unsafe init(_ state: UnsafeMutablePointer<State>) { unsafe self.state = state }

    /// The width of the row in pixels.
    var width: Int { unsafe Int(state.pointee.pixels.width) }

    /// The colour of all pixels that are not live.
    var background: StraightPixel {
        get {
            let background = unsafe state.pointee.pixels.background
            return StraightPixel(background.0, background.1, background.2, background.3)
        }
        nonmutating set {
            unsafe state.pointee.pixels.background = (
                newValue.x, newValue.y, newValue.z, newValue.w
            )
        }
    }

    /// The colours of the live pixels; others are undefined.
    var colors: ColorBlocks { unsafe ColorBlocks(state.pointee.pixels.colors) }

    /// Whether pixel `x` is live.
    @inline(__always)
    private func isLive(_ x: Int) -> Bool {
        unsafe state.pointee.pixels.live[x >> 3] >> UInt8(x & 7) & 1 == 1
    }

    /// Marks the pixels of `columns` as live. Pixels that were not live get the background's
    /// colour.
    func markLive(_ columns: Range<Int>) {
        unsafe cpixels_mark_live(
            &state.pointee.pixels,
            Int32(truncatingIfNeeded: columns.lowerBound),
            Int32(truncatingIfNeeded: columns.upperBound)
        )
    }

    /// Replaces the pixels of `columns`. `change` receives the column and the colour of each.
    @inline(__always)
    func change(_ columns: Range<Int>, _ change: (Int, StraightPixel) -> StraightPixel) {
        encodeAtEnd()
        markLive(columns)
        let colors = self.colors
        for x in columns { colors[x] = change(x, colors[x]) }
    }

    /// Replaces every pixel. The background is changed once for all pixels that are not live.
    func changeAll(_ change: (StraightPixel) -> StraightPixel) {
        if unsafe state.pointee.encoding == .immediate { encodeAtEnd() }
        background = change(background)
        guard unsafe state.pointee.encoding == .deferred else { return }
        forEachLiveRun { columns in
            for x in columns where isLive(x) { colors[x] = change(colors[x]) }
        }
    }

    /// Replaces every pixel by the value that `measure` derives from it.
    func apply(_ measure: Group.Measure) {
        let measured: (StraightPixel) -> StraightPixel
        switch measure {
        case .color: return
        case .luminance:
            measured = { pixel in
                let bright = pixel.x * 0.2126 + pixel.y * 0.7152 + pixel.z * 0.0722
                return StraightPixel(0, 0, 0, bright * pixel.w)
            }
        case .silhouette(let color):
            var color = StraightPixel(color.straight)
            let alpha = color.w
            measured = { pixel in
                color.w = alpha * pixel.w
                return color
            }
        case .filtered(let matrix):
            let columns = ColorMatrixColumns(matrix)
            measured = { pixel in columns.apply(to: pixel) }
        }
        if background.w > 0 { markLive(0..<width) }
        forEachLiveRun { columns in change(columns) { _, pixel in measured(pixel) } }
    }

    /// Writes the live pixels to a row of `image`, premultiplied.
    func premultiply(into image: PaddedImage, row: Int) {
        if background.w > 0 { markLive(0..<width) }
        let target = unsafe image.row(row)
        forEachLiveRun { columns in
            markLive(columns)
            for x in columns {
                let pixel = colors[x]
                var premultiplied = pixel * pixel.w
                premultiplied.w = pixel.w
                unsafe target[x] = premultiplied
            }
        }
    }

    /// Replaces the pixels of `columns` by premultiplied ones. `source` points to the pixel of the
    /// first column.
    @unsafe func replace(
        _ columns: Range<Int>,
        withPremultiplied source: UnsafePointer<SIMD4<Float>>
    ) {
        change(columns) { x, _ in
            let pixel = unsafe source[x - columns.lowerBound]
            guard pixel.w > 0 else { return .zero }
            var straight = pixel / pixel.w
            straight.w = min(pixel.w, 1)
            return straight
        }
    }

    /// Composites one colour over the covered pixels, with its alpha multiplied by `opacity`.
    func blend(_ color: StraightPixel, opacity: Float, over coverage: CoverageRow) {
        guard coverage.runs.count > 0 else { return }
        startEncoding()
        var color = color
        color.w *= opacity
        unsafe withUnsafePointer(to: color) { color in
            unsafe cpixels_composite(
                &state.pointee.pixels,
                coverage.runs.pointer,
                Int32(truncatingIfNeeded: coverage.runs.count),
                coverage.values.pointer,
                UnsafeRawPointer(color).assumingMemoryBound(to: Float.self)
            )
        }
    }

    /// Composites one colour for each covered pixel, with their alphas multiplied by `opacity`.
    func blend(_ colors: ColorBlocks, opacity: Float, over coverage: CoverageRow) {
        guard coverage.runs.count > 0 else { return }
        unsafe blend(
            colors,
            opacity: opacity,
            runs: coverage.runs.pointer,
            count: coverage.runs.count,
            coverages: coverage.values.pointer
        )
    }

    /// Composites the colours of `columns`, with their alphas multiplied by `opacity` and by the
    /// coverage of each pixel. `coverages` is empty or padded to entire blocks.
    func blend(_ colors: ColorBlocks, _ columns: Range<Int>, opacity: Float, coverages: [Float]) {
        var run = cpixels_run(
            start: Int32(truncatingIfNeeded: columns.lowerBound),
            end: Int32(truncatingIfNeeded: columns.upperBound),
            constant: coverages.isEmpty ? 1 : -1
        )
        unsafe coverages.withUnsafeBufferPointer { coverages in
            unsafe blend(
                colors,
                opacity: opacity,
                runs: &run,
                count: 1,
                coverages: coverages.baseAddress
            )
        }
    }

    @unsafe private func blend(
        _ colors: ColorBlocks,
        opacity: Float,
        runs: UnsafePointer<cpixels_run>,
        count: Int,
        coverages: UnsafePointer<Float>?
    ) {
        startEncoding()
        unsafe cpixels_composite_colors(
            &state.pointee.pixels,
            runs,
            Int32(truncatingIfNeeded: count),
            coverages,
            colors.pointer,
            opacity
        )
    }

    private func startEncoding() {
        guard unsafe state.pointee.encoding == .backgroundOnly,
            let target = unsafe state.pointee.target
        else { return }
        target.fill(0..<width, with: EncodedPixel(background).rgba)
        unsafe state.pointee.pixels.codes = target.pixels.pointer(to: 0..<width)
        unsafe state.pointee.encoding = .immediate
    }

    private func encodeAtEnd() {
        if unsafe state.pointee.encoding == .immediate {
            // Any cell may have been drawn.
            unsafe state.pointee.target?.record(
                background: EncodedPixel(background).rgba,
                dirty: .max
            )
            unsafe state.pointee.pixels.codes = nil
        }
        unsafe state.pointee.encoding = .deferred
    }

    /// Writes the row to the target.
    func finish() {
        guard let target = unsafe state.pointee.target else { return }
        let background = EncodedPixel(self.background).rgba
        switch unsafe state.pointee.encoding {
        case .backgroundOnly: return target.clear(background)
        case .immediate: break
        case .deferred:
            target.fill(0..<width, with: background)
            unsafe cpixels_encode(&state.pointee.pixels, target.pixels.pointer(to: 0..<width))
        }
        target.record(background: background, dirty: unsafe state.pointee.pixels.dirty)
    }

    /// Calls `body` with the runs of live pixels, rounded to groups of four pixels.
    @inline(__always)
    func forEachLiveRun(_ body: (Range<Int>) -> Void) {
        let end = (width + 3) / 4
        var four = 0
        while four < end {
            let start = four
            while four < end, isAnyLive(four) { four += 1 }
            if start < four { body(4 * start..<min(4 * four, width)) }
            four += 1
        }
    }

    /// Whether any of the four pixels from 4·`four` on is live.
    @inline(__always)
    private func isAnyLive(_ four: Int) -> Bool {
        unsafe state.pointee.pixels.live[four >> 1] >> UInt8(4 * (four & 1)) & 0xF != 0
    }
}
