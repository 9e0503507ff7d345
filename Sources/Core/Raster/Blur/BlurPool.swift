/// Blurs not in use, which a renderer shares with those within it and keeps for the next picture.
final class BlurPool {
    private let scratch = BlurScratch()
    private var free: [GaussianBlur] = []

    init() {}

    /// A blur that nobody uses.
    func take() -> GaussianBlur { free.popLast() ?? GaussianBlur(scratch) }

    /// Takes blurs back that were taken in this order.
    func put(back blurs: [GaussianBlur]) {
        // The next picture is to find the same ones in the same places.
        free += blurs.reversed()
        if free.reduce(0, { $0 + $1.size }) > Scene.blurredLimit { free.removeAll() }
    }
}
