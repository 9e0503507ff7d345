import Raster

extension Resolved.Outline {
    /// The outline at an instant, and the frame that its paint and its anchor refer to.
    func shaped(at instant: Instant) -> (path: Path, frame: Rect) {
        switch self {
        case .circle(let diameter):
            let side = max(diameter.value(at: instant), 0)
            let frame = Rect(center: .zero, size: Size(width: side, height: side))
            return (.circle(in: frame), frame)
        case .ellipse(let size):
            let frame = Rect(center: .zero, size: size.size(at: instant))
            return (.ellipse(in: frame), frame)
        case .rect(let size):
            let frame = Rect(center: .zero, size: size.size(at: instant))
            return (.rect(frame), frame)
        case .roundedRect(let size, let radius, let corners):
            let frame = Rect(center: .zero, size: size.size(at: instant))
            let path = Path.roundedRect(
                frame,
                cornerRadius: radius.value(at: instant),
                corners: corners
            )
            return (path, frame)
        case .capsule(let size, let corners):
            let frame = Rect(center: .zero, size: size.size(at: instant))
            return (.capsule(in: frame, corners: corners), frame)
        case .line(let from, let to):
            let start = Point.zero + from.value(at: instant)
            let end = Point.zero + to.value(at: instant)
            let frame = Rect(
                x: min(start.x, end.x),
                y: min(start.y, end.y),
                width: abs(end.x - start.x),
                height: abs(end.y - start.y)
            )
            return (.line(from: start, to: end), frame)
        case .path(let path, let frame):
            return (path, frame)
        }
    }
}
