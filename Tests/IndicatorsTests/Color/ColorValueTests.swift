import SeededRandom
import Indicators
import Raster
import Testing

@Suite("A colour is read from its text")
struct ColorValueTests {
    @Test(
        arguments: [
            ("#fff", Color.white), ("#F80", Color(red8: 255, green8: 136, blue8: 0)),
            ("#32ADE6", Color(red8: 50, green8: 173, blue8: 230)),
            ("#32ade680", Color(red8: 50, green8: 173, blue8: 230, alpha: 128.0 / 255)),
            ("#32A8", Color(red8: 51, green8: 34, blue8: 170, alpha: 136.0 / 255)),
            ("#00000000", Color.clear),
            ("rgb(50,173,230)", Color(red8: 50, green8: 173, blue8: 230)),
            (" rgb ( 50 , 173,\t230 ) ", Color(red8: 50, green8: 173, blue8: 230)),
            ("rgb(127.5, 0, 0)", Color(red: 0.5, green: 0, blue: 0)),
            ("rgba(0,0,0,0.5)", Color(red: 0, green: 0, blue: 0, alpha: 0.5)),
            ("rgba(255,255,255,1)", Color.white), ("rgba(0,0,0,.25)", Color.black.opacity(0.25)),
        ]
    )
    func `every notation gives its colour`(text: String, color: Color) throws {
        #expect(try ColorValue(parsing: text) == .fixed(color))
    }

    @Test func `every byte of every notation is preserved`() throws {
        for byte in UInt8.min...UInt8.max {
            let hex = byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
            let expected = ColorValue.fixed(
                Color(red8: byte, green8: 0, blue8: 255 - byte, alpha: Double(byte) / 255)
            )
            let rest = 255 - byte
            let other = rest < 16 ? "0" + String(rest, radix: 16) : String(rest, radix: 16)
            #expect(try ColorValue(parsing: "#\(hex)00\(other)\(hex)") == expected)
            let opaque = ColorValue.fixed(Color(red8: byte, green8: 0, blue8: rest))
            #expect(try ColorValue(parsing: "rgb(\(byte),0,\(rest))") == opaque)
        }
    }

    @Test(arguments: SystemColor.allCases)
    func `every name is a colour`(name: SystemColor) throws {
        #expect(try ColorValue(parsing: name.rawValue) == .system(name))
        #expect(try ColorValue(parsing: "  \(name.rawValue) ") == .system(name))
    }

    @Test(
        arguments: [
            ("", 0), ("   ", 3), ("#", 1), ("#12", 1), ("#12345", 1),
            ("#123456789", 1), ("#12G", 3), ("#１２３", 1), ("#fff x", 5), ("blu", 0),
            (" blu", 1), ("blue red", 5), ("blue(1)", 4), ("(1,2,3)", 0), ("rgb", 3),
            ("rgb(", 4), ("rgb(1", 5), ("rgb(1,2)", 7), ("rgb(1,2,3", 9), ("rgb(1,2,3,4)", 9),
            ("rgb(1,2,3)!", 10), ("rgb(256,0,0)", 4), ("rgb(1,,3)", 6), ("rgb(-1,0,0)", 4),
            ("rgb(nan,0,0)", 4), ("rgb(0x1,0,0)", 5), ("rgb(1e2,0,0)", 5), ("rgb(1.2.3,0,0)", 4),
            ("rgb(.,0,0)", 4), ("rgba(0,0,0)", 10), ("rgba(0,0,0,1.5)", 11), ("rgb(٣,0,0)", 4),
        ]
    )
    func `invalid colours are refused with the position`(text: String, index: Int) {
        let error = #expect(throws: ColorSyntaxError.self) { try ColorValue(parsing: text) }
        #expect(error?.index == index, "\(text): \(error?.description ?? "")")
        #expect(error?.hint.isEmpty == false)
    }

    @Test func `a misspelt name gets a suggestion`() {
        let error = #expect(throws: ColorSyntaxError.self) { try ColorValue(parsing: "uired") }
        #expect(error?.description == "there is no colour “uired”; did you mean “uiRed”?")
    }

    @Test func `a very long text is refused without being repeated`() {
        let text = "rgb(" + String(repeating: "1", count: 1_000_000)
        let error = #expect(throws: ColorSyntaxError.self) { try ColorValue(parsing: text) }
        #expect((error?.description.count ?? .max) < 200)
    }

    @Test func `any text is a colour or an error and never traps`() {
        var random = SplitMix64(seed: 5)
        let alphabet = Array("#rgba(),.0129fF -reduiR٣\u{301}")
        for _ in 0..<20_000 {
            let length = Int.random(in: 0...14, using: &random)
            let text = String(
                (0..<length).map { _ in alphabet.randomElement(using: &random) ?? "#" }
            )
            do throws(ColorSyntaxError) {
                _ = try ColorValue(parsing: text)
            } catch {
                #expect((0...text.count).contains(error.index))
            }
        }
    }

    @Test func `a pair follows the appearance, and the names in it the palette`() {
        let pair = ColorValue.adaptive(light: .system(.red), dark: .fixed(.white))
        #expect(
            pair.resolved(in: .light, of: .ios26) == Color(red8: 255, green8: 56, blue8: 60)
        )
        #expect(pair.resolved(in: .dark, of: .ios26) == .white)
    }
}
