#if arch(wasm32)
    import Base
    import Raster

    // The engine is not locked, because a page calls it from one thread only.
    private nonisolated(unsafe) let engine = PageEngine()
    private nonisolated(unsafe) var answer: [UInt8] = []

    /// Allocates memory for a request or an image. The caller frees it with `pinwheel_free`.
    /// Returns address 0 if there is no memory left.
    @_expose(wasm, "pinwheel_allocate") @_cdecl("pinwheel_allocate")
    public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    }

    /// Frees memory from `pinwheel_allocate`.
    @_expose(wasm, "pinwheel_free") @_cdecl("pinwheel_free")
    public func free(_ memory: UnsafeMutableRawPointer) { unsafe memory.deallocate() }

    /// Answers a request of `count` bytes of JSON. Returns the number of bytes of the response,
    /// which start at `pinwheel_answer`.
    @_expose(wasm, "pinwheel_ask") @_cdecl("pinwheel_ask")
    public func ask(_ question: UnsafeRawPointer, _ count: Int) -> Int {
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: question, count: count))
        answer = Array(engine.answer(bytes).text.utf8)
        return answer.count
    }

    /// Returns the address of the last response.
    @_expose(wasm, "pinwheel_answer") @_cdecl("pinwheel_answer")
    public func answerAddress() -> UnsafeRawPointer? {
        unsafe answer.withUnsafeBytes { $0.baseAddress }
    }

    /// Stores an image for designs, given as 4 × `width` × `height` bytes of straight-alpha RGBA.
    /// Returns its handle, or 0 if it is too large.
    @_expose(wasm, "pinwheel_keep") @_cdecl("pinwheel_keep")
    public func keep(_ pixels: UnsafeRawPointer, _ width: Int, _ height: Int) -> Int {
        guard width > 0, height > 0, PageLimits.fits(width, height) else { return 0 }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: pixels, count: 4 * width * height))
        return engine.addImage(Image(width: width, height: height, pixels: bytes))
    }

    /// Returns the address of the last image that was drawn, as straight-alpha RGBA.
    @_expose(wasm, "pinwheel_pixels") @_cdecl("pinwheel_pixels")
    public func pixelAddress() -> UnsafeRawPointer? {
        unsafe engine.picture.flatMap { picture in
            unsafe picture.pixels.withUnsafeBytes { $0.baseAddress }
        }
    }

    /// Returns the pixel hash of the last image that was drawn, as recorded in manifests.
    @_expose(wasm, "pinwheel_hash") @_cdecl("pinwheel_hash")
    public func hash() -> UInt64 { engine.picture.map { PixelHash($0).value } ?? 0 }
#endif
