import Testing

import Imaging
