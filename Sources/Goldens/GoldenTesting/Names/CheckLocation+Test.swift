import Goldens
import Testing

extension CheckLocation {
    /// The location of a check in the test that is running.
    ///
    /// - Throws: `GoldenError` outside of Swift Testing's tests, and where a case's arguments
    ///   cannot be found, unless there is a label.
    package init(
        test: Test?,
        testCase: Test.Case?,
        location: SourceLocation,
        label: String?
    ) throws(GoldenError) {
        guard let test else {
            throw GoldenError(
                "expectGolden is called outside of a test, so that the golden has no name",
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
                "the arguments of this case cannot be told, so that its golden has no name",
                hint: "give it one that the arguments make its own: expectGolden(…, named: …)"
            )
        }
        arguments = values.map { Self.plain(String(describingForTest: $0)) }
    }

    /// The testing library puts texts in quotation marks and a point before an enumeration's
    /// cases, which say nothing in a name.
    private static func plain(_ text: String) -> String {
        if text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") {
            return String(text.dropFirst().dropLast())
        }
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
    }
}

extension SourceLocation {
    /// The path of the file, which has had its public name since Swift 6.3.
    fileprivate var file: String {
        #if compiler(>=6.3)
            filePath
        #else
            _filePath
        #endif
    }
}

/// The arguments of a parameterised test's case.
///
/// The testing library has no public way to them, so its values are reflected; should they look
/// different some day, there are none, and tests must name their goldens.
enum CaseArguments {
    /// The values in the order of the parameters; none where they cannot be found.
    static func values(of testCase: Test.Case) -> [Any] {
        guard let list = child("arguments", of: testCase, depth: 4) else { return [] }
        let arguments = Mirror(reflecting: list).children.map(\.value)
        let values = arguments.compactMap { child("value", of: $0, depth: 1) }
        return values.count == arguments.count ? values : []
    }

    /// The first child with a label, the nearest level first.
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
