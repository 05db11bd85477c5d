#include "engine/formats/penpa/sign_symbols.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

using enum SignStyle;

constexpr std::array table{
    SignSymbol{Circles, 1, "circle_M", 1},
    SignSymbol{Circles, 2, "circle_M", 2},
    SignSymbol{SunMoon, 1, "sun_moon", 1},
    SignSymbol{SunMoon, 2, "sun_moon", 2},
    SignSymbol{Shapes, 1, "ox_B", 1},
    SignSymbol{Shapes, 2, "ox_B", 2},
    SignSymbol{Shapes, 3, "ox_B", 3},
    SignSymbol{Trees, 1, tentShape, 1},
    SignSymbol{Bars, 1, "line", 5},
    SignSymbol{Bars, 2, "line", 2},
    SignSymbol{Bars, 3, "line", 1},
    SignSymbol{SignStyle::Compass, 1, "", 0, "N"},
    SignSymbol{SignStyle::Compass, 2, "", 0, "S"},
    SignSymbol{SignStyle::Compass, 3, "", 0, "W"},
    SignSymbol{SignStyle::Compass, 4, "", 0, "E"},
    SignSymbol{Arrows, 1, "arrow_N_B", 3},
    SignSymbol{Arrows, 2, "arrow_N_B", 7},
    SignSymbol{Arrows, 3, "arrow_N_B", 1},
    SignSymbol{Arrows, 4, "arrow_N_B", 5},
    SignSymbol{Arrows, 5, "circle_L", 2},
    SignSymbol{Ways, 1, "arrow_N_B", 3},
    SignSymbol{Ways, 2, "arrow_N_B", 7},
    SignSymbol{Ways, 3, "arrow_N_B", 1},
    SignSymbol{Ways, 4, "arrow_N_B", 5},
    SignSymbol{Lollipops, 1, "circle_L", 1},
    SignSymbol{Lollipops, 2, "line", 2},
    SignSymbol{Lollipops, 3, "line", 1},
    SignSymbol{Ships, 0, "battleship_B", 7},
    SignSymbol{Ships, 1, "battleship_B", 4},
    SignSymbol{Ships, 2, "battleship_B", 6},
    SignSymbol{Ships, 3, "battleship_B", 3},
    SignSymbol{Ships, 4, "battleship_B", 5},
    SignSymbol{Ships, 5, "battleship_B", 2},
    SignSymbol{Ships, 6, "battleship_B", 1},
    SignSymbol{Ships, 7, "battleship_B+", 1},
    SignSymbol{Ships, 8, "battleship_B+", 2},
    SignSymbol{Ships, 9, "battleship_B+", 3},
    SignSymbol{Ships, 10, "battleship_B+", 4},
    SignSymbol{Poles, 1, "math", 2},
    SignSymbol{Poles, 2, "math", 3},
    SignSymbol{Maze, 1, "", 0, "S"},
    SignSymbol{Maze, 2, "", 0, "G"},
    SignSymbol{Maze, 3, "circle_M", 1},
    SignSymbol{Maze, 4, "triup_M", 1},
};

/// The name without its size: circles are read in any.
std::string_view kindOf(std::string_view shape)
{
    for (const std::string_view kind : {"circle_", "triup_", "arrow_N_", "ox_", "math"})
        if (shape.starts_with(kind))
            return kind;
    return shape;
}

} // namespace

const SignSymbol* symbolOf(SignStyle style, int sign)
{
    const auto found = std::ranges::find_if(
        table, [&](const SignSymbol& symbol) { return symbol.style == style && symbol.sign == sign; });
    return found == table.end() ? nullptr : &*found;
}

std::optional<int> signOfSymbol(SignStyle style, const Symbol& drawn)
{
    const auto found = std::ranges::find_if(table, [&](const SignSymbol& symbol) {
        return symbol.style == style && !symbol.shape.empty() && kindOf(symbol.shape) == kindOf(drawn.shape)
               && drawn.value == std::vector{symbol.number};
    });
    return found == table.end() ? std::nullopt : std::optional(found->sign);
}

std::optional<int> signOfText(SignStyle style, std::string_view text)
{
    const auto found = std::ranges::find_if(table, [&](const SignSymbol& symbol) {
        return symbol.style == style && symbol.shape.empty() && symbol.text == text;
    });
    return found == table.end() ? std::nullopt : std::optional(found->sign);
}

} // namespace tokisuji::penpa
