import Fonts
import Foundation
import SeededRandom
import TestSupport
import Testing

/// A font from any source is refused or drawn, whatever is wrong with it.
@Suite struct DamagedFontTests {
    private static let texts = ["Hofi H", "fi\u{301}o", "éa", "مرحبا"]

    /// The test font, and a font of the system if it is installed.
    private static let fonts: [[UInt8]] = {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
        let large = (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [[UInt8]($0)] } ?? []
        return TestFont.Outlines.allCases.map { TestFont.bytes($0) } + large
    }()

    private func use(_ bytes: [UInt8]) {
        guard let font = try? FontFile(bytes) else { return }
        for text in Self.texts { _ = try? font.line(of: text, steps: 20_000) }
    }

    @Test func `a truncated font never crashes`() {
        var random = SplitMix64(seed: 1)
        for font in Self.fonts {
            for _ in 0..<60 {
                use(Array(font.prefix(Int.random(in: 0..<font.count, using: &random))))
            }
        }
    }

    @Test func `a font with random bytes never crashes`() {
        var random = SplitMix64(seed: 2)
        for font in Self.fonts {
            for _ in 0..<120 {
                var bytes = font
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let room = Bool.random(using: &random) ? min(bytes.count, 600) : bytes.count
                    bytes[Int.random(in: 0..<room, using: &random)] = .random(
                        in: 0...255,
                        using: &random
                    )
                }
                use(bytes)
            }
        }
    }
}
