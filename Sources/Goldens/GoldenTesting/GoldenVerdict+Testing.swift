import Platform
import Testing

extension GoldenVerdict {
    /// Tells Swift Testing: an issue with its pictures and its report, a warning, or nothing.
    func report(at location: SourceLocation) {
        for picture in pictures {
            // A picture that cannot be read is still named in the text.
            guard let bytes = try? FileContents.read(path: picture.path) else { continue }
            Attachment.record(bytes, named: picture.name, sourceLocation: location)
        }
        if let page {
            Attachment.record(page, named: "report.html", sourceLocation: location)
        }
        switch kind {
        case .failed: Issue.record(Comment(rawValue: text), sourceLocation: location)
        case .recorded: warn(at: location)
        case .passed:
            if !text.isEmpty { warn(at: location) }
        }
    }

    private func warn(at location: SourceLocation) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
        #else
            print(text)
        #endif
    }
}
