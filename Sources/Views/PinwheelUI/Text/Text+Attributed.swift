import Foundation

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        /// Not drawn.
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: AttributeScopes.FoundationAttributes

        @frozen public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
        @frozen public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }
        @frozen public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    // Disfavoured, so that a string literal becomes a `LocalizedStringKey` and not an
    // `AttributedString`.
    /// Creates a text with attributes. SwiftUI's attributes take precedence over UIKit's.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                var text = TextRun(.string(String(attributedContent[run.range].characters)))
                text.attributes = TextAttributes(run.attributes)
                return text
            }
        )
    }
}

extension TextAttributes {
    /// Creates the attributes of a run. Unsupported attributes are ignored.
    fileprivate init(_ attributes: AttributeContainer) {
        typealias UIKit = AttributeScopes.UIKitAttributes
        font = attributes.font ?? attributes[UIKit.FontAttribute.self].map { Font($0) }
        let color = attributes[UIKit.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        style = (attributes.foregroundColor ?? color).map { AnyShapeStyle($0) }
        kerning = attributes.tracking ?? attributes.kern
        baselineOffset = attributes.baselineOffset ?? 0
        isUnderlined = attributes.underlineStyle.map { _ in true }
        isStruckThrough = attributes.strikethroughStyle.map { _ in true }
    }
}
