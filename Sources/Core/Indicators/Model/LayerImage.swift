import Raster

/// An image centred in a layer, or a sequence of images that it plays.
public struct LayerImage: Equatable, Sendable {
    /// The origin of the pixels.
    public enum Source: Equatable, Sendable {
        /// A single file.
        case file(ImageFile)
        /// One file per frame, 1…1000 files of equal size.
        case files([ImageFile])
        /// A file with the frames in a grid.
        case sheet(Sheet)

        /// All files of the source.
        package var files: [ImageFile] {
            switch self {
            case .file(let file): [file]
            case .files(let files): files
            case .sheet(let sheet): [sheet.file]
            }
        }
    }

    /// Frames of equal size in one file, in rows from the top left.
    public struct Sheet: Equatable, Sendable {
        /// The file that contains all frames.
        public var file: ImageFile
        /// The number of frames in a row, 1…1000.
        public var columns: Setting<Int>
        /// The number of rows, 1…1000.
        public var rows: Setting<Int>
        /// The number of frames, or `nil` if every cell contains one.
        public var count: Setting<Int>?

        /// Creates a grid of frames.
        public init(
            _ file: ImageFile,
            columns: Setting<Int>,
            rows: Setting<Int>,
            count: Setting<Int>? = nil
        ) {
            self.file = file
            self.columns = columns
            self.rows = rows
            self.count = count
        }
    }

    /// The origin of the pixels.
    public var source: Source
    /// The index of the visible frame, counted from 0 and rounded down.
    ///
    /// Indices beyond the last frame wrap around. However, a track that ends at the number of
    /// frames ends with the last frame.
    public var frame: Driven<Double>
    /// The width and height in points. If `nil`, one pixel is one point.
    public var size: DrivenPair?
    /// The filter for scaling.
    public var filter: Setting<ImageFilter>

    /// Creates an image or a sequence of frames.
    public init(
        _ source: Source,
        frame: Driven<Double> = 0,
        size: DrivenPair? = nil,
        filter: Setting<ImageFilter> = .smooth
    ) {
        self.source = source
        self.frame = frame
        self.size = size
        self.filter = filter
    }

    /// Creates an image from pixels that are stored in `file`, next to the design.
    public init(
        _ image: Image,
        file: String,
        size: DrivenPair? = nil,
        filter: Setting<ImageFilter> = .smooth
    ) {
        self.init(.file(ImageFile(image, file: file)), size: size, filter: filter)
    }
}

/// An image file next to a design, with optional versions of higher resolution.
public struct ImageFile: Equatable, Sendable {
    /// The path relative to the design that uses the file, with slashes: `parts/needle.png`.
    public var file: String
    /// The pixels at one pixel per point.
    public var image: Image
    /// The versions with 2 and 3 pixels per point, from `needle@2x.png` and `needle@3x.png`.
    public var denser: [Int: Image]

    /// The supported numbers of pixels per point in addition to 1.
    package static let densities = [2, 3]

    /// Creates an image file.
    public init(_ image: Image, file: String, denser: [Int: Image] = [:]) {
        self.file = file
        self.image = image
        self.denser = denser
    }

    /// Returns the name of the version with `density` pixels per point: `parts/needle@2x.png`.
    package static func name(of file: String, density: Int) -> String {
        let slash = file.lastIndex(of: "/") ?? file.startIndex
        guard density != 1 else { return file }
        let dot = file.lastIndex(of: ".").flatMap { $0 < slash ? nil : $0 } ?? file.endIndex
        return file[..<dot] + "@\(density)x" + file[dot...]
    }

    /// All versions of the image, with the names of their files.
    package var byName: [(name: String, image: Image)] {
        [(file, image)]
            + Self.densities.compactMap { density in
                denser[density].map { (Self.name(of: file, density: density), $0) }
            }
    }

    /// Returns the version to draw at `scale` pixels per point, with its density.
    ///
    /// The version with the lowest sufficient density is chosen, or the densest one if none
    /// suffices.
    func image(atScale scale: Double) -> (image: Image, density: Int) {
        var best = (image: image, density: 1)
        for density in Self.densities where Double(best.density) < scale {
            if let image = denser[density] { best = (image, density) }
        }
        return best
    }
}
