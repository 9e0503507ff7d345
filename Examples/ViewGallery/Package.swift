// swift-tools-version: 6.2
import PackageDescription

// A package of one's own: views that an app shows by SwiftUI, drawn on Linux by Pinwheel. Elsewhere the
// dependency is Pinwheel's address and version in place of the path.
let package = Package(
    name: "ViewGallery",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Pinwheel", path: "../..", traits: ["Preview"])],
    targets: [
        // `swift run gallery` with the tool's commands: render, strip, show, preview, …
        .executableTarget(
            name: "gallery",
            dependencies: [
                "Unchanged",
                .product(name: "PinwheelUI", package: "Pinwheel"),
                .product(name: "PinwheelTool", package: "Pinwheel"),
            ]
        ),
        // Files of an app as they are: what they import as SwiftUI is PinwheelUI on Linux.
        .target(
            name: "Unchanged",
            dependencies: [.product(name: "PinwheelUI", package: "Pinwheel")],
            resources: [.process("Assets.xcassets")],
            swiftSettings: [
                .unsafeFlags(["-module-alias", "SwiftUI=PinwheelUI"], .when(platforms: [.linux]))
            ],
            // Names for the catalogue's assets, which Xcode makes by itself.
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
