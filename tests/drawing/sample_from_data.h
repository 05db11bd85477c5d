// A sample of any genre, made from one of its boards in tests/data/genres.
#pragma once

#include "samples.h"

namespace tokisuji::samples {

/// The unique board that is nearest to 7x7, with its answer; the alternative differs from it at three places.
[[nodiscard]] Sample fromData(const Genre&);

} // namespace tokisuji::samples
