import ArgumentParser

struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Write a lifecycle's course under a scroll trace as PNG frames, with a manifest.",
        discussion: """
            The frames show the indicator where the article puts it on its screen, and what moves with \
            it; --stage indicator shows the indicator alone. --design shows a design in place of the \
            article's own indicator, in the states that stand for the lifecycle's.

            Frames are LIFECYCLE/0000.png and so on, from the trace's beginning until nothing moves \
            any more. manifest.json has each frame's time, offset, state, common, progress, values and \
            events, the same as trace prints. Frames of an earlier run that the folder's manifest lists, and \
            that this run does not write, are removed; other files are never touched.

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
