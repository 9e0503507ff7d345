import Base
import Goldens

extension RunReport {
    /// A report with every status, and with texts that need escapes everywhere.
    static let sample = RunReport(
        sequences: [
            SequenceReport(
                name: "arc/<refreshing> & \"more\"",
                status: .failed,
                message: "frame 1 lags </script><script>alert(1)</script>\nsee a\\b\u{1}",
                framesPerSecond: 60,
                findings: [
                    ReportedFinding(kind: "late", sentence: "1 < 2 & so", frames: [1], time: 0.5),
                    ReportedFinding(kind: "changed", sentence: "{{data}}", frames: []),
                ],
                tolerance: .object([JSON.Member("step", .number(2))]),
                headroom: .object([JSON.Member("step", .null)]),
                frames: [
                    FrameReport(
                        index: 0,
                        time: 0,
                        width: 2,
                        height: 2,
                        status: .passed,
                        count: 0,
                        share: 0,
                        pictures: .init(expected: "golden/0.png")
                    ),
                    FrameReport(
                        index: 1,
                        time: 0.5,
                        width: 2,
                        height: 2,
                        status: .failed,
                        count: 1,
                        share: 0.25,
                        worst: 255,
                        pictures: .init(
                            expected: "golden/1.png",
                            actual: "golden/0.png",
                            difference: "1.difference.png"
                        )
                    ),
                    FrameReport(
                        index: 2,
                        progress: 0.5,
                        width: 2,
                        height: 2,
                        status: .new,
                        pictures: .init(actual: "same-as-0.png")
                    ),
                    FrameReport(index: 3, width: 2, height: 2, status: .deleted),
                ]
            ),
            SequenceReport(name: "unseen", status: .unusable, message: "a Git LFS pointer"),
            SequenceReport(name: "none", status: .missing),
            SequenceReport(name: "fresh", status: .new),
            SequenceReport(
                name: "good",
                status: .passed,
                frames: [
                    FrameReport(
                        index: 0,
                        width: 2,
                        height: 2,
                        status: .passed,
                        pictures: .init(expected: "good.png")
                    )
                ]
            ),
        ],
        acceptCommand: "pinwheel accept"
    )
}
