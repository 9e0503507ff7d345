#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The name of a temporary file: `.pinwheel-<host>-<boot>-<process>-<number>.tmp`.
///
/// Several machines may share a folder and number their processes independently. So the name
/// contains the machine and its boot.
package struct TemporaryName: Hashable, Sendable {
    /// The machine's name, reduced to letters, digits and underscores.
    let host: String
    /// The machine's boot: the first eight digits of the boot identifier.
    let boot: String
    /// The process number.
    let process: pid_t
    /// The number of the file within the process.
    let number: Int

    /// Creates a name.
    ///
    /// - Parameters:
    ///   - host: The machine's name. Default: this machine's.
    ///   - boot: The machine's boot. Default: the current one.
    ///   - process: The process number. Default: this process's.
    ///   - number: The number of the file within the process.
    package init(
        host: String? = nil,
        boot: String? = nil,
        process: pid_t = getpid(),
        number: Int
    ) {
        self.host = host ?? Self.thisHost
        self.boot = boot ?? Self.thisBoot
        self.process = process
        self.number = number
    }

    /// Parses a file name. Returns `nil` if it is not the name of a temporary file.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.start), text.hasSuffix(Self.end) else { return nil }
        let words = text.dropFirst(Self.start.count).dropLast(Self.end.count).split(separator: "-")
        guard words.count == 4, let process = pid_t(words[2]), process > 0,
            let number = Int(words[3])
        else { return nil }
        (host, boot) = (String(words[0]), String(words[1]))
        (self.process, self.number) = (process, number)
    }

    /// The file name.
    package var text: String { "\(Self.start)\(host)-\(boot)-\(process)-\(number)\(Self.end)" }

    /// Whether the process that wrote the file has ended. `false` if the process ran on another
    /// machine or before the last boot, since its state is then unknown.
    package var isOfDeadProcess: Bool {
        host == Self.thisHost && boot == Self.thisBoot && kill(process, 0) != 0 && errno == ESRCH
    }

    private static let start = ".pinwheel-"
    private static let end = ".tmp"

    private static let thisHost: String = {
        var bytes = [UInt8](repeating: 0, count: 256)
        let status = unsafe bytes.withUnsafeMutableBytes { raw in
            let text = unsafe raw.bindMemory(to: CChar.self)
            guard let start = text.baseAddress else { return Int32(-1) }
            return unsafe gethostname(start, text.count - 1)
        }
        guard status == 0 else { return "host" }
        let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        let word = name.prefix(24).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
        return word.isEmpty ? "host" : String(word)
    }()

    private static let thisBoot: String = {
        #if canImport(Darwin)
            var bytes = [UInt8](repeating: 0, count: 64)
            var count = bytes.count
            let status = unsafe sysctlbyname("kern.bootsessionuuid", &bytes, &count, nil, 0)
            let text = status == 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : ""
        #else
            let path = "/proc/sys/kernel/random/boot_id"
            let bytes = (try? FileContents.read(path: path, limit: 64)) ?? []
            let text = String(decoding: bytes, as: UTF8.self)
        #endif
        let digits = text.lowercased().filter(\.isHexDigit).prefix(8)
        return digits.count == 8 ? String(digits) : "00000000"
    }()
}
