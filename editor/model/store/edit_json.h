// Edit JSON: edits and boards as JSON and back, without loss.
//
// A place is [x, y] in half cells: the cell in column c and row r (from 0) is [2c+1, 2r+1], the edges and points
// between cells have even numbers, as in pzpr's files. A value is written as it is, with null for "nothing there".
//
//     {"set": "number", "at": [3, 1], "from": null, "to": 2}
//     {"insert": "rows", "at": 0, "count": 1}      {"remove": "columns", "at": 9, "count": 1}
//     {"turn": "rotate-right"}                     {"flags": ["", "b"]}
//     {"setup": ["1", "2"]}                        {"trial": "begins"}
#pragma once

#include "engine/board/board.h"
#include "engine/board/edit.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>

#include <optional>

namespace tokisuji {

[[nodiscard]] QJsonArray toJson(const Edit&);
/// Nothing if a step is unknown, or a number or a name is missing or out of range.
[[nodiscard]] std::optional<Edit> editFromJson(const QJsonValue&);

/// Only the values that are there.
[[nodiscard]] QJsonObject toJson(const Board&);
/// Nothing if it is not a board of a known genre.
[[nodiscard]] std::optional<Board> boardFromJson(const QJsonValue&);

} // namespace tokisuji
