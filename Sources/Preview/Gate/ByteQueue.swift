/// Bytes on their way from one socket to another.
struct ByteQueue {
    private var bytes: [UInt8]
    private var start = 0
    private var end = 0

    /// An empty queue for so many bytes.
    init(capacity: Int) { bytes = [UInt8](repeating: 0, count: capacity) }

    /// Whether nothing waits.
    var isEmpty: Bool { start == end }

    /// Lets `read` fill an empty queue; what it returns is the number of bytes, below 1 for none.
    mutating func fill(_ read: (UnsafeMutableRawBufferPointer) -> Int) -> Int {
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read($0) }
        (start, end) = (0, max(count, 0))
        return count
    }

    /// Lets `write` take bytes from the front; what it returns is the number of bytes, below 1 for
    /// none.
    mutating func drain(_ write: (UnsafeRawBufferPointer) -> Int) -> Int {
        let count = unsafe bytes.withUnsafeBytes { raw in
            unsafe write(UnsafeRawBufferPointer(rebasing: raw[start..<end]))
        }
        start += max(count, 0)
        return count
    }
}
