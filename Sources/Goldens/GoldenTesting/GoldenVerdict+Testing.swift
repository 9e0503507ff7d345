import Platform
import Testing

extension GoldenVerdict {
    /// Reports the verdict to Swift Testing: an issue with attachments, a warning, or nothing.
    func report(at location: SourceLocation) {
        for picture in pictures {
            // The text of the issue contains the path, even if the image cannot be read.
            guard let bytes = try? FileContents.read(path: picture.path) else { continue }
            Attachment.record(bytes, named: picture.name, sourceLocation: location)
        }
        if let page {
            Attachment.record(page, named: "report.html", sourceLocation: location)
        }
        for note in notes { Self.warn(note, at: location) }
        switch kind {
        case .failed: Issue.record(Comment(rawValue: text), sourceLocation: location)
        case .recorded: Self.warn(text, at: location)
        case .passed:
            if !text.isEmpty { Self.warn(text, at: location) }
        }
    }

    private static func warn(_ text: String, at location: SourceLocation) {
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: location)
        #else
            print(text)
        #endif
    }
}
