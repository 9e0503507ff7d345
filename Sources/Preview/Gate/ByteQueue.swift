/// Bytes on their way to a socket.
struct ByteQueue {
    private var bytes: [UInt8] = []
    private var start = 0

    /// Whether nothing waits.
    var isEmpty: Bool { start == bytes.count }

    /// Puts bytes at the end.
    mutating func append(_ more: [UInt8]) {
        if isEmpty {
            (bytes, start) = (more, 0)
        } else {
            bytes += more
        }
    }

    /// Lets `write` take bytes from the front; what it returns is the number of bytes, below 1 for
    /// none.
    mutating func drain(_ write: (UnsafeRawBufferPointer) -> Int) -> Int {
        let count = unsafe bytes.withUnsafeBytes { raw in
            unsafe write(UnsafeRawBufferPointer(rebasing: raw[start...]))
        }
        start += max(count, 0)
        // What has gone keeps no memory.
        if isEmpty { (bytes, start) = ([], 0) }
        return count
    }
}
