import Testing

import Raster
