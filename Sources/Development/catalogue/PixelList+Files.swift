import Pictures

extension PixelList {
    /// Creates the list of `pictures` and writes them as PNG files with a manifest.
    ///
    /// - Parameters:
    ///   - pictures: The images. Their names are the names of the files.
    ///   - path: The folder, which is created if it is missing.
    ///   - threads: The number of threads. The default is one per processor.
    /// - Throws: `FileError` or `FrameError` if a file or the folder cannot be written.
    package init(writing pictures: [CatalogueImage], to path: String, threads: Int? = nil) throws {
        let folder = try OutputFolder.begin(at: path)
        let jobs = pictures.map { picture in
            FrameJob(
                file: picture.name + ".png",
                label: FrameLabel(design: "catalogue", state: picture.name, moment: .time(0))
            )
        }
        let writer = FrameWriter(folder: folder, threads: threads, compression: .fast)
        let records = try writer.write(jobs) { renderer, index in
            renderer.render(pictures[index].scene())
        }
        try folder.finish(Manifest(frames: records))
        self.init(
            zip(pictures, records).map { picture, record in
                Entry(
                    name: picture.name,
                    width: record.width,
                    height: record.height,
                    hash: record.hash
                )
            }
        )
    }
}
