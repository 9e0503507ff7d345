import Raster
import Testing

/// Every gradient in Oklab uses sRGB's transfer function; an error would tint them all.
@Suite struct TransferFunctionTests {
    @Test func `the transfer function matches its definition`() {
        for i in 0...100_000 {
            let x = Double(i) / 100_000
            #expect(near(TransferFunction.decode(x), IdealGradient.linear(x), 1e-14))
            #expect(near(TransferFunction.encode(x), IdealGradient.encoded(x), 1e-14))
        }
    }

    @Test func `components are encoded separately`() {
        for i in 0...1000 {
            let red = Double(i) / 1000
            let color = Color(linearRed: red, green: 1 - red, blue: red / 200, alpha: 0.5)
            #expect(color.red == TransferFunction.encode(red))
            #expect(color.green == TransferFunction.encode(1 - red))
            #expect(color.blue == TransferFunction.encode(red / 200))
            #expect(color.alpha == 0.5)
        }
    }

    @Test func `known values are encoded and decoded`() {
        // 128/255 is 21.586 % of the light; 50 % of the light is 187.516/255.
        #expect(near(TransferFunction.decode(128.0 / 255), 0.215_860_5, 1e-7))
        #expect(near(TransferFunction.encode(0.5) * 255, 187.516, 1e-3))
        #expect(TransferFunction.decode(0) == 0 && TransferFunction.decode(1) == 1)
        #expect(TransferFunction.encode(0) == 0 && TransferFunction.encode(1) == 1)
    }

    @Test func `every byte survives decoding and encoding`() {
        for byte in 0...255 {
            let back = TransferFunction.encode(TransferFunction.decode(Double(byte) / 255))
            #expect(near(back * 255, Double(byte), 1e-9))
        }
    }

    @Test func `the transfer function is increasing`() {
        var last = -1.0
        for i in 0...65_536 {
            let encoded = TransferFunction.encode(Double(i) / 65_536)
            #expect(encoded > last)
            last = encoded
        }
    }

    @Test func `light outside the range is clamped`() {
        #expect(TransferFunction.encode(-0.25) == 0)
        #expect(TransferFunction.encode(1.5) == 1)
        #expect(TransferFunction.encode(.infinity) == 1)
    }
}
