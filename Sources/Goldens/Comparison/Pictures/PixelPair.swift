import Pictures
import Platform
import Raster

/// Two pictures of one size whose pixels are reached without checks.
///
/// Indices, counted in pixels, are the caller's promise; debug builds check them. A pair must not
/// leave the closure that it is handed to.
@safe struct PixelPair {
    /// The width of both, in pixels.
    let width: Int
    /// The height of both, in pixels.
    let height: Int
    private let first: UnsafeRawBufferPointer
    private let second: UnsafeRawBufferPointer

    /// Hands out the pictures' memory.
    ///
    /// - Precondition: The pictures have one size.
    static func with<Result>(
        _ expected: Image,
        _ actual: Image,
        _ body: (PixelPair) -> Result
    ) -> Result {
        precondition(PixelSize(expected) == PixelSize(actual), "a pair has one size")
        return unsafe expected.pixels.withUnsafeBytes { first in
            unsafe actual.pixels.withUnsafeBytes { second in
                unsafe body(PixelPair(first, second, PixelSize(expected)))
            }
        }
    }

    private init(
        _ first: UnsafeRawBufferPointer,
        _ second: UnsafeRawBufferPointer,
        _ size: PixelSize
    ) {
        unsafe self.first = first
        unsafe self.second = second
        width = size.width
        height = size.height
    }

    /// The same with the pictures' places exchanged.
    var swapped: PixelPair {
        unsafe PixelPair(second, first, PixelSize(width: width, height: height))
    }

    /// The first picture's pixel.
    @inline(__always)
    func expected(_ index: Int) -> PackedPixel { unsafe Self.pixel(first, index) }

    /// The second picture's pixel.
    @inline(__always)
    func actual(_ index: Int) -> PackedPixel { unsafe Self.pixel(second, index) }

    /// Whether `count` pixels from `start` on have the same bytes.
    @inline(__always)
    func isEqual(from start: Int, count: Int) -> Bool {
        assert(start >= 0 && count >= 0 && start + count <= width * height)
        guard let a = unsafe first.baseAddress, let b = unsafe second.baseAddress else {
            return true
        }
        return unsafe Memory.areEqual(a + 4 * start, b + 4 * start, 4 * count)
    }

    @inline(__always)
    private static func pixel(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> PackedPixel {
        let bits = unsafe bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self)
        return PackedPixel(bits: UInt32(littleEndian: bits))
    }
}

/// A pixel's four bytes in one number, red lowest.
struct PackedPixel: Equatable {
    let bits: UInt32

    @inline(__always) var red: Int { Int(bits & 255) }
    @inline(__always) var green: Int { Int(bits >> 8 & 255) }
    @inline(__always) var blue: Int { Int(bits >> 16 & 255) }
    @inline(__always) var alpha: Int { Int(bits >> 24) }
}
