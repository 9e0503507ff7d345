import Raster

extension Resolved {
    /// An image, or one of several frames at a time.
    final class Picture: Sendable {
        /// The frames.
        let frames: Frames
        /// Which of them is shown.
        let frame: Driven<Double>
        /// Width and height in points.
        let size: DrivenPair
        let filter: ImageFilter

        init(frames: Frames, frame: Driven<Double>, size: DrivenPair, filter: ImageFilter) {
            self.frames = frames
            self.frame = frame
            self.size = size
            self.filter = filter
        }

        /// Frames of one size.
        enum Frames: Sendable {
            /// A file a frame; at least one.
            case files([ImageFile])
            /// So many frames in a file, row by row in so many columns.
            case sheet(ImageFile, cell: PixelExtent, columns: Int, count: Int)

            /// How many there are.
            var count: Int {
                switch self {
                case .files(let files): files.count
                case .sheet(_, _, _, let count): count
                }
            }

            /// The size of one in pixels, of which one is a point.
            var extent: PixelExtent {
                switch self {
                case .files(let files): PixelExtent(files[0].image)
                case .sheet(_, let cell, _, _): cell
                }
            }
        }

        /// What to draw over `rect` at an instant, at so many pixels a point.
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

        /// Which frame is shown at an instant.
        func index(at instant: Instant) -> Int {
            guard frames.count > 1 else { return 0 }
            let value = frame.value(at: instant)
            let stretch = frame.stretch(at: instant)
            // Sums and products on the way to a whole number may miss it by their last bits.
            let nearness = 1e-6
            var number = (value + nearness).rounded(.down)
            // Where a way reaches its top, the frame before has not been left yet.
            let isWhole = (value - number).magnitude <= nearness
            let isAtTop =
                value >= stretch.upperBound - nearness && value > stretch.lowerBound + nearness
            let count = Double(frames.count)
            if isWhole, isAtTop, number.truncatingRemainder(dividingBy: count) == 0 { number -= 1 }
            guard number.isFinite else { return 0 }
            return Int(number.remainder(ofRound: count))
        }
    }

    /// Width and height in whole pixels.
    struct PixelExtent: Equatable, Sendable {
        var width: Int
        var height: Int

        /// Width and height.
        init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// Those of an image.
        init(_ image: Image) { self.init(width: image.width, height: image.height) }

        /// So many times as much.
        func times(_ factor: Int) -> PixelExtent {
            PixelExtent(width: width * factor, height: height * factor)
        }

        /// As errors give them.
        var text: String { "\(width)×\(height)" }
    }
}

extension Resolved.Driven<Double> {
    /// The least and the greatest value between the two keys around an instant.
    fileprivate func stretch(at instant: Instant) -> ClosedRange<Double> {
        let driven = driven(ofCopy: instant.copy)
        guard let track = driven.motion.track(in: instant.state) else {
            return instant.previous.map { driven.stretch(at: $0) } ?? driven.first...driven.first
        }
        let ends = track.ends(at: instant)
        let isBound = ends.from == nil || track.start == .onto
        let left = isBound ? instant.previous.map { driven.value(at: $0) } ?? driven.first : 0
        let shift = track.start == .onto ? left : 0
        let from = (ends.from.map { driven[$0] } ?? left) + shift
        let to = driven[ends.to] + shift
        return min(from, to)...max(from, to)
    }
}
