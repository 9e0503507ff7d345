import Base
import Pictures
import Platform
import Synchronization

/// Warnings about colour profiles and similar chunks of PNGs, which comparisons ignore.
enum ColorWarning {
    private static let isPrinted = Mutex(false)

    /// Prints a warning if a PNG has such chunks.
    ///
    /// Only the first file of a run is reported, because the other files usually have the same
    /// chunks.
    static func check(_ bytes: [UInt8], _ path: String) {
        guard let sentence = PNGColorNotice.sentence(about: bytes) else { return }
        let isFirst = isPrinted.withLock { isPrinted in
            defer { isPrinted = true }
            return !isPrinted
        }
        if isFirst { StandardError.write(lines: ["pinwheel: warning: \(path): \(sentence)"]) }
    }
}
