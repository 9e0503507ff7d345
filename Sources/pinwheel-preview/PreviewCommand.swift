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

    /// Runs the server and ends the process with a status of `ExitStatus`.
    static func main() async {
        StandardOutput.surviveBrokenPipes()
        do {
            let command = try parse()
            try await command.serve()
        } catch {
            if let report = FailureReport(error) {
                StandardError.write(lines: report.lines)
                report.status.end()
            }
            exit(withError: error)
        }
    }

    private func serve() async throws {
        let site = try Site(options)
        let listener = try PreviewPort.listener(options)
        let folder = try SocketFolder()
        // Being interrupted is how the preview is meant to end.
        InterruptionHandling.start {
            folder.remove()
            ExitStatus.done.end()
        }
        if options.host != PreviewOptions.usualHost {
            StandardError.write(lines: [
                "pinwheel: warning: everybody who reaches \(options.host) can see these designs"
            ])
        }
        let server = PreviewServer(
            site: site,
            host: options.host,
            listener: listener,
            folder: folder
        )
        let greeting = Greeting(host: options.host, port: listener.port)
        let (json, open) = (options.json, options.open)
        do {
            try await server.run {
                try StandardOutput.write(line: json ? greeting.json.text : greeting.address)
                if open { try Self.open(greeting.address) }
            }
        } catch {
            folder.remove()
            throw error
        }
    }

    /// A missing browser is told, but is no reason not to serve.
    private static func open(_ address: String) throws {
        do {
            try Browser.open(address)
        } catch {
            StandardError.write(lines: ["pinwheel: warning: \(error.description)"])
        }
    }
}
