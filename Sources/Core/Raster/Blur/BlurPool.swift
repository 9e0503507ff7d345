/// The unused blurs of a renderer, shared with nested renderers and reused for the next image.
final class BlurPool {
    private let scratch = BlurScratch()
    private var free: [GaussianBlur] = []

    init() {}

    /// Returns an unused blur.
    func take() -> GaussianBlur { free.popLast() ?? GaussianBlur(scratch) }

    /// Returns blurs to the pool. `blurs` must be in the order of their removal.
    func recycle(_ blurs: [GaussianBlur]) {
        // The next image takes the same blurs in the same order.
        free += blurs.reversed()
        if free.reduce(0, { $0 + $1.size }) > Scene.blurredLimit { free.removeAll() }
    }
}
