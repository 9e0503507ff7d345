import ArgumentParser
import Console
import Dispatch
import Platform
import Preview

@main
struct PreviewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pinwheel-preview",
        abstract: "The server that pinwheel preview starts.",
        version: PreviewLimits.version
    )

    @OptionGroup var options: PreviewOptions

    /// Runs the server and ends the process with a status of `ExitStatus`.
    static func main() {
        StandardOutput.surviveRefusedWrites()
        MemoryExhaustion.endAtTrap()
        do {
            try parse(NegativeValues.joined(CommandWords.all().dropFirst())).serve()
        } catch {
            fail(error)
        }
    }

    private static func fail(_ error: any Error) -> Never {
        if let report = FailureReport(error) {
            StandardError.write(lines: report.lines)
            report.status.end()
        }
        // Help, the version and completion scripts come this way.
        if exitCode(for: error) == .success { exit(withError: error) }
        let words = message(for: error).split(separator: "\n").joined(separator: " ")
        StandardError.write(lines: ["pinwheel: \(words)"])
        ExitStatus.usage.end()
    }

    private func serve() throws {
        let site = try Site(options)
        let listener = try PreviewPort.listener(options)
        let folder = try SocketFolder()
        // Being interrupted is how the preview is meant to end. Begun before there are threads.
        InterruptionHandling.start {
            folder.remove()
            ExitStatus.done.end()
        }
        if options.host != PreviewOptions.usualHost {
            StandardError.write(lines: [
                "pinwheel: warning: everybody who reaches \(options.host) can see these designs"
            ])
        }
        let greeting = Greeting(host: options.host, port: listener.port)
        let (json, open) = (options.json, options.open)
        let server = PreviewServer(
            site: site,
            host: options.host,
            listener: listener,
            folder: folder
        )
        Task {
            do {
                try await server.run {
                    try StandardOutput.write(line: json ? greeting.json.text : greeting.address)
                    if open { Self.open(greeting.address) }
                }
                ExitStatus.done.end()
            } catch {
                folder.remove()
                Self.fail(error)
            }
        }
        // Not dispatchMain(), which takes signals that are to wait for the interruption's thread.
        DispatchSemaphore(value: 0).wait()
    }

    /// A missing browser is told, but is no reason not to serve.
    private static func open(_ address: String) {
        do {
            try Browser.open(address)
        } catch {
            StandardError.write(lines: ["pinwheel: warning: \(error.description)"])
        }
    }
}
