// The catalogue's pictures and the rings of benchmarks, drawn by the engine's own sources compiled as for
// pages; `.ci/web checks` builds it.

// A page has one thread.
private nonisolated(unsafe) var renderer = Renderer()
private nonisolated(unsafe) var line: [UInt8] = []

/// The rings that benchmarks draw, and frames of a pass.
private let rings = [
    ArcWork(size: 120), ArcWork(size: 120, isWhite: true), ArcWork(size: 1024), ArcWork(size: 40),
]
private let frameCount = 120

/// How many pictures the catalogue has.
@_expose(wasm, "checks_count") @_cdecl("checks_count")
public func pictureCount() -> Int { Catalogue.pictures.count }

/// Draws a picture of the catalogue; how long its line of the list is, which is at `checks_line`.
@_expose(wasm, "checks_draw") @_cdecl("checks_draw")
public func drawPicture(_ index: Int) -> Int {
    let picture = Catalogue.pictures[index]
    let image = renderer.render(picture.scene())
    line = "\(picture.name) \(image.width)x\(image.height) \(PixelHash(image).description)".utf8
    return line.count
}

/// Where the line is.
@_expose(wasm, "checks_line") @_cdecl("checks_line")
public func linePlace() -> UnsafeRawPointer? { unsafe line.withUnsafeBytes { $0.baseAddress } }

/// Draws all frames of a ring; a sum of their pixels' hashes where it is asked for.
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
