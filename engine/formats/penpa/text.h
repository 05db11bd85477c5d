// Text: the lines that a penpa link carries, once they are unpacked.
#pragma once

#include "engine/formats/penpa/sheet.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tokisuji::penpa {

/// Most cells on a side, margins included.
constexpr int mostCells = 100;

enum class Purpose : std::uint8_t { Solve, Edit };

struct Text {
    std::string gridType = "square";
    Size whole;    ///< with the space round the board
    Margins space; ///< of it
    int centre = 0;
    std::string title;
    std::string author;
    std::string source;
    std::string rules;            ///< lines end with "\n"
    std::string grid = "121";     ///< lines of the grid, lattice points, outer frame
    std::string tool = "surface"; ///< "mode" or "combi/tool"
    Sheet question;
    Sheet answer;                    ///< of texts to edit
    std::vector<int> centres;        ///< the cells that there are
    std::vector<std::string> checks; ///< what of an answer is compared
    std::vector<std::string> tags;   ///< names of genres
};

/// As version 3.2.3 writes it, shortened.
[[nodiscard]] std::string write(const Text&, Purpose);
/// Errors: penpa-old, penpa-line, penpa-line-missing, penpa-grid, penpa-size, input-not-utf8. Lines count from 1.
[[nodiscard]] Result<Text> read(std::string_view shortenedText);

} // namespace tokisuji::penpa
