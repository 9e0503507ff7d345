import Raster

/// An image that is drawn at many positions, and its exact formulas.
package protocol Work: Sendable {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The standard deviation of its Gaussian blur, in pixels.
    var blur: Double { get }

    /// Returns the scene at a progress of 0…1.
    func scene(progress: Double) -> Scene

    /// Returns the expected shapes before blurring, from back to front, in pixels.
    func ideal(progress: Double) -> [IdealShape]
}

extension Work {
    package var blur: Double { 0 }
}

/// The works by name.
package enum Works {
    /// All works, sorted by name. The size of rings, in pixels, can be set.
    private static let all: [(name: String, size: Int?, make: @Sendable (Int) -> any Work)] = [
        ("W1", 120, { ArcWork(size: $0) }),
        ("W1white", 120, { ArcWork(size: $0, colors: .white) }),
        ("W1c", 120, { ArcWork(size: $0, hasChangingRadius: true) }),
        ("W1whitec", 120, { ArcWork(size: $0, colors: .white, hasChangingRadius: true) }),
        ("W1p", 120, { ArcWork(size: $0, isCubic: true) }),
        ("W1pc", 120, { ArcWork(size: $0, hasChangingRadius: true, isCubic: true) }),
        ("W2", 1024, { ArcWork(size: $0) }),
        ("W2c", 1024, { ArcWork(size: $0, hasChangingRadius: true) }),
        ("W3", 40, { ArcWork(size: $0) }),
        ("W3c", 40, { ArcWork(size: $0, hasChangingRadius: true) }),
        ("W4", nil, { _ in IconsWork() }),
        ("W6", nil, { _ in MarksWork.dots }),
        ("W7", nil, { _ in MarksWork.spokes }),
        ("W8", nil, { _ in MarksWork.tickAndCross }),
        ("W9", nil, { _ in MarksWork.page }),
        ("W10", 120, { BlurredWork(ArcWork(size: $0), by: 6 * Double($0) / 120) }),
        ("W11", 120, { ArcWork(size: $0, colors: .linear) }),
    ]

    /// The names of all works.
    package static let names = all.map(\.name)

    /// The names of the works whose size can be set.
    package static let ringNames = all.filter { $0.size != nil }.map(\.name)

    /// Returns the work called `name`. `size`, in pixels, changes a ring's size. Returns `nil` for
    /// an unknown name or a size that cannot be set.
    package static func named(_ name: String, size: Int? = nil) -> (any Work)? {
        guard let work = all.first(where: { $0.name == name }) else { return nil }
        guard let defaultSize = work.size else { return size == nil ? work.make(0) : nil }
        return work.make(size ?? defaultSize)
    }

    /// Returns the progress of a frame. The first is one step from 0, the last is 1.
    package static func progress(_ index: Int, of count: Int) -> Double {
        Double(index + 1) / Double(count)
    }
}
