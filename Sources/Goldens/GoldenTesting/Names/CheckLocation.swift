import Goldens

/// Where a check stands: the test that makes it, with its arguments, and the line.
package struct CheckLocation: Equatable, Sendable {
    /// The test file's path.
    package var file: String
    /// The line of the check.
    package var line: Int
    /// The names of the suites around the test, the outermost first; none for a lone function.
    package var suites: [String]
    /// The test's function, such as `pulls()` or `draws(design:)`.
    package var function: String
    /// The arguments of a parameterised test's case, as text.
    package var arguments: [String]

    /// The location of a check.
    package init(
        file: String,
        line: Int,
        suites: [String],
        function: String,
        arguments: [String] = []
    ) {
        self.file = file
        self.line = line
        self.suites = suites
        self.function = function
        self.arguments = arguments
    }

    /// The folder of the test file.
    var folder: String {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The file and the line, for messages.
    var site: String { "\(fileName):\(line)" }

    /// The test as the manifest names it.
    var test: String { (suiteWords + [function]).joined(separator: "/") }

    /// The test as `swift test --filter` takes it.
    package var filter: String { (suites + [base]).joined(separator: "/") }

    /// The folder of the goldens.
    ///
    /// - Parameter other: Another folder than `__Goldens__`, from the test file's unless it is
    ///   absolute.
    package func goldens(_ other: String?) -> String {
        guard let other else { return "\(folder)/__Goldens__" }
        return other.hasPrefix("/") ? other : "\(folder)/\(other)"
    }

    /// The golden's name: `Suite/test-argument.argument/label`.
    ///
    /// No part can be taken for another: a function's name has no `-`, a path's words no `/`, and
    /// arguments that have a point themselves are distinguished by a hash.
    package func name(_ label: String?) throws(GoldenError) -> GoldenName {
        var test = NameWord(base).text
        if !arguments.isEmpty {
            let words = arguments.map { NameWord($0).text }
            test += "-" + words.joined(separator: ".")
            if words.count > 1, words.contains(where: { $0.contains(".") }) {
                // Lengths tell where each argument ends, and line ends make sure of a hash.
                let all = arguments.map { "\($0.utf8.count)\n\($0)" }.joined()
                test += "-" + NameWord(all).text.suffix(8)
            }
        }
        var words = suiteWords.map { NameWord($0).text } + [test]
        if let label {
            words += label.split(separator: "/", omittingEmptySubsequences: false)
                .map { NameWord(String($0)).text }
        }
        return try GoldenName(words.joined(separator: "/"))
    }

    private var suiteWords: [String] { suites.isEmpty ? [stem] : suites }

    private var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

    private var stem: String { fileName.split(separator: ".").first.map(String.init) ?? fileName }

    /// The function's name without its parentheses.
    private var base: String { function.split(separator: "(").first.map(String.init) ?? function }
}
