import Base
import Frames
import Indicators
import Lifecycles

/// Reads when scroll views call back.
package enum CallbackArgument {
    /// `exact`, or so many callbacks a second.
    package static func rate(_ text: String) throws(InputError) -> CallbackRate {
        if text == "exact" { return .exact }
        guard NumberText.number(text) != nil else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is neither “exact” nor a number of callbacks a second"
            )
        }
        return .perSecond(try CommaList.number(text, of: "callbacks", in: CallbackRate.rates))
    }
}
