import Foundation

/// Outlines of both, of one without the other, and so on: there are none.
extension Path {
    /// What either surrounds: not available.
    @available(*, unavailable, message: "lay both over each other, or addPath one to the other")
    public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// What both surround: not available.
    @available(*, unavailable, message: "clip or mask the one by the other")
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// What the other does not surround: not available.
    @available(*, unavailable, message: "addPath the other, and fill by FillStyle(eoFill: true)")
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
    /// What one of both surrounds: not available.
    @available(*, unavailable, message: "addPath the other, and fill by FillStyle(eoFill: true)")
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension Shape {
    /// What either surrounds: not available.
    @available(*, unavailable, message: "lay both over each other in a ZStack")
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What both surround: not available.
    @available(*, unavailable, message: "clip or mask the one by the other")
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What the other does not surround: not available.
    @available(*, unavailable, message: "mask by a ZStack with blendMode(.destinationOut)")
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape { self }
    /// What one of both surrounds: not available.
    @available(*, unavailable, message: "make one Shape of both, filled by FillStyle(eoFill: true)")
    public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        self
    }
}
