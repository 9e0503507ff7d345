import Foundation

/// Boolean operations on paths are not available.
extension Path {
    @available(*, unavailable, message: "draw both, or add one to the other with addPath")
    public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
    @available(*, unavailable, message: "clip or mask one with the other")
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
    @available(*, unavailable, message: "use addPath, and fill with FillStyle(eoFill: true)")
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
    @available(*, unavailable, message: "use addPath, and fill with FillStyle(eoFill: true)")
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension Shape {
    @available(*, unavailable, message: "draw both in a ZStack")
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    @available(*, unavailable, message: "clip or mask one with the other")
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    @available(*, unavailable, message: "mask with a ZStack that uses blendMode(.destinationOut)")
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    @available(*, unavailable, message: "add both to one Shape with FillStyle(eoFill: true)")
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        self
    }
}
