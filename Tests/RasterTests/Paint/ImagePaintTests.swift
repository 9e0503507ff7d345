import SeededRandom
import Raster
import Testing

/// Images as paints, as for icons next to a design.
@Suite struct ImagePaintTests {
    /// Returns an image without clear pixels, because these have no colour.
    private static func randomImage(_ width: Int, _ height: Int, seed: UInt64) -> Image {
        var random = SplitMix64(seed: seed)
        let pixels = (0..<4 * width * height).map { i in
            UInt8.random(in: (i % 4 == 3 ? 1 : 0)...255, using: &random)
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    private static func black(_ width: Int, _ height: Int) -> Image {
        let pixels = (0..<width * height).flatMap { _ in [0, 0, 0, 255] as [UInt8] }
        return Image(width: width, height: height, pixels: pixels)
    }

    private static func drawn(_ image: Image, _ rect: Rect, width: Int, height: Int) -> Image {
        Image.filled(
            with: .image(image, rect: rect),
            width: width,
            height: height,
            path: .rect(rect)
        )
    }

    @Test func `an image drawn at its size keeps every byte`() {
        let image = Self.randomImage(37, 23, seed: 51)
        let rect = Rect(x: 0, y: 0, width: 37, height: 23)
        #expect(Self.drawn(image, rect, width: 37, height: 23) == image)
    }

    @Test func `an image drawn at integer positions keeps every byte`() {
        let image = Self.randomImage(9, 7, seed: 52)
        let rect = Rect(x: 5, y: 3, width: 9, height: 7)
        let result = Self.drawn(image, rect, width: 20, height: 20)
        for y in 0..<20 {
            for x in 0..<20 {
                let isInside = (5..<14).contains(x) && (3..<10).contains(y)
                let expected = isInside ? image.bytes(x - 5, y - 3) : [0, 0, 0, 0]
                #expect(result.bytes(x, y) == expected)
            }
        }
    }

    @Test func `an image drawn between pixels is interpolated bilinearly`() {
        let image = Self.randomImage(12, 12, seed: 53)
        let shift = (x: 0.3, y: 0.8)
        let rect = Rect(x: shift.x, y: shift.y, width: 12, height: 12)
        let result = Self.drawn(image, rect, width: 12, height: 12)
        for y in 1..<12 {
            for x in 1..<12 {
                var mixed = SIMD4<Double>.zero
                for (dx, dy, weight) in [
                    (1, 1, shift.x * shift.y), (0, 1, (1 - shift.x) * shift.y),
                    (1, 0, shift.x * (1 - shift.y)), (0, 0, (1 - shift.x) * (1 - shift.y)),
                ] {
                    let b = image.bytes(x - dx, y - dy).map(Double.init)
                    mixed += SIMD4(b[0] * b[3], b[1] * b[3], b[2] * b[3], b[3]) * weight
                }
                let ideal = [mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w]
                for (byte, value) in zip(result.bytes(x, y), ideal) {
                    #expect(near(Double(byte), value, 0.5001))
                }
            }
        }
    }

    @Test func `an enlarged image is opaque up to its edges`() {
        let white = Image(width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))
        let rect = Rect(x: 2, y: 2, width: 8, height: 8)
        let result = Self.drawn(white, rect, width: 12, height: 12)
        let alphas = (0..<12).map { result[$0, 6].alpha }
        #expect(alphas == [0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0])
        for x in 2..<10 { #expect(result.rgb(x, 6) == [255, 255, 255]) }
    }

    @Test(arguments: [(0.5, 128, 128), (0.25, 191, 64)] as [(Double, UInt8, UInt8)])
    func `an edge between pixels has the coverage of a rectangle`(
        shift: Double,
        left: UInt8,
        right: UInt8
    ) {
        let black = Self.black(4, 4)
        let rect = Rect(x: 1 + shift, y: 1, width: 4, height: 4)
        let result = Self.drawn(black, rect, width: 7, height: 6)
        #expect((0..<7).map { result[$0, 3].alpha } == [0, left, 255, 255, 255, right, 0])
    }

    @Test func `a turned image covers the same pixels as a rectangle`() {
        let black = Self.black(8, 8)
        let rect = Rect(x: 10, y: 10, width: 24, height: 24)
        let turn = Transform.rotation(.degrees(30), about: Point(x: 22, y: 22))
        let result = Image.filled(
            with: .image(black, rect: rect),
            width: 44,
            height: 44,
            transform: turn,
            path: .rect(rect)
        )
        let outline = Image.filled(
            with: .solid(.black),
            width: 44,
            height: 44,
            transform: turn,
            path: .rect(rect)
        )
        #expect(result == outline)
    }

    @Test(arguments: [2, 3, 4, 5, 7, 16, 40])
    func `an image reduced by a whole factor is the average of its pixels`(factor: Int) {
        let image = Self.randomImage(factor * 4, factor * 3, seed: UInt64(factor))
        let rect = Rect(x: 0, y: 0, width: 4, height: 3)
        let result = Self.drawn(image, rect, width: 4, height: 3)
        for y in 0..<3 {
            for x in 0..<4 {
                let ideal = Self.average(
                    of: image,
                    columns: x * factor..<(x + 1) * factor,
                    rows: y * factor..<(y + 1) * factor
                )
                for (byte, value) in zip(result.bytes(x, y), ideal) {
                    #expect(near(Double(byte), value, 0.51))
                }
            }
        }
    }

    /// Returns the average of some pixels, in straight components of 0…255.
    private static func average(
        of image: Image,
        columns: Range<Int>,
        rows: Range<Int>
    ) -> [Double] {
        var sum = SIMD4<Double>.zero
        for y in rows {
            for x in columns {
                let b = image.bytes(x, y).map(Double.init)
                sum += SIMD4(b[0] * b[3], b[1] * b[3], b[2] * b[3], b[3])
            }
        }
        return [sum.x / sum.w, sum.y / sum.w, sum.z / sum.w]
            + [sum.w / Double(columns.count * rows.count)]
    }

    @Test func `a reduced and turned checker is grey`() {
        let checker = Image(
            width: 60,
            height: 60,
            pixels: (0..<3600).flatMap { i -> [UInt8] in
                let isBlack = (i / 60 + i % 60).isMultiple(of: 2)
                return isBlack ? [0, 0, 0, 255] : [255, 255, 255, 255]
            }
        )
        let result = Image.filled(
            with: .image(checker, rect: Rect(x: 8, y: 8, width: 24, height: 24)),
            width: 40,
            height: 40,
            transform: .rotation(.degrees(30), about: Point(x: 20, y: 20)),
            path: .rect(Rect(x: 8, y: 8, width: 24, height: 24))
        )
        for y in 13..<27 {
            for x in 13..<27 {
                for byte in result.rgb(x, y) { #expect((102...153).contains(byte)) }
            }
        }
    }

    @Test func `the nearest filter copies pixels without mixing them`() {
        let image = Self.randomImage(4, 3, seed: 56)
        let paint = Paint.image(
            image,
            rect: Rect(x: 0, y: 0, width: 12, height: 9),
            filter: .nearest
        )
        let result = Image.filled(with: paint, width: 12, height: 9)
        for y in 0..<9 {
            for x in 0..<12 { #expect(result.bytes(x, y) == image.bytes(x / 3, y / 3)) }
        }
    }

    @Test func `an image seen in perspective is averaged as well`() {
        let stripes = Image(
            width: 64,
            height: 64,
            pixels: (0..<4096).flatMap { i -> [UInt8] in
                i.isMultiple(of: 2) ? [0, 0, 0, 255] : [255, 255, 255, 255]
            }
        )
        let rect = Rect(x: -8, y: -8, width: 16, height: 16)
        let projection = Projection(degreesX: 0, degreesY: 40, distance: 60)
        let result = Image.filled(
            with: .projected(.image(stripes, rect: rect), projection),
            width: 20,
            height: 20,
            transform: .translation(dx: 10, dy: 10),
            path: .rect(Rect(x: -5, y: -5, width: 10, height: 10))
        )
        for x in 7..<13 { for byte in result.rgb(x, 10) { #expect((90...165).contains(byte)) } }
    }

    @Test func `a mirrored image is reversed`() {
        let image = Self.randomImage(8, 5, seed: 54)
        let mirror = Transform.scale(x: -1, y: 1).then(.translation(dx: 8, dy: 0))
        let result = Image.filled(
            with: .image(image, rect: Rect(x: 0, y: 0, width: 8, height: 5)),
            width: 8,
            height: 5,
            transform: mirror
        )
        for y in 0..<5 {
            for x in 0..<8 { #expect(result.bytes(x, y) == image.bytes(7 - x, y)) }
        }
    }

    @Test func `an image without pixels or area paints nothing`() {
        let empty = Image(width: 0, height: 0, pixels: [])
        let clear = Image(width: 3, height: 3, pixels: [UInt8](repeating: 0, count: 36))
        let image = Self.randomImage(3, 3, seed: 55)
        #expect(
            Self.drawn(empty, Rect(x: 0, y: 0, width: 3, height: 3), width: 3, height: 3) == clear
        )
        #expect(
            Self.drawn(image, Rect(x: 0, y: 0, width: 0, height: 3), width: 3, height: 3) == clear
        )
        #expect(
            Self.drawn(image, Rect(x: 0, y: 0, width: -3, height: 3), width: 3, height: 3) == clear
        )
    }
}
