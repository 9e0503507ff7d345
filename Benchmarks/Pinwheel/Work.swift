import Raster

/// A picture to be drawn at many positions, and the same picture by plain formulas.
package protocol Work: Sendable {
    /// The width in pixels.
    var width: Int { get }
    /// The height in pixels.
    var height: Int { get }

    /// What is drawn at a progress of 0…1.
    func scene(progress: Double) -> Scene

    /// The shapes that must come out, back to front, in pixels.
    func ideal(progress: Double) -> [IdealShape]
}

/// The pictures by their names.
package enum Works {
    /// The names of all pictures.
    package static let names = ["W1", "W1white", "W2", "W3", "W4"]

    /// The picture called `name`, nil when there is none; `size`, in pixels, changes an arc's.
    package static func named(_ name: String, size: Int? = nil) -> (any Work)? {
        switch name {
        case "W1": ArcWork(size: size ?? 120)
        case "W1white": ArcWork(size: size ?? 120, isWhite: true)
        case "W2": ArcWork(size: size ?? 1024)
        case "W3": ArcWork(size: size ?? 40)
        case "W4": size == nil ? IconsWork() : nil
        default: nil
        }
    }

    /// The progress of frame `index` of `count`: the first is a step from 0, the last is 1.
    package static func progress(_ index: Int, of count: Int) -> Double {
        Double(index + 1) / Double(count)
    }
}
