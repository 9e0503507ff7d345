import Pictures
import Platform
import Raster

/// Two images of equal size, with unchecked access to their pixels.
///
/// The caller guarantees that pixel indices are valid. A pair must not leave the closure that
/// receives it.
@safe struct PixelPair {
    /// The width of both images, in pixels.
    let width: Int
    /// The height of both images, in pixels.
    let height: Int
    private let first: UnsafeRawBufferPointer
    private let second: UnsafeRawBufferPointer

    /// Calls `body` with the memory of both images.
    ///
    /// - Precondition: The images have equal sizes.
    static func with<Result>(
        _ expected: Image,
        _ actual: Image,
        _ body: (PixelPair) -> Result
    ) -> Result {
        precondition(PixelSize(expected) == PixelSize(actual), "the images must have equal sizes")
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

    /// The pair with the images exchanged.
    var swapped: PixelPair {
        unsafe PixelPair(second, first, PixelSize(width: width, height: height))
    }

    /// Returns a pixel of the first image.
    @inline(__always)
    func expected(_ index: Int) -> PackedPixel { unsafe Self.pixel(first, index) }

    /// Returns a pixel of the second image.
    @inline(__always)
    func actual(_ index: Int) -> PackedPixel { unsafe Self.pixel(second, index) }

    /// Whether `count` pixels from `start` have equal bytes.
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

/// A pixel's four bytes in one number, with red in the lowest byte.
struct PackedPixel: Equatable {
    let bits: UInt32

    @inline(__always) var red: Int { Int(bits & 255) }
    @inline(__always) var green: Int { Int(bits >> 8 & 255) }
    @inline(__always) var blue: Int { Int(bits >> 16 & 255) }
    @inline(__always) var alpha: Int { Int(bits >> 24) }
}
