import Indicators
import Pictures
import PinwheelUI
import Raster
import TestSupport
import Testing

/// Images and colours of asset catalogues. Missing assets are drawn gray, with a note.
@MainActor
struct AssetTests {
    private let folder: TestFolder
    /// A bundle of the folder. It is read when one of its assets is first drawn.
    private let bundle: Bundle

    init() throws {
        folder = try TestFolder()
        bundle = try #require(Bundle(path: folder.path))
    }

    /// Returns an image of one colour.
    private func picture(_ width: Int, _ height: Int, _ pixel: [UInt8]) -> Raster.Image {
        let pixels = Array(repeatElement(pixel, count: width * height).joined())
        return Raster.Image(width: width, height: height, pixels: pixels)
    }

    private func write(_ picture: Raster.Image, to name: String) throws {
        try folder.write(try PNG.encode(picture), to: name)
    }

    /// Returns the image of a view and the notes of the session.
    private func drawn(
        scale: Double = 1,
        isDark: Bool = false,
        @ViewBuilder _ view: @escaping () -> some View
    ) throws -> (image: Raster.Image, notes: [String]) {
        let environment = Indicators.Environment(
            appearance: isDark ? .dark : .light,
            scale: scale
        )
        let session = try ViewSession(in: environment ?? .standard, view)
        var renderer = Renderer()
        return (renderer.render(try session.scene(at: 0)), session.notes)
    }

    private func writeLogo() throws {
        let set = "A.xcassets/Logo.imageset"
        let files = [("one.png", "1x", ""), ("two.png", "2x", ""), ("dark.png", "1x", dark)]
        let entries = files.map { file, scale, rest in
            #"{"idiom": "universal", "filename": "\#(file)", "scale": "\#(scale)"\#(rest)}"#
        }
        try folder.write(
            #"{"images": [\#(entries.joined(separator: ","))]}"#,
            to: "\(set)/Contents.json"
        )
        try write(picture(4, 2, [255, 0, 0, 255]), to: "\(set)/one.png")
        try write(picture(8, 4, [0, 255, 0, 255]), to: "\(set)/two.png")
        try write(picture(4, 2, [0, 0, 255, 255]), to: "\(set)/dark.png")
    }

    private var dark: String {
        #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    }

    @Test
    func `an image has its size in points and the pixels for the scale and appearance`() throws {
        try writeLogo()
        let plain = try drawn { Image("Logo", bundle: bundle) }
        #expect(plain.image == picture(4, 2, [255, 0, 0, 255]))
        #expect(plain.notes == [])
        let fine = try drawn(scale: 2) { Image(ImageResource(name: "Logo", bundle: bundle)) }
        #expect(fine.image == picture(8, 4, [0, 255, 0, 255]))
        let night = try drawn(isDark: true) {
            Image(uiImage: UIImage(named: "Logo", in: bundle, compatibleWith: nil)!)
        }
        #expect(night.image == picture(4, 2, [0, 0, 255, 255]))
    }

    @Test
    func `a template image takes the foreground colour unless a rendering mode is set`() throws {
        let set = "A.xcassets/Mask.imageset"
        let contents =
            #"{"images": [{"filename": "m.png"}], "properties": {"template-rendering-intent": "template"}}"#
        try folder.write(contents, to: "\(set)/Contents.json")
        try write(picture(2, 2, [10, 20, 30, 255]), to: "\(set)/m.png")
        let blue = PinwheelUI.Color(red: 0, green: 0, blue: 1)
        let tinted = try drawn { Image("Mask", bundle: bundle).foregroundColor(blue) }
        #expect(tinted.image == picture(2, 2, [0, 0, 255, 255]))
        let own = try drawn {
            Image("Mask", bundle: bundle).renderingMode(.original).foregroundColor(blue)
        }
        #expect(own.image == picture(2, 2, [10, 20, 30, 255]))
    }

    @Test func `labels and buttons accept image resources`() throws {
        try writeLogo()
        let logo = ImageResource(name: "Logo", bundle: bundle)
        let plain = try drawn { Label("A", image: logo) }
        #expect(plain.notes == [])
        #expect(plain.image.pixels.contains(255))
        #expect(try drawn { Button("A", image: logo) {}.buttonStyle(.plain) }.notes == [])
    }

    @Test func `PNG files of a bundle are images, with two pixels per point for @2x`() throws {
        try write(picture(6, 6, [9, 9, 9, 255]), to: "Pictures/dot@2x.png")
        #expect(
            try drawn(scale: 2) { Image("dot", bundle: bundle) }.image
                == picture(6, 6, [9, 9, 9, 255])
        )
        #expect(
            UIImage(named: "dot", in: bundle, compatibleWith: nil)?.size
                == CGSize(width: 3, height: 3)
        )
        let file = try #require(UIImage(contentsOfFile: folder.path("Pictures/dot@2x.png")))
        #expect(file.size == CGSize(width: 3, height: 3) && file.scale == 2)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: folder.path("none.png")) == nil)
    }

    @Test func `a downscaled image averages its pixels`() throws {
        // Every eighth column is black, so the image is an even gray at an eighth of its width.
        let pixels = (0..<64).flatMap { _ in
            (0..<64).flatMap { x in x % 8 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] as [UInt8] }
        }
        let stripes = Raster.Image(width: 64, height: 64, pixels: pixels)
        let image = try drawn { Image(stripes).resizable().frame(width: 8, height: 8) }.image
        for index in stride(from: 0, to: image.pixels.count, by: 4) {
            #expect(abs(Int(image.pixels[index]) - 223) <= 1)
        }
    }

    @Test func `colours resolve by appearance, system name and accent`() throws {
        func write(_ name: String, _ colors: String) throws {
            try folder.write(
                #"{"colors": [\#(colors)]}"#,
                to: "A.xcassets/\(name).colorset/Contents.json"
            )
        }
        let red = #"{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#
        let gray =
            #"{"color": {"color-space": "gray-gamma-22", "components": {"white": "255"}}\#(dark)}"#
        try write("Brand", "\(red), \(gray)")
        try write("AccentColor", #"{"idiom": "universal"}"#)
        try write("System", #"{"color": {"platform": "ios", "reference": "systemGray6Color"}}"#)
        try write("Odd", #"{"color": {"platform": "ios", "reference": "oddColor"}}"#)
        func pixel(isDark: Bool = false, _ name: String) throws -> (pixel: [UInt8], notes: [String])
        {
            let (image, notes) = try drawn(isDark: isDark) {
                Color(name, bundle: bundle).frame(width: 1, height: 1)
            }
            return (image.pixels, notes)
        }
        #expect(try pixel("Brand").pixel == [255, 0, 0, 255])
        #expect(try pixel(isDark: true, "Brand").pixel == [255, 255, 255, 255])
        #expect(
            try pixel("AccentColor").pixel
                == drawn { Color.blue.frame(width: 1, height: 1) }.image.pixels
        )
        #expect(try pixel("System").pixel == [242, 242, 247, 255])
        #expect(
            try pixel("Odd").notes.first?.contains("“Odd” refers to an unknown system colour")
                == true
        )
        #expect(try pixel("None").notes.first?.contains("there is no colour “None”") == true)
    }

    @Test func `an unreadable image is drawn as a gray rectangle, with a note`() throws {
        // The start of a JPEG, a comment, and a frame of 50 × 30 pixels.
        let jpeg: [UInt8] =
            [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 50, 1, 1, 17, 0]
        let files = [
            ("Photo", jpeg), ("Cut", Array(jpeg.prefix(12))), ("Text", Array("text".utf8)),
            ("Endless", [0xFF, 0xD8] + Array(repeating: 0xFF, count: 99)),
        ]
        for (name, bytes) in files {
            let set = "A.xcassets/\(name).imageset"
            let contents = #"{"images": [{"filename": "p", "scale": "2x"}]}"#
            try folder.write(contents, to: "\(set)/Contents.json")
            try folder.write(bytes, to: "\(set)/p")
        }
        try folder.write(#"{"images": 1}"#, to: "A.xcassets/Wrong.imageset/Contents.json")
        try folder.write(
            #"{"images": [{"filename": "none.png"}]}"#,
            to: "A.xcassets/Lost.imageset/Contents.json"
        )
        for (name, words) in [
            ("Photo", "p: a JPEG, not a PNG"), ("Cut", "not a PNG"), ("Text", "not a PNG"),
            ("Endless", "not a PNG"),
            ("Wrong", "Wrong.imageset/Contents.json: invalid asset catalogue JSON"),
            ("Lost", "none.png"),
            ("Other", "there is no image “Other” in the catalogues of \(folder.path)"),
        ] {
            let (image, notes) = try drawn { Image(name, bundle: bundle) }
            #expect(image.width == (name == "Photo" ? 25 : 24))
            #expect(image.height == (name == "Photo" ? 15 : 24))
            #expect(notes.count == 1)
            #expect(notes.first?.contains(words) == true, "\(notes)")
            #expect(notes.first?.hasSuffix(": a gray rectangle is drawn instead") == true)
        }
    }

    @Test func `an unreadable catalogue is noted for each of its names`() throws {
        try folder.write("{", to: "A.xcassets/Icons/Contents.json")
        let notes = try drawn { Color("Icons/Brand", bundle: bundle).frame(width: 1, height: 1) }
            .notes
        #expect(notes.first?.contains("Icons/Contents.json: invalid asset catalogue JSON") == true)
    }
}

/// `CGImage`: the pixels of images.
@MainActor
struct CGImageTests {
    private let folder: TestFolder
    private let bundle: Bundle
    /// An image of four columns in two rows. Each column has another red component.
    private let stripes = Raster.Image(
        width: 4,
        height: 2,
        pixels: (0..<8).flatMap { [UInt8($0 % 4), 0, 0, 255] }
    )

    init() throws {
        folder = try TestFolder()
        bundle = try #require(Bundle(path: folder.path))
        try folder.write(try PNG.encode(stripes), to: "stripes@2x.png")
    }

    @Test func `cropping an image returns its pixels, or nil outside the image`() throws {
        let picture = try #require(UIImage(named: "stripes", in: bundle, compatibleWith: nil))
        let pixels = try #require(picture.cgImage)
        #expect(picture.scale == 2)
        #expect(pixels.width == 4 && pixels.height == 2)
        let part = try #require(pixels.cropping(to: CGRect(x: 1.2, y: 1, width: 1.5, height: 9)))
        #expect(part.width == 2 && part.height == 1)
        #expect(pixels.cropping(to: CGRect(x: 4, y: 0, width: 3, height: 1)) == nil)
        #expect(pixels.cropping(to: .null) == nil)
        let session = try ViewSession { Image(decorative: part, scale: 1) }
        var renderer = Renderer()
        #expect(renderer.render(try session.scene(at: 0)).pixels == [1, 0, 0, 255, 2, 0, 0, 255])
        #expect(
            UIImage(cgImage: part, scale: 2, orientation: .up).size == CGSize(width: 1, height: 0.5)
        )
        #expect(UIImage(systemName: "star")?.cgImage == nil)
    }
}
