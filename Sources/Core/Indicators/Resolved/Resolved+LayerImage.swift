import Raster

extension Resolved {
    /// An image, or a sequence of frames.
    final class LayerImage: Sendable {
        let frames: Frames
        /// The index of the visible frame, before it is rounded down and wrapped around.
        let frame: Driven<Double>
        /// The width and height in points.
        let size: DrivenPair
        let filter: ImageFilter

        init(frames: Frames, frame: Driven<Double>, size: DrivenPair, filter: ImageFilter) {
            self.frames = frames
            self.frame = frame
            self.size = size
            self.filter = filter
        }

        /// Frames of equal size.
        enum Frames: Sendable {
            /// One file per frame, at least one.
            case files([ImageFile])
            /// Frames in one file, in rows of `columns`.
            case sheet(ImageFile, cell: PixelExtent, columns: Int, count: Int)

            /// The number of frames.
            var count: Int {
                switch self {
                case .files(let files): files.count
                case .sheet(_, _, _, let count): count
                }
            }

            /// The size of a frame in pixels at one pixel per point.
            var extent: PixelExtent {
                switch self {
                case .files(let files): PixelExtent(files[0].image)
                case .sheet(_, let cell, _, _): cell
                }
            }
        }

        /// Returns the paint that draws the visible frame over `rect`, for a scale in pixels per
        /// point.
        func paint(at instant: Instant, scale: Double, over rect: Rect) -> Paint {
            let index = index(at: instant)
            switch frames {
            case .files(let files):
                let image = files[index].image(atScale: scale).image
                return .image(image, rect: rect, filter: filter)
            case .sheet(let file, let cell, let columns, _):
                let (image, density) = file.image(atScale: scale)
                let (width, height) = (cell.width * density, cell.height * density)
                return .image(
                    image,
                    rect: rect,
                    part: PixelRect(
                        x: index % columns * width,
                        y: index / columns * height,
                        width: width,
                        height: height
                    ),
                    filter: filter
                )
            }
        }

        /// Returns the index of the visible frame at an instant.
        func index(at instant: Instant) -> Int {
            guard frames.count > 1 else { return 0 }
            let value = frame.value(at: instant)
            let span = frame.span(at: instant)
            // Rounding errors may put a value just below a whole number.
            let tolerance = 1e-6
            var number = (value + tolerance).rounded(.down)
            // A track that ends at the number of frames shows the last frame at its end, and not
            // the first.
            let isWhole = (value - number).magnitude <= tolerance
            let isAtTop =
                value >= span.upperBound - tolerance && value > span.lowerBound + tolerance
            let count = Double(frames.count)
            if isWhole, isAtTop, number.truncatingRemainder(dividingBy: count) == 0 { number -= 1 }
            guard number.isFinite else { return 0 }
            return Int(number.remainder(modulo: count))
        }
    }

    /// A size in whole pixels.
    struct PixelExtent: Equatable, Sendable {
        var width: Int
        var height: Int

        init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// Creates the size of an image.
        init(_ image: Image) { self.init(width: image.width, height: image.height) }

        /// Returns the size multiplied by `factor`.
        func times(_ factor: Int) -> PixelExtent {
            PixelExtent(width: width * factor, height: height * factor)
        }

        /// The size as text for error messages.
        var text: String { "\(width)×\(height)" }
    }
}

extension Resolved.Driven<Double> {
    /// Returns the range between the values of the two keyframes around an instant.
    fileprivate func span(at instant: Instant) -> ClosedRange<Double> {
        let driven = driven(ofCopy: instant.copy)
        guard let (track, instant) = driven.motion.track(at: instant) else {
            return instant.previous.map { driven.span(at: $0) } ?? driven.first...driven.first
        }
        let ends = track.ends(at: instant)
        let isBound = ends.from == nil || track.start == .onto
        let previous = isBound ? instant.previous.map { driven.value(at: $0) } ?? driven.first : 0
        let shift = track.start == .onto ? previous : 0
        let from = (ends.from.map { driven[$0] } ?? previous) + shift
        let to = driven[ends.to] + shift
        return min(from, to)...max(from, to)
    }
}
