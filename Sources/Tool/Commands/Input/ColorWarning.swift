import Base
import Pictures
import Platform
import Synchronization

/// Warns about colour information in PNGs that a comparison ignores.
enum ColorWarning {
    private static let isPrinted = Mutex(false)

    /// Prints a warning if the PNG in `bytes` has such information. Only the first file of a run is
    /// reported, since the others mostly have the same.
    static func check(_ bytes: [UInt8], _ path: String) {
        guard let sentence = PNGColorNotice.sentence(about: bytes) else { return }
        let isFirst = isPrinted.withLock { isPrinted in
            defer { isPrinted = true }
            return !isPrinted
        }
        if isFirst { StandardError.write(lines: ["pinwheel: warning: \(path): \(sentence)"]) }
    }
}
