/// A frame to be drawn and written.
public struct FrameJob: Hashable, Sendable {
    /// Where it goes, from the output folder.
    public var file: String
    /// What it shows; its scale is stored in the PNG, too.
    public var label: FrameLabel

    /// A frame that shows what `label` says, to be written to `file`.
    public init(file: String, label: FrameLabel) {
        self.file = file
        self.label = label
    }
}
