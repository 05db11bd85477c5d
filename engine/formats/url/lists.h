// Lists: writing the cells that hold several numbers.
#pragma once

#include "engine/formats/url/body.h"

#include <vector>

namespace tokisuji {

/// `tokenOf` is empty where the URL has no sign for a list.
[[nodiscard]] std::optional<Error> writeLists(const Board&, std::string& body, char gapZero,
                                              std::string (*tokenOf)(const std::vector<int>& list));

} // namespace tokisuji
