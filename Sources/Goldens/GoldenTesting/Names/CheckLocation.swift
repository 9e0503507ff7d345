import Goldens

/// The location of a check: the test with its arguments, and the line.
package struct CheckLocation: Equatable, Sendable {
    /// The test file's path.
    package var file: String
    /// The line of the check.
    package var line: Int
    /// The names of the enclosing suites, the outermost first. Empty for a global function.
    package var suites: [String]
    /// The test function, such as `pulls()` or `draws(design:)`.
    package var function: String
    /// The arguments of a parameterised test case, as text.
    package var arguments: [String]

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

    /// The test's name in the manifest.
    var test: String { (suiteWords + [function]).joined(separator: "/") }

    /// The test's name for `swift test --filter`.
    package var filter: String { (suites + [base]).joined(separator: "/") }

    /// Returns the folder of the goldens.
    ///
    /// - Parameter path: A path from the settings, relative to the test file's folder or absolute.
    ///   `nil` means `__Goldens__`.
    package func goldenFolder(overriddenBy path: String?) -> String {
        guard let path else { return "\(folder)/__Goldens__" }
        return path.hasPrefix("/") ? path : "\(folder)/\(path)"
    }

    /// Returns the golden's name: `Suite/test-argument.argument/label`.
    ///
    /// The parts are unambiguous: a function's name contains no `-`, and the parts of a path
    /// contain no `/`. If one of several arguments contains a period, a hash is appended.
    package func name(_ label: String?) throws(GoldenError) -> GoldenName {
        var test = NameWord(base).text
        if !arguments.isEmpty {
            let words = arguments.map { NameWord($0).text }
            test += "-" + words.joined(separator: ".")
            if words.count > 1, words.contains(where: { $0.contains(".") }) {
                // The lengths make the text unambiguous. Its line breaks force `NameWord` to add a
                // hash.
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
