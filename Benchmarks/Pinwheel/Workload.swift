import Raster

/// An image that is drawn at many positions, and the formulas of its exact pixels.
package protocol Workload: Sendable {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }
    /// The standard deviation of the image's Gaussian blur, in pixels.
    var blur: Double { get }

    /// Returns the scene at a progress of 0…1.
    func scene(progress: Double) -> Scene

    /// Returns the expected shapes before blurring, from back to front, in pixels.
    func ideal(progress: Double) -> [IdealShape]
}

extension Workload {
    package var blur: Double { 0 }
}

/// The workloads by name.
package enum Workloads {
    /// All workloads, sorted by name. `size` is the default size of a ring in pixels, and `nil` if
    /// the size cannot be set.
    private static let all: [(name: String, size: Int?, make: @Sendable (Int) -> any Workload)] = [
        ("W1", 120, { ArcWorkload(size: $0) }),
        ("W1white", 120, { ArcWorkload(size: $0, colors: .white) }),
        ("W1c", 120, { ArcWorkload(size: $0, hasChangingRadius: true) }),
        ("W1whitec", 120, { ArcWorkload(size: $0, colors: .white, hasChangingRadius: true) }),
        ("W1p", 120, { ArcWorkload(size: $0, isCubic: true) }),
        ("W1pc", 120, { ArcWorkload(size: $0, hasChangingRadius: true, isCubic: true) }),
        ("W2", 1024, { ArcWorkload(size: $0) }),
        ("W2c", 1024, { ArcWorkload(size: $0, hasChangingRadius: true) }),
        ("W3", 40, { ArcWorkload(size: $0) }),
        ("W3c", 40, { ArcWorkload(size: $0, hasChangingRadius: true) }),
        ("W4", nil, { _ in IconsWorkload() }),
        ("W6", nil, { _ in MarksWorkload.dots }),
        ("W7", nil, { _ in MarksWorkload.spokes }),
        ("W8", nil, { _ in MarksWorkload.tickAndCross }),
        ("W9", nil, { _ in MarksWorkload.page }),
        ("W10", 120, { BlurredWorkload(ArcWorkload(size: $0), by: 6 * Double($0) / 120) }),
        ("W11", 120, { ArcWorkload(size: $0, colors: .linear) }),
    ]

    /// The names of all workloads.
    package static let names = all.map(\.name)

    /// The names of the workloads whose size can be set.
    package static let ringNames = all.filter { $0.size != nil }.map(\.name)

    /// Returns the workload called `name`. `size`, in pixels, replaces a ring's default size.
    /// Returns `nil` for an unknown name or a size that cannot be set.
    package static func named(_ name: String, size: Int? = nil) -> (any Workload)? {
        guard let workload = all.first(where: { $0.name == name }) else { return nil }
        guard let defaultSize = workload.size else { return size == nil ? workload.make(0) : nil }
        return workload.make(size ?? defaultSize)
    }

    /// Returns the progress of a frame. The first is one step from 0, the last is 1.
    package static func progress(_ index: Int, of count: Int) -> Double {
        Double(index + 1) / Double(count)
    }
}
