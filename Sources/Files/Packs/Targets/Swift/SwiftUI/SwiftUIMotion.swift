/// The members of a generated view that hold motion, and the expressions that read them.
struct SwiftUIMotion {
    /// The sequences of the design, with their names in Swift.
    let sequences: [VectorDocument.Sequence]
    /// The declarations, each after an empty line.
    private(set) var members: [String] = []
    /// Static constants, such as paths.
    private(set) var constants: [String] = []
    /// Whether a member reads lists of numbers.
    private(set) var usesLists = false
    /// Whether a member reads numbers.
    private(set) var usesNumbers = false
    /// Whether copies of a loop are delayed.
    private(set) var usesDelays = false
    /// Whether the expressions depend on the appearance.
    private(set) var usesAppearance = false
    private var names: Set<String> = []

    /// Creates the motion of sequences without members.
    init(sequences: [VectorDocument.Sequence]) { self.sequences = sequences }

    /// Returns an expression of one number.
    mutating func number(_ grid: Grid<Curve>, _ name: String) -> String {
        expression(grid, name, isList: false)
    }

    /// Returns an expression of a list of numbers.
    mutating func list(_ grid: Grid<Curve>, _ name: String) -> String {
        expression(grid, name, isList: true)
    }

    /// Adds a static constant. Returns its name.
    mutating func constant(_ name: String, lines: [String]) -> String {
        let name = unique(name)
        constants += ["private static let \(name) = \(lines[0])"] + lines.dropFirst()
        return "Self.\(name)"
    }

    /// Returns the expression for an appearance, or both.
    mutating func themed(_ light: String, _ dark: String?) -> String {
        guard let dark, dark != light else { return light }
        usesAppearance = true
        return "isDark ? \(dark) : \(light)"
    }

    /// Notes that statements depend on the appearance.
    mutating func noteAppearance() { usesAppearance = true }

    /// Returns a name that no other member has.
    mutating func unique(_ name: String) -> String {
        var result = name
        var number = 2
        while !names.insert(result).inserted {
            result = "\(name)\(name.last?.isNumber == true ? "x" : "")\(number)"
            number += 1
        }
        return result
    }

    private mutating func expression(_ grid: Grid<Curve>, _ name: String, isList: Bool) -> String {
        let light = expression(grid.values[0], grid.index, name, isList)
        guard grid.values.count > 1, grid.values[1] != grid.values[0] else { return light }
        return themed(light, expression(grid.values[1], grid.index, name + "Dark", isList))
    }

    private mutating func expression(
        _ curves: [Curve],
        _ index: String,
        _ name: String,
        _ isList: Bool
    ) -> String {
        let constants = curves.compactMap(\.constant)
        if constants.count == curves.count { return fixed(constants, index, isList) }
        if isList { usesLists = true } else { usesNumbers = true }
        let name = unique(name)
        let type = isList ? "[Double]" : "Double"
        let isShared = curves.allSatisfy { $0 == curves[0] }
        let parameter =
            isShared ? "var \(name): \(type) {" : "func \(name)(_ index: Int) -> \(type) {"
        members += ["", "private \(parameter)", "    switch part {"]
        for (cases, value) in cases(curves, isList) {
            members += SwiftText.wrappedCase(cases, value, columns: 92).map { "    " + $0 }
        }
        members += ["    }", "}"]
        return isShared ? name : "\(name)(\(index))"
    }

    /// Returns the cases of a switch with their values. Cases with one value are joined.
    private mutating func cases(_ curves: [Curve], _ isList: Bool) -> [(String, String)] {
        var result: [(cases: String, value: String)] = []
        for (number, sequence) in sequences.enumerated() {
            let value = value(curves, sequence: number, isList)
            let name = "." + sequence.propertyName
            if let index = result.firstIndex(where: { $0.value == value }) {
                result[index].cases += ", " + name
            } else {
                result.append((name, value))
            }
        }
        return result
    }

    private mutating func value(_ curves: [Curve], sequence: Int, _ isList: Bool) -> String {
        let text = CurveText(
            curves: curves,
            isList: isList,
            function: isList ? "lists" : "keys"
        )
        let value = text.value(sequence: sequence, sequences[sequence].playback)
        usesDelays = usesDelays || value.contains("delay: ")
        return value
    }

    private func fixed(_ values: [[Double]], _ index: String, _ isList: Bool) -> String {
        CurveText.fixed(values, index, isList: isList)
    }
}

extension VectorDocument.Sequence {
    /// The name as a case in Swift, such as `refreshingIntro`.
    var propertyName: String {
        let words = name.split(separator: "-")
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (words.first.map(String.init) ?? name) + rest.joined()
    }
}
