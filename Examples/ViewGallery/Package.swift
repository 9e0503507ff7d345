// swift-tools-version: 6.2
import PackageDescription

// An example package: SwiftUI views of an app, drawn on Linux by Pinwheel. In your own package,
// replace the path of the dependency with Pinwheel's URL and version.
let package = Package(
    name: "ViewGallery",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Pinwheel", path: "../..", traits: ["Preview"])],
    targets: [
        // `swift run gallery` has the commands of the tool: render, strip, show, preview, …
        .executableTarget(
            name: "gallery",
            dependencies: [
                "Unchanged",
                .product(name: "PinwheelUI", package: "Pinwheel"),
                .product(name: "PinwheelTool", package: "Pinwheel"),
            ]
        ),
        // Unchanged files of an app. On Linux, their `import SwiftUI` imports PinwheelUI.
        .target(
            name: "Unchanged",
            dependencies: [.product(name: "PinwheelUI", package: "Pinwheel")],
            resources: [.process("Assets.xcassets")],
            swiftSettings: [
                .unsafeFlags(["-module-alias", "SwiftUI=PinwheelUI"], .when(platforms: [.linux]))
            ],
            // Writes the names of the assets, as Xcode does in its own builds.
            plugins: [.plugin(name: "AssetSymbols", package: "Pinwheel")]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "gallery",
                .product(name: "PinwheelUI", package: "Pinwheel"),
                .product(name: "PinwheelUITesting", package: "Pinwheel"),
            ],
            exclude: ["__Goldens__", "SwiftUI-names.txt"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
