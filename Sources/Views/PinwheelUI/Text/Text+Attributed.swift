import Foundation

extension AttributeScopes {
    /// SwiftUI's attributes of texts.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// SwiftUI's attributes of texts.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The letters' colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind letters: not drawn here.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through letters.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line below letters.
        public let underlineStyle: UnderlineStyleAttribute
        /// How much farther letters are apart, in points.
        public let kern: KerningAttribute
        /// How much farther letters are apart, in points.
        public let tracking: TrackingAttribute
        /// How much higher letters are, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: AttributeScopes.FoundationAttributes

        /// The font.
        @frozen public enum FontAttribute: AttributedStringKey {
            /// A font.
            public typealias Value = Font
            /// The attribute's name.
            public static let name = "SwiftUI.Font"
        }
        /// The letters' colour.
        @frozen public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.ForegroundColor"
        }
        /// The colour behind letters.
        @frozen public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The attribute's name.
            public static let name = "SwiftUI.BackgroundColor"
        }
        /// The line through letters.
        @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// How it is drawn.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.StrikethroughStyle"
        }
        /// The line below letters.
        @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
            /// How it is drawn.
            public typealias Value = Text.LineStyle
            /// The attribute's name.
            public static let name = "SwiftUI.UnderlineStyle"
        }
        /// How much farther letters are apart.
        @frozen public enum KerningAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Kern"
        }
        /// How much farther letters are apart.
        @frozen public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.Tracking"
        }
        /// How much higher letters are.
        @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// One of SwiftUI's attributes.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension Text {
    // It can be made of a literal, too, which is a key.
    /// A text with its attributes: SwiftUI's, and where there are none UIKit's.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            attributedContent.runs.map { run in
                var text = TextRun(.letters(String(attributedContent[run.range].characters)))
                text.attributes = TextAttributes(run.attributes)
                return text
            }
        )
    }
}

extension TextAttributes {
    /// What a string's attributes say.
    fileprivate init(_ attributes: AttributeContainer) {
        typealias UIKit = AttributeScopes.UIKitAttributes
        font = attributes.font ?? attributes[UIKit.FontAttribute.self].map { Font($0) }
        let color = attributes[UIKit.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        style = (attributes.foregroundColor ?? color).map { AnyShapeStyle($0) }
        kerning = attributes.tracking ?? attributes.kern
        baselineOffset = attributes.baselineOffset ?? 0
        isUnderlined = attributes.underlineStyle.map { _ in true }
        isStruck = attributes.strikethroughStyle.map { _ in true }
    }
}
