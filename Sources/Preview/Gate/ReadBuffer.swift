/// Memory that what is read goes through; one for all connections of a thread.
final class ReadBuffer {
    private var bytes: [UInt8]

    /// A buffer for so many bytes at once.
    init(capacity: Int) { bytes = [UInt8](repeating: 0, count: capacity) }

    /// What `read` puts into the buffer; what it returns is the number of bytes, below 1 for none.
    func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> (count: Int, bytes: [UInt8]) {
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read($0) }
        return (count, count > 0 ? Array(bytes[..<count]) : [])
    }
}
