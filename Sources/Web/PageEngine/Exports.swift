#if arch(wasm32)
    import Base
    import Raster

    // A page has one thread.
    private nonisolated(unsafe) let engine = PageEngine()
    private nonisolated(unsafe) var answer: [UInt8] = []

    /// Memory for a question or an image, given back by `pinwheel_free`; at 0 where there is no more.
    @_expose(wasm, "pinwheel_allocate") @_cdecl("pinwheel_allocate")
    public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    }

    /// Gives memory back.
    @_expose(wasm, "pinwheel_free") @_cdecl("pinwheel_free")
    public func free(_ memory: UnsafeMutableRawPointer) { unsafe memory.deallocate() }

    /// Answers a question; the number of bytes of the answer, which are at `pinwheel_answer`.
    @_expose(wasm, "pinwheel_ask") @_cdecl("pinwheel_ask")
    public func ask(_ question: UnsafeRawPointer, _ count: Int) -> Int {
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: question, count: count))
        answer = Array(engine.answer(bytes).text.utf8)
        return answer.count
    }

    /// Where the answer is.
    @_expose(wasm, "pinwheel_answer") @_cdecl("pinwheel_answer")
    public func answerPlace() -> UnsafeRawPointer? {
        unsafe answer.withUnsafeBytes { $0.baseAddress }
    }

    /// Keeps an image of straight RGBA for designs to use; its handle, or 0 where it is too large.
    @_expose(wasm, "pinwheel_keep") @_cdecl("pinwheel_keep")
    public func keep(_ pixels: UnsafeRawPointer, _ width: Int, _ height: Int) -> Int {
        guard width > 0, height > 0, PageLimits.holds(width, height) else { return 0 }
        let bytes = unsafe Array(UnsafeRawBufferPointer(start: pixels, count: 4 * width * height))
        return engine.keep(Image(width: width, height: height, pixels: bytes))
    }

    /// Where the pixels of the picture drawn last are, straight RGBA.
    @_expose(wasm, "pinwheel_pixels") @_cdecl("pinwheel_pixels")
    public func pixelPlace() -> UnsafeRawPointer? {
        unsafe engine.picture.flatMap { picture in
            unsafe picture.pixels.withUnsafeBytes { $0.baseAddress }
        }
    }

    /// The hash of the picture drawn last, as manifests have it.
    @_expose(wasm, "pinwheel_hash") @_cdecl("pinwheel_hash")
    public func hash() -> UInt64 { engine.picture.map { PixelHash($0).value } ?? 0 }
#endif
