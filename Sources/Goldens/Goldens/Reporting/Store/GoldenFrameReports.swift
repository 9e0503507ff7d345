import Platform

/// The reports on the frames of one outcome.
struct GoldenFrameReports {
    let outcome: GoldenOutcome
    /// The golden's files.
    let golden: GoldenFiles
    /// The folder that image paths are relative to.
    let folder: String

    /// One report for each frame number of the two sequences. Empty if nothing was compared.
    var all: [FrameReport] {
        let (old, new) = (outcome.expected?.frames ?? [], outcome.actual?.frames ?? [])
        guard outcome.actual != nil else { return [] }
        return (0..<max(old.count, new.count)).compactMap { index in
            frame(
                index,
                index < old.count ? old[index] : nil,
                index < new.count ? new[index] : nil
            )
        }
    }

    private func frame(_ index: Int, _ old: GoldenFrame?, _ new: GoldenFrame?) -> FrameReport? {
        guard let shown = new ?? old else { return nil }
        let use = outcome.report?.frames[index].use
        var report = FrameReport(
            index: index,
            width: shown.size.width,
            height: shown.size.height,
            status: status(index, old, new),
            count: use?.count,
            share: use?.share,
            worst: use.map { Double($0.step) }
        )
        switch shown.moment {
        case .time(let seconds): report.time = seconds
        case .progress(let progress): report.progress = progress
        case .instant(let seconds, let progress):
            report.time = seconds
            report.progress = progress
        }
        report.pictures = pictures(index, old, new)
        return report
    }

    private func status(_ index: Int, _ old: GoldenFrame?, _ new: GoldenFrame?)
        -> FrameReport.Status
    {
        if outcome.status == .recorded { return old == nil ? .new : .passed }
        guard old != nil else { return .new }
        guard new != nil else { return .deleted }
        return outcome.failedFrames.numbers.contains(index) ? .failed : .passed
    }

    private func pictures(
        _ index: Int,
        _ old: GoldenFrame?,
        _ new: GoldenFrame?
    ) -> FrameReport.Pictures {
        // A recorded frame has only the golden's image.
        if outcome.status == .recorded {
            return FrameReport.Pictures(expected: new.map { path(golden.picture($0.hash)) })
        }
        var pictures = FrameReport.Pictures(expected: old.map { path(golden.picture($0.hash)) })
        guard let artifacts = outcome.artifacts else { return pictures }
        if let new, new.hash != old?.hash {
            pictures.actual = path(artifacts.drawn.picture(new.hash))
        }
        if old != nil, new != nil, outcome.failedFrames.numbers.contains(index) {
            pictures.difference = path(artifacts.path(.difference, frame: index))
        }
        return pictures
    }

    private func path(_ target: String) -> String {
        RelativePath.path(from: folder, to: target)
    }
}
