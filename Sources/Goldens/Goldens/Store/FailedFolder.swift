import Pictures
import Platform

/// The folder for what failed runs leave.
///
/// It may be one that a user has files in: a report, a page or a list for git that Pinwheel has not
/// written itself is never replaced or removed.
struct FailedFolder: Equatable, Sendable {
    /// The folder's path.
    let path: String
    /// The path of the goldens' folder.
    let goldens: String

    /// The path of the report.
    var results: String { "\(path)/\(RunReport.fileName)" }

    private static let other = "choose a folder of its own for failures"

    /// The usual folder holds only Pinwheel's files.
    private var isUsual: Bool { path == "\(goldens)/\(Self.usualName)" }

    /// The folder's name in the goldens' folder if no other is chosen.
    static let usualName = ".failed"

    /// Makes sure, before any work, that failures and goldens stay apart.
    ///
    /// - Throws: `GoldenError` for a folder that is, holds or lies among the goldens.
    func check() throws(GoldenError) {
        guard !isUsual else { return }
        let (failed, goldens) = (RelativePath.resolved(path), RelativePath.resolved(goldens))
        guard RelativePath.path(from: failed, to: goldens).hasPrefix("..") else {
            throw GoldenError(
                "failures cannot be left in the folder of the goldens, nor in one that holds it",
                path: path,
                hint: Self.other
            )
        }
        let words = RelativePath.path(from: goldens, to: failed).split(separator: "/")
        // What is hidden is never taken for goldens.
        guard words.contains(where: { $0.hasPrefix(".") }) else {
            throw GoldenError("failures cannot lie among goldens", path: path, hint: Self.other)
        }
    }

    /// Makes the folder. The artifacts of a run do not belong in a repository, but what git passes
    /// over in a folder that was there before is its owner's business.
    func prepare() throws(GoldenError) {
        try check()
        let path = "\(path)/.gitignore"
        let isNeeded =
            isUsual
            ? (try? FileContents.read(path: path, limit: 4096)) == nil : !Folder.exists(self.path)
        guard isNeeded else { return }
        try GoldenError.wrapping { () throws(FileError) in
            try AtomicFile.replace(path, with: Array("*\n".utf8))
        }
    }

    /// The report of earlier runs; nil where there is none, or none that this version can read.
    ///
    /// - Throws: `GoldenError` for a file of its name that Pinwheel has not written.
    func report() throws(GoldenError) -> RunReport? {
        try reportBytes().flatMap { try? RunReport(reading: $0) }
    }

    /// Puts `report` in the place of an earlier one; nil removes that.
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

    /// Makes sure that a report replaces no one else's file; of one that cannot be read nothing is
    /// said yet, since the results of a run are worth having without it.
    func checkReport() throws(GoldenError) {
        if let bytes = try? FileContents.read(path: results) { try checkReport(bytes) }
    }

    private func checkReport(_ bytes: [UInt8]) throws(GoldenError) {
        guard isUsual || RunReport.isReport(bytes) else {
            throw GoldenError(
                "a report would replace this file, which is not Pinwheel's",
                path: results,
                hint: Self.other
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

    /// Writes the page of the report beside it, with the pictures that it names.
    ///
    /// - Returns: The page's path; nil where its pictures are too large for one page, or another's
    ///   file has its name.
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
                    throw FileError(.read, file, reason: "the pictures are too many")
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

    /// The most bytes of pictures that are put on a page unasked: it is made in memory.
    private static let pageLimit = 12 << 20

    /// Removes the page of an earlier report, which shows what is no longer so.
    private func removePage() throws(GoldenError) {
        let page = "\(path)/\(HTMLReport.fileName)"
        guard let bytes = try? FileContents.read(path: page), HTMLReport.isPage(bytes)
        else { return }
        try GoldenError.wrapping { () throws(FileError) in _ = try FileRemoval.remove(page) }
    }
}
