// JSON: values of the engine as the command line prints them.
#pragma once

#include "engine/board/board.h"

#include <QJsonArray>
#include <QJsonObject>

#include <string_view>
#include <vector>

namespace tokisuji {

[[nodiscard]] QJsonValue toJson(std::string_view text);
/// Places by their names, "R1C2".
[[nodiscard]] QJsonArray toJson(const std::vector<Place>&);
/// The whole board: genre, size, flags, and every layer's values by the names of their places.
[[nodiscard]] QJsonObject boardJson(const Board&);

} // namespace tokisuji
