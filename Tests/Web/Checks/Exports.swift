// Exports that draw the catalogue's images and the benchmarks' rings with the WebAssembly build of
// the engine's sources. `.ci/web checks` builds it.

// WebAssembly runs on one thread.
private nonisolated(unsafe) var renderer = Renderer()
private nonisolated(unsafe) var line: [UInt8] = []

/// The rings that benchmarks draw, and the number of frames in a pass.
private let rings = [
    ArcWorkload(size: 120), ArcWorkload(size: 120, colors: .white), ArcWorkload(size: 1024),
    ArcWorkload(size: 40),
]
private let frameCount = 120

/// Returns the number of images in the catalogue.
@_expose(wasm, "checks_count") @_cdecl("checks_count")
public func pictureCount() -> Int { Catalogue.pictures.count }

/// Draws an image of the catalogue. Returns the length of its line, which starts at `checks_line`.
@_expose(wasm, "checks_draw") @_cdecl("checks_draw")
public func drawPicture(_ index: Int) -> Int {
    let picture = Catalogue.pictures[index]
    let image = renderer.render(picture.scene())
    line = "\(picture.name) \(image.width)x\(image.height) \(PixelHash(image).description)".utf8
    return line.count
}

/// Returns the address of the line.
@_expose(wasm, "checks_line") @_cdecl("checks_line")
public func linePlace() -> UnsafeRawPointer? { unsafe line.withUnsafeBytes { $0.baseAddress } }

/// Draws all frames of a ring. Returns the sum of their hashes if `isHashed`, otherwise 0.
@_expose(wasm, "checks_ring") @_cdecl("checks_ring")
public func drawRing(_ index: Int, _ isHashed: Bool) -> UInt64 {
    var sum: UInt64 = 0
    for frame in 0..<frameCount {
        let progress = Double(frame + 1) / Double(frameCount)
        let image = renderer.render(rings[index].scene(progress: progress))
        if isHashed { sum &+= PixelHash(image).value }
    }
    return sum
}
