/// The versions of the Swift compilers that built the tool and that are installed.
package enum SwiftToolchain {
    /// The version of the compiler that built the tool, as precisely as `#if swift` can determine
    /// it.
    package static var builtWith: String {
        #if swift(>=7.0)
            "7 or later"
        #elseif swift(>=6.4)
            "6.4 or later"
        #elseif swift(>=6.3)
            "6.3"
        #else
            "6.2"
        #endif
    }

    /// Returns the first line that `swift --version` prints, or `nil` if no toolchain is on the
    /// PATH.
    package static func installed() -> String? {
        guard let bytes = ChildProcess.output(of: "swift", ["--version"]) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init)
    }
}
