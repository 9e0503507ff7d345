import Pictures

extension PixelList {
    /// What `pictures` look like when they are written as PNG files, with a manifest.
    ///
    /// - Parameters:
    ///   - pictures: The pictures; each goes to a file of its name.
    ///   - path: The folder; made if it is missing.
    ///   - threads: How many threads draw; nil for one for each processor.
    /// - Throws: `FileError` or `FrameError`, where a file or the folder cannot be written.
    package init(writing pictures: [CataloguePicture], to path: String, threads: Int? = nil) throws
    {
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
