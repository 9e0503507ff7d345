import Raster

/// An image about the layer's centre, or one of several at a time.
public struct Picture: Equatable, Sendable {
    /// Where its pixels come from.
    public enum Source: Equatable, Sendable {
        /// A file.
        case file(ImageFile)
        /// A file a frame; 1…1000, all of one size.
        case files([ImageFile])
        /// A cell of a file a frame.
        case sheet(Sheet)

        /// The files.
        package var files: [ImageFile] {
            switch self {
            case .file(let file): [file]
            case .files(let files): files
            case .sheet(let sheet): [sheet.file]
            }
        }
    }

    /// Frames of one size in one file, row by row from the upper left.
    public struct Sheet: Equatable, Sendable {
        /// The file.
        public var file: ImageFile
        /// How many frames lie beside one another, 1…1000.
        public var columns: Setting<Int>
        /// How many lie below one another, 1…1000.
        public var rows: Setting<Int>
        /// How many there are; nil for one in each cell.
        public var count: Setting<Int>?

        /// Frames in a file.
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

    /// Where its pixels come from.
    public var source: Source
    /// Which frame is shown, from 0, rounded down. Beyond the last it begins again, but where a way
    /// ends upon the number of frames the last is still shown.
    public var frame: Driven<Double>
    /// Width and height in points; one point per pixel if `nil`.
    public var size: DrivenPair?
    /// How pixels are enlarged and reduced.
    public var filter: Setting<ImageFilter>

    /// An image, or several frames.
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

    /// An image in a file next to the design.
    public init(
        _ image: Image,
        file: String,
        size: DrivenPair? = nil,
        filter: Setting<ImageFilter> = .smooth
    ) {
        self.init(.file(ImageFile(image, file: file)), size: size, filter: filter)
    }
}

/// An image beside a design, also with more pixels a point.
public struct ImageFile: Equatable, Sendable {
    /// The file beside the design that holds it, with slashes: `parts/needle.png`.
    public var file: String
    /// Its pixels, one a point.
    public var image: Image
    /// The same image with two or three pixels a point, from `needle@2x.png` and `needle@3x.png`.
    public var denser: [Int: Image]

    /// The pixels a point that a file may have besides one.
    package static let densities = [2, 3]

    /// An image in a file beside the design.
    public init(_ image: Image, file: String, denser: [Int: Image] = [:]) {
        self.file = file
        self.image = image
        self.denser = denser
    }

    /// The name of the file with so many pixels a point: `parts/needle@2x.png`.
    package static func name(of file: String, density: Int) -> String {
        let slash = file.lastIndex(of: "/") ?? file.startIndex
        guard density != 1 else { return file }
        let dot = file.lastIndex(of: ".").flatMap { $0 < slash ? nil : $0 } ?? file.endIndex
        return file[..<dot] + "@\(density)x" + file[dot...]
    }

    /// All its images by the names of their files.
    package var byName: [(name: String, image: Image)] {
        [(file, image)]
            + Self.densities.compactMap { density in
                denser[density].map { (Self.name(of: file, density: density), $0) }
            }
    }

    /// The image to draw at so many pixels a point: that with the fewest that are enough, else that
    /// with the most; and how many it has.
    func image(atScale scale: Double) -> (image: Image, density: Int) {
        var best = (image: image, density: 1)
        for density in Self.densities where Double(best.density) < scale {
            if let image = denser[density] { best = (image, density) }
        }
        return best
    }
}
