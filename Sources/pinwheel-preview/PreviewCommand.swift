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
        // Being interrupted is how the preview is meant to end. Begun before there are threads.
        InterruptionHandling.start { ExitStatus.done.end() }
        let server = PreviewServer(site: site, host: options.host)
        Task { [options] in
            do {
                try await PreviewPort.serve(server, options) { try Self.greet(options, port: $0) }
                ExitStatus.done.end()
            } catch {
                Self.fail(error)
            }
        }
        // Not dispatchMain(), which takes signals that are to wait for the interruption's thread.
        DispatchSemaphore(value: 0).wait()
    }

    /// Says where the preview is, now that it can be reached.
    private static func greet(_ options: PreviewOptions, port: UInt16) throws {
        if options.host != PreviewOptions.usualHost {
            StandardError.write(lines: [
                "pinwheel: warning: everybody who reaches \(options.host) can see these designs"
            ])
        }
        let greeting = Greeting(host: options.host, port: port)
        try StandardOutput.write(line: options.json ? greeting.json.text : greeting.address)
        if options.open { open(greeting.address) }
    }

    /// A missing browser is reported, but is no reason not to serve.
    private static func open(_ address: String) {
        do {
            try Browser.open(address)
        } catch {
            StandardError.write(lines: ["pinwheel: warning: \(error.description)"])
        }
    }
}
