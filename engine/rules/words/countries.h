// Countries: areas that belong to one colour of clues each.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily countryColour{
    .id = "country-colour",
    .name = {"one colour in each country, one country for each colour", "国と色は 1 対 1"},
    .broken = {"A country has clues of two colours, or a colour lies in two countries",
               "1 つの国に 2 色あるか、1 つの色が 2 つの国に分かれています"}};

} // namespace family

/// For each colour of coloured clues that occurs, "the cell lies in its country": the area in which all clues of the
/// colour lie, and none of another one.
[[nodiscard]] std::vector<Field> countries(Rules& r, const Board& b, const Field& white);

} // namespace tokisuji
