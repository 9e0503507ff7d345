import Base
import Raster

/// Writes the layers of a document as functions of Kotlin that draw them.
///
/// A second document may have other colours, for dark mode.
struct ComposeDrawing {
    let document: VectorDocument
    let dark: VectorDocument?
    private(set) var names: KotlinNames
    /// The constants: tables of keys, paths and gradients.
    private(set) var constants: [String] = []
    /// The functions that draw layers.
    private(set) var functions: [[String]] = []
    /// The helper functions that are used.
    private(set) var helpers: Set<ComposeHelper> = []
    /// The names of constants and functions by their text, so that equal ones are written once.
    private var namesByText: [String: String] = [:]

    /// The longest string constant. The format of Java's classes allows 65,535 bytes.
    static let longestString = 60_000

    /// Creates a writer.
    ///
    /// - Parameter dark: A document that differs only in its paints, or `nil`.
    init(_ document: VectorDocument, dark: VectorDocument?) {
        (self.document, self.dark) = (document, dark)
        let helperNames = ComposeHelper.allCases.map(\.rawValue)
        names = KotlinNames(
            reserved: Set(helperNames + ["draw", "moment", "alpha", "shape", "duration", "canvas"])
        )
    }

    /// The names of the sequences, for the comment of tables.
    var sequenceList: String {
        document.sequences.enumerated().map { "\($0) \($1.name)" }.joined(separator: ", ")
    }

    /// Uses a helper function.
    mutating func use(_ helper: ComposeHelper) {
        guard helpers.insert(helper).inserted else { return }
        for other in helper.uses { use(other) }
    }

    /// Returns the name of a constant, which is declared if no equal one is.
    ///
    /// - Parameters:
    ///   - base: The beginning of the name.
    ///   - lines: The expression; its last line ends the declaration.
    mutating func constant(_ base: String, _ lines: [String]) -> String {
        let text = lines.joined(separator: "\n")
        if let name = namesByText[text] { return name }
        let name = names.name(base)
        namesByText[text] = name
        constants.append("private val \(name) = \(lines[0])")
        constants += lines.dropFirst()
        return name
    }

    /// Returns the name of a function that draws, which is declared if none has the same body.
    mutating func function(_ base: String, _ body: [String]) -> String {
        let text = body.joined(separator: "\n")
        if let name = namesByText[text] { return name }
        let name = names.name(base)
        namesByText[text] = name
        let head = "private fun DrawScope.\(name)(moment: Moment, alpha: Float) {"
        functions.append([head, "    if (alpha <= 0f) return"] + body.indented + ["}"])
        return name
    }

    /// Returns the name of a table with the keys of all sequences.
    ///
    /// - Parameters:
    ///   - numbers: Returns the numbers of a value, as many for all.
    mutating func table<Value>(
        _ base: String,
        _ animated: Animated<Value>,
        _ numbers: (Value) -> [Double]
    ) throws(InputError) -> String {
        var rows: [String] = []
        for track in animated.tracks {
            let keys = Self.keys(of: track, numbers)
            let row = keys.joined(separator: ", ")
            guard row.utf8.count <= Self.longestString else {
                throw InputError(
                    "compose cannot store the motion of \(document.name): a value has "
                        + "\(keys.count) keys",
                    hint: "pass --for android, which draws images"
                )
            }
            rows.append(row)
        }
        let list = rows.map { "\"\($0)\"" }
        let line = "Keys(\(list.joined(separator: ", ")))"
        if line.count <= 70 { return constant(base, [line]) }
        let entries = list.enumerated().map {
            "    " + $1 + ($0 == list.count - 1 ? "" : ",")
        }
        return constant(base, ["Keys("] + entries + [")"])
    }

    /// Returns the texts of keys, without those between two with the same numbers.
    private static func keys<Value>(
        of track: Track<Value>,
        _ numbers: (Value) -> [Double]
    ) -> [String] {
        let texts = track.keys.map { key in
            numbers(key.value).map(\.tenThousandths).joined(separator: " ")
        }
        return texts.indices.filter { index in
            guard index > 0, index < texts.count - 1 else { return true }
            return texts[index - 1] != texts[index] || texts[index] != texts[index + 1]
        }
        .map { track.keys[$0].time.css + " " + texts[$0] }
    }

    /// Returns an expression for one number of a value.
    mutating func number<Value>(
        _ base: String,
        _ animated: Animated<Value>,
        _ number: (Value) -> Double
    ) throws(InputError) -> String {
        if let constant = animated.constant { return number(constant).kotlin }
        return try table(base, animated) { [number($0)] } + ".at(moment)"
    }

    /// Returns the expressions of two numbers of a value.
    mutating func pair<Value>(
        _ base: String,
        _ animated: Animated<Value>,
        _ numbers: (Value) -> (Double, Double)
    ) throws(InputError) -> String {
        if let constant = animated.constant {
            let (x, y) = numbers(constant)
            return "\(x.kotlin), \(y.kotlin)"
        }
        let name = try table(base, animated) { [numbers($0).0, numbers($0).1] }
        return "\(name).at(moment), \(name).at(moment, 1)"
    }
}
