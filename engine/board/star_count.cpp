#include "engine/board/star_count.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

int starCount(const Board& board)
{
    return parseStarCount(board.setup()).value_or(1);
}

int mostStars(Size size)
{
    return std::max(size.width / 4, 1);
}

std::optional<int> parseStarCount(std::string_view text)
{
    constexpr int most = 999;
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    const bool isNumber = error == std::errc() && end == text.data() + text.size();
    return isNumber && count >= 0 && count <= most ? std::optional(count) : std::nullopt;
}

} // namespace tokisuji
