import Goldens
import Testing

extension CheckLocation {
    /// Creates the location of a check in the running test.
    ///
    /// - Throws: `GoldenError` if there is no running test, or if the arguments of the test case
    ///   cannot be determined and `label` is `nil`.
    package init(
        test: Test?,
        testCase: Test.Case?,
        location: SourceLocation,
        label: String?
    ) throws(GoldenError) {
        guard let test else {
            throw GoldenError(
                "expectGolden is called outside of a test, so the golden has no name",
                hint: "call it from the test's own task; in XCTest, use assertGolden"
            )
        }
        self.init(
            file: test.sourceLocation.file,
            line: location.line,
            suites: test.id.nameComponents.dropLast(),
            function: test.id.nameComponents.last ?? test.name
        )
        guard let testCase, testCase.isParameterized else { return }
        let values = CaseArguments.values(of: testCase)
        guard !values.isEmpty || label != nil else {
            throw GoldenError(
                "the arguments of this test case cannot be determined, so its golden has no name",
                hint: "pass a name that depends on the arguments: expectGolden(…, named: …)"
            )
        }
        arguments = values.map { Self.plain(String(describingForTest: $0)) }
    }

    /// Returns an argument's text without the quotation marks of a string or the leading period of
    /// an enumeration case.
    private static func plain(_ text: String) -> String {
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
            return String(text.dropFirst().dropLast())
        }
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }
}

extension SourceLocation {
    /// The path of the file. Swift before 6.3 has only the underscored `_filePath`.
    fileprivate var file: String {
        #if compiler(>=6.3)
            filePath
        #else
            _filePath
        #endif
    }
}

/// A reader of the arguments of a parameterised test case.
///
/// Swift Testing has no public API for the arguments, so they are read by reflection. If the
/// reflected structure changes, no arguments are found, and tests must name their goldens.
enum CaseArguments {
    /// Returns the arguments in the order of the parameters. Returns an empty array if they are not
    /// found.
    static func values(of testCase: Test.Case) -> [Any] {
        guard let list = child("arguments", of: testCase, depth: 4) else { return [] }
        let arguments = Mirror(reflecting: list).children.map(\.value)
        let values = arguments.compactMap { child("value", of: $0, depth: 1) }
        return values.count == arguments.count ? values : []
    }

    /// Returns the first descendant with a label, at most `depth` levels below `value`. Searches
    /// upper levels first.
    private static func child(_ label: String, of value: Any, depth: Int) -> Any? {
        guard depth > 0 else { return nil }
        let children = Mirror(reflecting: value).children
        if let found = children.first(where: { $0.label == label }) { return found.value }
        for next in children {
            if let found = child(label, of: next.value, depth: depth - 1) { return found }
        }
        return nil
    }
}
