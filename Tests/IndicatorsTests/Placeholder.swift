import Testing

import Indicators
