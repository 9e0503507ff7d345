/// A pixel's four bytes in one number, red lowest.
struct PackedPixel: Equatable {
    let bits: UInt32

    @inline(__always) var red: Int { Int(bits & 255) }
    @inline(__always) var green: Int { Int(bits >> 8 & 255) }
    @inline(__always) var blue: Int { Int(bits >> 16 & 255) }
    @inline(__always) var alpha: Int { Int(bits >> 24) }
}
