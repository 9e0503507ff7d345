import Raster
import Testing

/// Colours are validated at creation, so that later code need not check them.
@Suite struct ColorTests {
    @Test func `components are clamped to 0…1`() {
        let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
        #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(Color(red: 0, green: 0, blue: 0, alpha: .nan).alpha == 0)
        #expect(Color(red: -.infinity, green: 0, blue: 0).red == 0)
    }

    @Test func `8-bit components are fractions of 255`() {
        let color = Color(red8: 0, green8: 51, blue8: 255, alpha: 0.5)
        #expect(color == Color(red: 0, green: 0.2, blue: 1, alpha: 0.5))
    }

    @Test func `opacity multiplies the alpha`() {
        let color = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)
        #expect(color.opacity(0.5).alpha == 0.25)
        #expect(color.opacity(2).alpha == 0.5)
        #expect(color.opacity(.nan).alpha == 0)
        #expect(color.opacity(0.5).red == 0.1)
    }

    @Test func `every 8-bit colour is drawn unchanged`() {
        for byte in 0...255 {
            let value = UInt8(byte)
            let color = Color(value, 255 - value, value ^ 0x55, alpha: Double(max(byte, 1)) / 255)
            let image = Image.filled(with: .solid(color), width: 1, height: 1)
            #expect(image.bytes(0, 0) == [value, 255 - value, value ^ 0x55, max(value, 1)])
        }
    }
}
