import ArgumentParser

struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Write designs as PNG frames, with a manifest.",
        discussion: """
            Frames of earlier runs that are listed in the folder's manifest.json and not written \
            again are removed. If they belong to other designs, scales or appearances, this needs \
            --replace. Other files are not touched. Frames are not drawn again if an earlier run \
            of the same version has written the same image. The files do not depend on the number \
            of jobs.

            --pattern sets the files' names below the output folder. Placeholders: {design}, \
            {state}, {frame}, {frame:04}, {scale} (empty at 1, @2x at 2), {appearance}. The \
            default is {design}/{state}/{frame:04}{scale}.png, or with several appearances \
            {design}/{appearance}/{state}/{frame:04}{scale}.png.

            A loop is drawn for one period, at the rate closest to --fps that divides the period \
            evenly. Its intro has separate files, where {state} ends in -intro.

            Example: pinwheel render arc compass --state pulling,refreshing --scale 2,3 -o output
            """
    )

    @OptionGroup var request: RenderArguments

    @OptionGroup var options: FrameRunOptions

    func run() throws {
        let run = FrameRun(options: options)
        run.begin()
        let (plan, name) = try request.plan()
        run.printNotes(plan.notes)
        try run.write(plan, of: name, as: request.format)
    }
}
