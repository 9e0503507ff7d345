import Pictures
import Platform

/// The folder for the files of failed runs.
///
/// It may be a folder with the user's own files. A report, an HTML page or a `.gitignore` that
/// Pinwheel did not write is never replaced or removed.
struct FailedFolder: Equatable, Sendable {
    /// The folder's path.
    let path: String
    /// The path of the goldens' folder.
    let goldens: String

    /// The path of the report.
    var results: String { "\(path)/\(RunReport.fileName)" }

    private static let chooseOther = "choose a separate folder for failures"

    /// Whether the folder is the default, which contains only Pinwheel's files.
    private var isDefault: Bool { path == "\(goldens)/\(Self.defaultName)" }

    /// The default name, within the goldens' folder.
    static let defaultName = ".failed"

    /// Checks that failures and goldens are in separate folders, before any work is done.
    ///
    /// - Throws: `GoldenError` if the folder is the goldens' folder, contains it, or is within it.
    func check() throws(GoldenError) {
        guard !isDefault else { return }
        let (failed, goldens) = (RelativePath.resolved(path), RelativePath.resolved(goldens))
        guard RelativePath.path(from: failed, to: goldens).hasPrefix("..") else {
            throw GoldenError(
                "failures cannot be written to the goldens' folder, nor to one that contains it",
                path: path,
                hint: Self.chooseOther
            )
        }
        let words = RelativePath.path(from: goldens, to: failed).split(separator: "/")
        // Hidden folders are never searched for goldens.
        guard words.contains(where: { $0.hasPrefix(".") }) else {
            throw GoldenError(
                "failures cannot be written among goldens",
                path: path,
                hint: Self.chooseOther
            )
        }
    }

    /// Creates the folder. Writes a `.gitignore` to a new folder, because the files of a run should
    /// not be committed. Adds none to an existing folder of the user.
    func prepare() throws(GoldenError) {
        try check()
        let path = "\(path)/.gitignore"
        let isNeeded =
            isDefault
            ? (try? FileContents.read(path: path, limit: 4096)) == nil : !Folder.exists(self.path)
        guard isNeeded else { return }
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.replace(path, with: Array("*\n".utf8))
        }
    }

    /// Returns the report of earlier runs, or `nil` if this version cannot read one.
    ///
    /// - Throws: `GoldenError` if the file is not a report of Pinwheel.
    func report() throws(GoldenError) -> RunReport? {
        try reportBytes().flatMap { try? RunReport(reading: $0) }
    }

    /// Replaces the earlier report, or removes it if `report` is `nil`. Removes the earlier HTML
    /// page.
    func replaceReport(by report: RunReport?) throws(GoldenError) {
        try removePage()
        guard let report else {
            guard try reportBytes() != nil else { return }
            try GoldenError.wrapping { () throws(FileError) in _ = try FileRemoval.remove(results) }
            return
        }
        try prepare()
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.write(Array(report.text.utf8), to: results)
        }
    }

    /// Checks that a report would not replace a file that Pinwheel did not write. Ignores read
    /// errors, because the results of a run are useful without a report.
    func checkReport() throws(GoldenError) {
        if let bytes = try? FileContents.read(path: results) { try checkReport(bytes) }
    }

    private func checkReport(_ bytes: [UInt8]) throws(GoldenError) {
        guard isDefault || RunReport.isReport(bytes) else {
            throw GoldenError(
                "a report would replace this file, which Pinwheel did not write",
                path: results,
                hint: Self.chooseOther
            )
        }
    }

    private func reportBytes() throws(GoldenError) -> [UInt8]? {
        let bytes: [UInt8]
        do {
            bytes = try FileContents.read(path: results)
        } catch {
            if error.isMissing { return nil }
            throw GoldenError(error)
        }
        try checkReport(bytes)
        return bytes
    }

    /// Writes the HTML page of the report next to it, with the images that it refers to.
    ///
    /// - Returns: The page's path. `nil` if the images are too large for one page, or if a file
    ///   that Pinwheel did not write has the page's name.
    func writePage(of report: RunReport) throws(GoldenError) -> String? {
        let page = "\(path)/\(HTMLReport.fileName)"
        if let bytes = try? FileContents.read(path: page), !HTMLReport.isPage(bytes) { return nil }
        var size = 0
        let html: HTMLReport
        do {
            html = try HTMLReport(report) { name throws(FileError) in
                let file = "\(path)/\(name)"
                let bytes = try FileContents.read(path: file, limit: PNGLimits.default.bytes)
                size += bytes.count
                guard size <= Self.pageLimit else {
                    throw FileError(.read, file, reason: "the images are too large")
                }
                return bytes
            }
        } catch {
            guard size <= Self.pageLimit else { return nil }
            throw GoldenError(error.description, path: page)
        }
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.replace(page, with: Array(html.text.utf8))
        }
        return page
    }

    /// The maximum total size of the images on an automatic page, in bytes. The page is built in
    /// memory.
    private static let pageLimit = 12 << 20

    /// Removes the outdated HTML page of an earlier report.
    private func removePage() throws(GoldenError) {
        let page = "\(path)/\(HTMLReport.fileName)"
        guard let bytes = try? FileContents.read(path: page), HTMLReport.isPage(bytes)
        else { return }
        try GoldenError.wrapping { () throws(FileError) in _ = try FileRemoval.remove(page) }
    }
}
