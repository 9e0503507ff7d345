import ArgumentParser
import Imaging
import Preview
import UserInput

@main
struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pinwheel-preview",
        abstract: "The server that pinwheel preview starts.",
        version: PreviewLimits.version
    )

    @OptionGroup var options: PreviewOptions

    static func main() async {
        StandardOutput.surviveBrokenPipes()
        do {
            let command = try parse()
            try await command.run()
        } catch {
            if let report = FailureReport(error) {
                StandardError.write(lines: report.lines)
                report.status.end()
            }
            exit(withError: error)
        }
    }

    func run() async throws {
        InterruptionHandling.start()
        let folder = Variables.value(of: "PINWHEEL_PREVIEW_PAGE")
        let site = Site(shelf: try Shelf(options.designs), page: Page(folder: folder))
        let server = try PreviewServer(
            site: site,
            hub: EventHub(),
            host: options.host,
            port: options.port ?? PreviewOptions.usualPort
        )
        async let end: Void = server.run()
        let port = try await server.port()
        try StandardOutput.write(line: "http://\(options.host):\(port)/")
        try await end
    }
}
