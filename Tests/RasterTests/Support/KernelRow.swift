import CPixels
import Raster
import SeededRandom

/// A row in memory for the kernels.
struct KernelRow: Equatable {
    /// Rows narrower than 64 pixels have cells of one pixel.
    private static let cellShift: Int32 = 0

    private let width: Int
    /// The colour of pixels that are not live.
    let background: StraightPixel
    private var colors: [Float]
    private var live: [UInt8]
    /// The encoded row. Pixels that are not drawn keep their codes.
    private(set) var codes: [UInt32]
    private var dirty: UInt64 = 0

    /// Creates a row with some of `pixels` live, and the background elsewhere.
    init(_ pixels: [StraightPixel], using random: inout SplitMix64) {
        width = pixels.count
        let isClear = Bool.random(using: &random)
        background =
            isClear
            ? .zero : StraightPixel(0.25, 0.5, 1, [0.5, 1].randomElement(using: &random) ?? 1)
        colors = Self.blocks(pixels)
        live = [UInt8](repeating: 0, count: (width + 7) / 8)
        codes = [UInt32](repeating: 7, count: width)
        let fraction: Double = [0, 0.1, 1].randomElement(using: &random) ?? 0
        for x in 0..<width where random.double(in: 0...1) < fraction { live[x / 8] |= 1 << (x % 8) }
    }

    /// The colour of each live pixel; `nil` for others.
    var pixels: [StraightPixel?] {
        (0..<width).map { x in
            guard live[x / 8] >> (x % 8) & 1 == 1 else { return nil }
            let place = x / 8 * 32 + x % 8
            return StraightPixel(
                colors[place],
                colors[place + 8],
                colors[place + 16],
                colors[place + 24]
            )
        }
    }

    /// Whether live pixels and their colours are equal.
    static func == (a: KernelRow, b: KernelRow) -> Bool {
        a.pixels == b.pixels && a.codes == b.codes && a.background == b.background
    }

    /// Whether all dirty cells of `other` are dirty here.
    func coversDirtyCells(of other: KernelRow) -> Bool { other.dirty & ~dirty == 0 }

    /// Calls `body` with the row, as passed to kernels.
    mutating func change(_ body: (inout cpixels_row) -> Void) {
        colors.withUnsafeMutableBufferPointer { colors in
            live.withUnsafeMutableBufferPointer { live in
                codes.withUnsafeMutableBufferPointer { codes in
                    var row = cpixels_row(
                        colors: colors.baseAddress,
                        live: live.baseAddress,
                        codes: codes.baseAddress,
                        dirty: dirty,
                        background: (background.x, background.y, background.z, background.w),
                        width: Int32(width),
                        cell_shift: Self.cellShift
                    )
                    body(&row)
                    dirty = row.dirty
                }
            }
        }
    }

    /// Returns the codes that `encode` writes.
    func encoded(
        _ encode: (UnsafeMutablePointer<cpixels_row>?, UnsafeMutablePointer<UInt32>?) -> Void
    ) -> [UInt32] {
        var copy = self
        var codes = copy.codes
        copy.change { row in encode(&row, &codes) }
        return codes
    }

    /// Returns the row after colours are composited pixel by pixel.
    func composited(
        _ runs: [cpixels_run],
        _ coverages: [Float],
        _ color: (Int) -> StraightPixel
    ) -> KernelRow {
        var result = self
        let before = pixels
        for run in runs {
            for x in Int(run.start)..<Int(run.end) {
                let coverage = run.constant < 0 ? coverages[x] : run.constant
                guard color(x).w * coverage > 0 else { continue }
                let pixel = BlendMode.sourceOver.composite(
                    color(x),
                    coverage: coverage,
                    over: before[x] ?? background
                )
                for (i, value) in Self.components(pixel).enumerated() {
                    result.colors[x / 8 * 32 + 8 * i + x % 8] = value
                }
                result.live[x / 8] |= 1 << (x % 8)
                result.codes[x] = EncodedPixel(pixel).rgba
                result.dirty |= 1 << UInt64(x)
            }
        }
        return result
    }

    /// Returns the components of a colour.
    static func components(_ pixel: StraightPixel) -> [Float] {
        [pixel.x, pixel.y, pixel.z, pixel.w]
    }

    /// Returns colours in the blocks of a row.
    static func blocks(_ pixels: [StraightPixel]) -> [Float] {
        var result = [Float](repeating: 0.75, count: (pixels.count + 7) / 8 * 32)
        for (x, pixel) in pixels.enumerated() {
            for (i, value) in components(pixel).enumerated() {
                let block: Int = x / 8 * 32
                result[block + 8 * i + x % 8] = value
            }
        }
        return result
    }

    /// Returns runs of all kinds within `width` pixels, some of them adjacent.
    static func runs(_ width: Int, using random: inout SplitMix64) -> [cpixels_run] {
        var result: [cpixels_run] = []
        var x = Int.random(in: 0...width, using: &random)
        if Bool.random(using: &random) { x /= 8 }
        while x < width {
            let end = min(x + Int.random(in: 1...30, using: &random), width)
            let constant: Float = [-1, 1, 0.5].randomElement(using: &random) ?? 1
            result.append(cpixels_run(start: Int32(x), end: Int32(end), constant: constant))
            x = end + ([0, 0, 1, 9].randomElement(using: &random) ?? 0)
        }
        return result
    }
}
