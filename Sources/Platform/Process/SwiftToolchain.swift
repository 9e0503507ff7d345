#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

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
        guard let pipe = unsafe popen("swift --version 2>/dev/null", "r") else { return nil }
        var bytes: [UInt8] = []
        var next = unsafe fgetc(pipe)
        while next != EOF {
            bytes.append(UInt8(truncatingIfNeeded: next))
            next = unsafe fgetc(pipe)
        }
        guard unsafe pclose(pipe) == 0 else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n").first.map(String.init)
    }
}
