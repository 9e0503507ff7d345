import ArgumentParser

struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write the frames of a lifecycle that follows a scroll trace, with a manifest.",
        discussion: """
            The frames show the article's screen with the indicator and the content. --stage \
            indicator shows only the indicator. --design replaces the article's indicator with a \
            design. The design shows the states that correspond to the lifecycle's.

            Frames are written to LIFECYCLE/0000.png and so on, until the trace has ended and \
            nothing moves. manifest.json has the time, offset, state, common, progress, values and \
            events of each frame, as trace prints them. Frames of earlier runs that are listed in \
            the folder's manifest and not written again are removed. Other files are not touched.

            Example: pinwheel play scroll-action --trace t150 --design arc --scale 2 -o frames
            """
    )

    @OptionGroup var request: PlayArguments

    @OptionGroup var options: FrameRunOptions

    func run() throws {
        let run = FrameRun(options: options)
        run.begin()
        let (plan, name) = try request.plan()
        try run.write(plan, of: name)
    }
}
