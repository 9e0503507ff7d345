import SeededRandom
import Raster
import Testing

/// Pictures as paint: icons beside a design.
@Suite struct ImagePaintTests {
    /// Every pixel of some alpha, as a clear one has no colour to keep.
    private static func randomImage(_ width: Int, _ height: Int, seed: UInt64) -> Image {
        var random = SplitMix64(seed: seed)
        let pixels = (0..<4 * width * height).map { i in
            UInt8.random(in: (i % 4 == 3 ? 1 : 0)...255, using: &random)
        }
        return Image(width: width, height: height, pixels: pixels)
    }

    private static func drawn(_ image: Image, _ rect: Rect, width: Int, height: Int) -> Image {
        Image.filled(with: .image(image, rect: rect), width: width, height: height)
    }

    @Test func atItsOwnSizeEveryByteIsKept() {
        let image = Self.randomImage(37, 23, seed: 51)
        let rect = Rect(x: 0, y: 0, width: 37, height: 23)
        #expect(Self.drawn(image, rect, width: 37, height: 23) == image)
    }

    @Test func atWholePlacesEveryByteIsKept() {
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

    @Test func betweenPixelsFourAreMixedByTheirShares() {
        let image = Self.randomImage(12, 12, seed: 53)
        let shift = (x: 0.3, y: 0.8)
        let rect = Rect(x: shift.x, y: shift.y, width: 12, height: 12)
        let result = Self.drawn(image, rect, width: 12, height: 12)
        for y in 1..<12 {
            for x in 1..<12 {
                var mixed = SIMD4<Double>.zero
                for (dx, dy, share) in [
                    (1, 1, shift.x * shift.y), (0, 1, (1 - shift.x) * shift.y),
                    (1, 0, shift.x * (1 - shift.y)), (0, 0, (1 - shift.x) * (1 - shift.y)),
                ] {
                    let b = image.bytes(x - dx, y - dy).map(Double.init)
                    mixed += SIMD4(b[0] * b[3], b[1] * b[3], b[2] * b[3], b[3]) * share
                }
                let ideal = [mixed.x / mixed.w, mixed.y / mixed.w, mixed.z / mixed.w, mixed.w]
                for (byte, value) in zip(result.bytes(x, y), ideal) {
                    #expect(near(Double(byte), value, 0.5001))
                }
            }
        }
    }

    @Test func outsideItIsClearAndItsSidesAreSoft() {
        let white = Image(width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))
        let rect = Rect(x: 2, y: 2, width: 8, height: 8)
        let result = Self.drawn(white, rect, width: 12, height: 12)
        // Magnified twice: the outermost centres are 1 pixel inside the rectangle, and a ramp two
        // pixels wide reaches 1 pixel beyond it.
        #expect(
            (0..<12).map { result[$0, 6].alpha } == [
                0, 64, 191, 255, 255, 255, 255, 255, 255, 191, 64, 0,
            ]
        )
        for x in 1..<11 { #expect(result.rgb(x, 6) == [255, 255, 255]) }
    }

    @Test func aMirrorTurnsItRound() {
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

    @Test func nothingToShowPaintsNothing() {
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
