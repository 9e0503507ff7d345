import Base
import Pictures
import Platform
import Raster

/// Chromium or Chrome without a window.
struct Browser {
    /// The path of the program.
    let path: String

    /// Finds the browser on the PATH. Returns `nil` if none is installed.
    init?() {
        let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
        guard let path = names.lazy.compactMap(ChildProcess.path(of:)).first else { return nil }
        self.path = path
    }

    /// The command that installs the browser.
    static let installation = "apt-get install chromium"

    /// Opens a page, and returns the JSON that its script assigns to `document.title`.
    ///
    /// The page must call `finished()` after that, since the browser exits when the page is loaded.
    ///
    /// - Throws: `InputError` if the browser fails.
    func result(of script: String) throws(InputError) -> JSON {
        // An open document in a frame delays the end of loading.
        let page = """
            <!DOCTYPE html><meta charset="utf-8"><title></title><iframe id="frame"></iframe><script>
            frame.contentDocument.open();
            const finished = () => frame.contentDocument.close();
            \(script)
            </script>
            """
        let arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom"]
        let outcome: (output: [UInt8], isSuccess: Bool)?
        do {
            outcome = try TemporaryFiles.withFile(Array(page.utf8), ending: ".html") { file in
                ChildProcess.outcome(of: path, arguments + ["file://\(file)"])
            }
        } catch {
            throw InputError("\(error)", hint: nil)
        }
        let text = String(decoding: outcome?.output ?? [], as: UTF8.self)
        guard let start = text.firstRange(of: "<title>"), let end = text.firstRange(of: "</title>"),
            let json = try? JSON(reading: Array(text[start.upperBound..<end.lowerBound].utf8))
        else { throw InputError("\(path) shows no result", hint: "run it to see why") }
        return json
    }

    /// Returns a picture of a page in light appearance, with a transparent background.
    ///
    /// - Parameters:
    ///   - page: The HTML.
    ///   - width: The width of the window, in points.
    ///   - height: The height of the window, in points.
    ///   - scale: The number of pixels per point.
    /// - Throws: `InputError` if the browser fails.
    func picture(
        of page: String,
        width: Int,
        height: Int,
        scale: Double
    ) throws(InputError) -> Image {
        let options = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--default-background-color=00000000", "--allow-file-access-from-files",
            "--force-device-scale-factor=\(NumberText.short(scale))",
            "--window-size=\(width),\(height)",
        ]
        do {
            return try TemporaryFiles.withFile([], ending: ".png") { picture in
                Result {
                    try TemporaryFiles.withFile(Array(page.utf8), ending: ".html") { file in
                        _ = ChildProcess.outcome(
                            of: path,
                            options + ["--screenshot=\(picture)", "file://\(file)"]
                        )
                    }
                    return try PNG.decode(try FileContents.read(path: picture))
                }
            }.get()
        } catch {
            throw InputError("\(path) shows no picture: \(error)", hint: "run it to see why")
        }
    }
}
