/// The Swift compilers: the one that built the tool, and the one that a build would use now.
package enum SwiftToolchain {
    /// The language version of the compiler that built the tool, as far as it can be asked.
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

    /// The first line that `swift --version` prints; nil without a toolchain on the PATH.
    package static func installed() -> String? {
        guard let bytes = ChildProcess.output(of: "swift", ["--version"]) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init)
    }
}
