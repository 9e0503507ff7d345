import SeededRandom
import CPixels
import Raster
import Testing

/// The kernels give the same bits as their scalar references, at any length and on any processor.
@Suite struct PixelKernelTests {
    private static func coverages(_ count: Int, using random: inout SplitMix64) -> [Float] {
        (0..<count).map { _ -> Float in
            let faint = Float(random.double(in: 0...0.01))
            let any = Float(random.double(in: 0...1))
            let choices: [Float] = [0, 1, faint, any]
            return choices.randomElement(using: &random) ?? 0
        }
    }

    private static func pixels(_ count: Int, using random: inout SplitMix64) -> [StraightPixel] {
        let values = coverages(4 * count, using: &random)
        // Opaque backdrops and opaque colours have separate code.
        let alpha: Float? = [nil, nil, 0.3, 1].randomElement(using: &random) ?? nil
        return (0..<count).map {
            StraightPixel(
                values[4 * $0],
                values[4 * $0 + 1],
                values[4 * $0 + 2],
                alpha ?? values[4 * $0 + 3]
            )
        }
    }

    @Test("Encoding gives the bits of the scalar reference", arguments: 0..<40)
    func encoding(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        for _ in 0..<50 {
            let row = KernelRow(Self.pixels(count, using: &random), using: &random)
            let expected = row.pixels.map { pixel in pixel.map { EncodedPixel($0).rgba } ?? 7 }
            #expect(row.encoded(cpixels_encode) == expected)
            #expect(row.encoded(cpixels_encode_scalar) == expected)
        }
    }

    @Test("Convolution gives the bits of the scalar reference", arguments: 0..<24)
    func mixing(pixels: Int) {
        var random = SplitMix64(seed: 200 + UInt64(pixels))
        for taps in [1, 2, 5, 12] {
            let step = 4 * Int.random(in: 1...5, using: &random)
            let margin = step * (taps - 1)
            let source = Self.coverages(4 * pixels + 2 * margin, using: &random)
            let weights = Self.coverages(taps, using: &random)
            var result = [Float](repeating: -1, count: 4 * pixels + 4)
            unsafe source.withUnsafeBufferPointer { source in
                guard let start = source.baseAddress else { return }
                unsafe cpixels_convolve(
                    start + margin,
                    step,
                    weights,
                    Int32(taps),
                    &result,
                    4 * pixels
                )
            }
            var expected = [Float](repeating: -1, count: 4 * pixels + 4)
            for x in 0..<4 * pixels {
                expected[x] = source[margin + x] * weights[0]
                for k in 1..<taps {
                    let (center, distance): (Int, Int) = (margin + x, k * step)
                    let both: Float = source[center - distance] + source[center + distance]
                    expected[x] += both * weights[k]
                }
            }
            #expect(result == expected)
        }
    }

    @Test("Filling writes exactly the given pixels", arguments: 0..<70)
    func filling(count: Int) {
        var codes = [UInt32](repeating: 7, count: count + 1)
        cpixels_fill(&codes, Int32(count), 0x1234_5678)
        #expect(codes == [UInt32](repeating: 0x1234_5678, count: count) + [7])
    }

    @Test("Compositing one colour gives the bits of the scalar reference", arguments: 1..<60)
    func laying(count: Int) {
        var random = SplitMix64(seed: UInt64(100 + count))
        for _ in 0..<60 {
            let row = KernelRow(Self.pixels(count, using: &random), using: &random)
            let coverages = Self.coverages(count + 8, using: &random)
            let runs = KernelRow.runs(count, using: &random)
            let color = Self.pixels(1, using: &random)[0]
            let expected = row.composited(runs, coverages) { _ in color }
            for lay in [cpixels_composite, cpixels_composite_scalar] {
                var result = row
                result.change { row in
                    var components = KernelRow.components(color)
                    lay(&row, runs, Int32(runs.count), coverages, &components)
                }
                #expect(result == expected)
                #expect(result.coversDirtyCells(of: expected))
            }
        }
    }

    @Test(
        "Compositing one colour for each pixel gives the bits of the scalar reference",
        arguments: 1..<60
    )
    func layingColors(count: Int) {
        var random = SplitMix64(seed: UInt64(500 + count))
        for _ in 0..<60 {
            let row = KernelRow(Self.pixels(count, using: &random), using: &random)
            let coverages = Self.coverages(count + 8, using: &random)
            let runs = KernelRow.runs(count, using: &random)
            let colors = Self.pixels(count, using: &random)
            let opacity = Bool.random(using: &random) ? 1 : Self.coverages(1, using: &random)[0]
            let expected = row.composited(runs, coverages) { x in
                var color = colors[x]
                color.w *= opacity
                return color
            }
            for lay in [cpixels_composite_colors, cpixels_composite_colors_scalar] {
                var result = row
                result.change { row in
                    let blocks = KernelRow.blocks(colors)
                    lay(&row, runs, Int32(runs.count), coverages, blocks, opacity)
                }
                #expect(result == expected)
                #expect(result.coversDirtyCells(of: expected))
            }
        }
    }

    @Test("Pixels that become live have the colour of the background", arguments: 1..<40)
    func enlivening(count: Int) {
        var random = SplitMix64(seed: UInt64(600 + count))
        for _ in 0..<30 {
            var row = KernelRow(Self.pixels(count, using: &random), using: &random)
            let before = row.pixels
            let start = Int.random(in: 0...count, using: &random)
            let end = Int.random(in: start...count, using: &random)
            row.change { row in cpixels_mark_live(&row, Int32(start), Int32(end)) }
            for x in 0..<count {
                let background = x >= start && x < end ? row.background : nil
                #expect(row.pixels[x] == before[x] ?? background)
            }
        }
    }

    @Test("Positions along a gradient have the bits of the scalar reference", arguments: 0..<6)
    func placing(blocks: Int) {
        var random = SplitMix64(seed: UInt64(800 + blocks))
        for round in 0..<100 {
            let first = Int.random(in: 0...2, using: &random)
            let change =
                [0, random.double(in: -0.2...0.2), .infinity, -1e300]
                .randomElement(using: &random) ?? 0
            let start = round == 7 ? Double.nan : random.double(in: -2...2)
            var places = [Float](repeating: 7, count: 8 * (first + blocks) + 1)
            cpixels_locate(&places, first, first + blocks, change, start)
            let expected = (8 * first..<8 * (first + blocks)).map { x -> Float in
                let place = Float((Double(x) + 0.5) * change + start)
                return place > 0 ? min(place, 1) : 0
            }
            #expect(places.dropFirst(8 * first).dropLast() == ArraySlice(expected))
            #expect(places.prefix(8 * first).allSatisfy { $0 == 7 } && places.last == 7)
        }
    }

    @Test("Looking up colours gives the bits of the scalar reference", arguments: 0..<6)
    func lookingUp(blocks: Int) {
        var random = SplitMix64(seed: UInt64(700 + blocks))
        for round in 0..<100 {
            var colors = Self.pixels(64, using: &random)
            if round.isMultiple(of: 3) { colors[Int.random(in: 0..<64, using: &random)].w = -1 }
            let table = colors.flatMap(KernelRow.components)
            let places = (0..<8 * blocks).map { _ in Float(random.double(in: 0...1)) } + [1]
            let found = places.dropLast().map { place -> StraightPixel in
                let cell: Float = max(place * 64 - 0.5, 0)
                return colors[min(Int(cell.rounded(.toNearestOrEven)), 63)]
            }
            let end = (found.firstIndex { $0.w < 0 } ?? 8 * blocks) / 8
            for lookUp in [cpixels_look_up, cpixels_look_up_scalar] {
                var result = [Float](repeating: 7, count: 32 * blocks + 1)
                table.withUnsafeBufferPointer { table in
                    let table = cpixels_table(colors: table.baseAddress, cells: 64, last: 63)
                    #expect(lookUp(&result, 0, blocks, places, table) == end)
                }
                #expect(result[..<(32 * end)] == KernelRow.blocks(found)[..<(32 * end)])
                #expect(result.last == 7)
            }
        }
    }
}
