import ArgumentParser

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Write designs as PNG frames, with a manifest.",
        discussion: """
            Frames of an earlier run that the folder's manifest.json lists, and that this run does \
            not write, are removed; those of other designs, scales and appearances only with \
            --replace. Other files are never touched. Frames that an earlier run of the \
            same version has finished, with the same picture, are not drawn again. The files do not depend on the \
            number of jobs.

            The pattern names files below the output folder. Placeholders: {design}, {state}, \
            {frame}, {frame:04}, {scale} (nothing at 1, @2x at 2), {appearance}. Without --pattern \
            it is {design}/{state}/{frame:04}{scale}.png, or with several appearances \
            {design}/{appearance}/{state}/{frame:04}{scale}.png. A loop is drawn for one period, at \
            the rate nearest to --fps at which it closes; its lead-in has files of its own, where \
            {state} is such as refreshing-intro.

            Example: pinwheel render arc compass --state pulling,refreshing --scale 2,3 -o output
            """
    )

    @OptionGroup var request: RenderArguments

    @OptionGroup var options: FrameRunOptions

    func run() throws {
        let run = FrameRun(options: options)
        run.begin()
        let (plan, name) = try request.plan()
        run.note(plan.notes)
        try run.write(plan, of: name, as: request.format)
    }
}
