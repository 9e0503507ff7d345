import Foundation
import Testing

/// Pixels are the same on every machine. Therefore modules that affect them call no mathematics of
/// the system, whose last digits differ.
@Suite struct MathematicsTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// Returns the calls of the C library's functions in a file, by name and line.
    private static func calls(in file: URL) throws -> [String] {
        let names = "a?(sin|cos|tan)h?|atan2|exp2?|expm1|log(2|10|1p)?|pow|cbrt|hypot"
        let call = try Regex("(^|[^.\\w]|Foundation\\.|Glibc\\.|Darwin\\.)(\(names))\\(")
        let lines = try String(contentsOf: file, encoding: .utf8).split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        return lines.enumerated().compactMap { index, line in
            let code = line.split(separator: "//", omittingEmptySubsequences: false)[0]
            return code.contains(call) ? "\(file.lastPathComponent):\(index + 1)" : nil
        }
    }

    @Test(
        arguments: [
            "Core/Raster", "Core/Indicators", "Core/DesignFormat", "Core/Lifecycles", "Files/Fonts",
            "Views/PinwheelUI",
        ]
    )
    func `modules that affect pixels do not call the system's mathematics`(module: String) throws {
        let folder = Self.sources.appending(path: module)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = names.filter {
            $0.hasSuffix(".swift") && !$0.hasSuffix("DeterministicMath.swift")
        }
        #expect(!files.isEmpty)
        #expect(try files.flatMap { try Self.calls(in: folder.appending(path: $0)) } == [])
    }

    @Test(arguments: ["Foundation.exp(x)", "let y = sin(x)"])
    func `a call of the system's mathematics is found`(code: String) throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "pinwheel-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("// exp(x)\n\(code)\nDeterministicMath.exp(x)\n".utf8).write(to: file)
        #expect(try Self.calls(in: file) == ["\(file.lastPathComponent):2"])
    }
}
