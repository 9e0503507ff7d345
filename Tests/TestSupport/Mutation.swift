import SeededRandom

/// Damaged inputs, made of valid ones by small changes and by inserting words of their format.
package struct Mutation {
    private var random: SplitMix64
    private let inputs: [[UInt8]]
    private let words: [[UInt8]]

    /// Numbers at the limits of formats.
    private static let numbers = [
        "0", "-0", "1", "-1", "0.1", "1e308", "-1e308", "1e-308", "1e999", "nan", ".inf", "65535",
        "65536", "2147483648", "-2147483649", "9223372036854775807", "18446744073709551616", "1e9",
        "100000", "0x7fffffff", "1_000",
    ]
    private static let marks = [
        "{", "}", "[", "]", ":", ": ", ",", "- ", "\n", "\n  ", "\t", "\"", "'", "&a ", "*a",
        "!!str ",
        "|", ">", "#", "%", "\u{FEFF}", "\0", "\u{1B}", "é", "\u{202E}", "null", "true", "~",
        "{}", "[]", "\"\"", "[{}, {}]", "{0: {}, 1: []}", "{each: []}",
    ]

    /// Creates mutations of `inputs`, into which their own words and `words` are inserted.
    package init(of inputs: [[UInt8]], words: [String] = [], seed: UInt64) {
        self.inputs = inputs
        self.words = Self.dictionary(of: inputs, words: words)
        random = SplitMix64(seed: seed)
    }

    /// Returns the words of `inputs`, `words`, and texts that may break any format.
    package static func dictionary(of inputs: [[UInt8]], words: [String]) -> [[UInt8]] {
        let known = inputs.filter { $0.count < 10_000 }.flatMap { input in
            String(decoding: input, as: UTF8.self)
                .split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
        }
        return (Set(known + words).sorted() + numbers + marks).map { Array($0.utf8) }
    }

    /// Returns the next input.
    package mutating func next() -> [UInt8] {
        var bytes = inputs.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&bytes) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let range = part(of: bytes)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(range)
        case 1: bytes.insert(contentsOf: Array(bytes[range]), at: range.lowerBound)
        case 2, 3: bytes.replaceSubrange(range, with: words.randomElement(using: &random) ?? [])
        case 4:
            let word = words.randomElement(using: &random) ?? []
            bytes.insert(contentsOf: word, at: range.lowerBound)
        case 5:
            let other = inputs.randomElement(using: &random) ?? []
            bytes.replaceSubrange(range, with: other[part(of: other)])
        case 6:
            for _ in 0..<Int.random(in: 2...200, using: &random) where bytes.count < 1 << 20 {
                bytes.insert(contentsOf: Array(bytes[range].prefix(40)), at: range.lowerBound)
            }
        default:
            guard !range.isEmpty else { return }
            bytes[range.lowerBound] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
    }

    /// Returns a short random range, such as a word or a line.
    private mutating func part(of bytes: [UInt8]) -> Range<Int> {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let length = Int(random.double(exponents: 0...6))
        return start..<min(start + length, bytes.count)
    }
}
