import CDesignFiles
import Indicators

/// An entry in the list of built-in designs. Commands, previews, galleries and lists are derived
/// from it.
package struct BuiltInDesign: Sendable {
    /// The name of the design and of its file.
    package let name: String
    /// Returns the file's bytes.
    package let source: @Sendable () -> [UInt8]

    package init(_ name: String, _ source: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.source = source
    }

    /// Parses the design.
    package func design() throws(DesignErrors) -> Design {
        try Design(yaml: source(), name: name, file: "\(name).yaml")
    }
}

extension BuiltInDesign {
    /// All built-in designs, in alphabetical order: the list of `CDesignFiles`.
    package static let all = unsafe (0..<design_files.count).map { index in
        let name = unsafe bytes(design_files.files[index].name)
        return BuiltInDesign(String(decoding: name, as: UTF8.self)) {
            unsafe bytes(design_files.files[index].text)
        }
    }

    /// Returns the bytes of a C string without its zero byte.
    private static func bytes(_ string: UnsafePointer<CChar>) -> [UInt8] {
        var count = 0
        while unsafe string[count] != 0 { count += 1 }
        return unsafe UnsafeBufferPointer(start: string, count: count).map(UInt8.init(bitPattern:))
    }
}
