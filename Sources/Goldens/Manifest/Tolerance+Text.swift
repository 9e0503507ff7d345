import Base
import Comparison

extension Tolerance {
    /// The tolerance as a golden's manifest tells it, such as
    /// `step=2 share=0.001 density=4 window=5 sequenceShare=0.0005`.
    package var text: String {
        [
            "step=\(step)", "share=\(JSON.number(share).text)", "density=\(density)",
            "window=\(window)", "sequenceShare=\(JSON.number(sequenceShare).text)",
        ].joined(separator: " ")
    }
}
