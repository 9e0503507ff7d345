import Base
import Raster

extension Resolver {
    /// Resolves an image or a sequence of frames.
    mutating func layerImage(_ image: LayerImage) -> Resolved.LayerImage? {
        let frames = frames(image.source)
        let frame = at("frame") { resolver in
            if case .file = image.source, image.frame.constant != 0 {
                resolver.report(LayerImage.singleFrameMessage)
            }
            let bounds = NumberBounds.frame(of: frames?.count ?? 1)
            return resolver.driven(image.frame, .number(bounds), standard: 0)
        }
        let extent = frames?.extent ?? Resolved.PixelExtent(width: 0, height: 0)
        let size = at("size") {
            $0.drivenPair(
                image.size,
                .extent,
                standard: Vector(dx: Double(extent.width), dy: Double(extent.height))
            )
        }
        let filter = at("filter") { $0.plain(image.filter) } ?? .smooth
        return frames.map {
            Resolved.LayerImage(frames: $0, frame: frame, size: size, filter: filter)
        }
    }

    private mutating func frames(_ source: LayerImage.Source) -> Resolved.LayerImage.Frames? {
        switch source {
        case .file(let file):
            at("file") { $0.check(file) }
            return .files([file])
        case .files(let files):
            return at("files") { $0.frames(files) }
        case .sheet(let sheet):
            at("sheet") { $0.check(sheet.file) }
            return frames(sheet)
        }
    }

    private mutating func frames(_ files: [ImageFile]) -> Resolved.LayerImage.Frames? {
        guard checkCount(files.count, LayerImage.counts), let first = files.first else {
            return nil
        }
        let extent = Resolved.PixelExtent(first.image)
        for (index, file) in files.enumerated() {
            at(index) { resolver in
                resolver.check(file)
                let own = Resolved.PixelExtent(file.image)
                guard own != extent else { return }
                let name = NearestName.excerpt(file.file)
                let firstName = NearestName.excerpt(first.file)
                resolver.report(
                    """
                    the frames of an image must have equal sizes, but “\(name)” has \(own.text) \
                    pixels, and “\(firstName)” \(extent.text)
                    """
                )
            }
        }
        return .files(files)
    }

    private mutating func frames(_ sheet: LayerImage.Sheet) -> Resolved.LayerImage.Frames? {
        let (columns, rows) = at("cells") { resolver in
            (
                resolver.at(0) { $0.integer(sheet.columns, in: LayerImage.counts) },
                resolver.at(1) { $0.integer(sheet.rows, in: LayerImage.counts) }
            )
        }
        guard let columns, let rows else { return nil }
        let cells = 1...columns * rows
        let count = sheet.count.map { count in at("count") { $0.integer(count, in: cells) } }
        let image = sheet.file.image
        guard image.width % columns == 0, image.height % rows == 0 else {
            at("cells") {
                $0.report(
                    "“\(NearestName.excerpt(sheet.file.file))” has "
                        + "\(image.width)×\(image.height) pixels, which cannot be divided into "
                        + "\(columns)×\(rows) equal cells"
                )
            }
            return nil
        }
        guard let count = count ?? cells.upperBound else { return nil }
        let cell = Resolved.PixelExtent(width: image.width / columns, height: image.height / rows)
        return .sheet(sheet.file, cell: cell, columns: columns, count: count)
    }

    /// Reports a problem if an image exceeds the limit on pixels, or if its versions of higher
    /// resolution have wrong sizes.
    private mutating func check(_ file: ImageFile) {
        let extent = Resolved.PixelExtent(file.image)
        for (name, image) in file.byName {
            count(image, named: AssetPath.joined(scope.folder, name) ?? name)
        }
        for density in ImageFile.densities {
            guard let image = file.denser[density] else { continue }
            let (own, due) = (Resolved.PixelExtent(image), extent.times(density))
            guard own != due else { continue }
            let name = ImageFile.name(of: file.file, density: density)
            report(
                "“\(NearestName.excerpt(name))” has \(own.text) pixels, but must have "
                    + "\(due.text): \(density) times “\(NearestName.excerpt(file.file))”"
            )
        }
    }

    /// Adds an image file to the design's total number of pixels, unless it has already been added.
    private mutating func count(_ image: Image, named name: String) {
        guard images.insert(name).inserted else { return }
        let remaining = DesignLimits.imagePixels - imagePixels
        imagePixels += image.width * image.height
        guard imagePixels > DesignLimits.imagePixels else { return }
        let error = ImageTooLarge(width: image.width, height: image.height, room: max(remaining, 0))
        report(error.description)
    }
}

extension LayerImage {
    /// The allowed number of frames, and of columns and rows of a sheet.
    package static let counts = 1...DesignLimits.keys

    /// The message for a frame index of a single image.
    package static let singleFrameMessage =
        "“frame” selects one of several images, but there is one file; use “files” or “sheet”"
}
