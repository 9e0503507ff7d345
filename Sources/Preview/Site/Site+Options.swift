import Console
import Platform

extension Site {
    /// The site that options ask for; while somebody works on the page, the variable
    /// PINWHEEL_PREVIEW_PAGE names the folder of its files.
    ///
    /// - Throws: What `DesignStore` and `PreviewedGoldens` throw.
    package convenience init(_ options: PreviewOptions) throws {
        let folder = Variables.value(of: "PINWHEEL_PREVIEW_PAGE")
        self.init(
            store: try DesignStore(options.designs),
            goldens: try PreviewedGoldens(folder: options.goldens),
            page: Page(folder: folder)
        )
    }
}
