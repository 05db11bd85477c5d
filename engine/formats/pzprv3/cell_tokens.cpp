#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

FilePart::Rows cellRows(const Grid& grid)
{
    return grid.rows();
}

Result<bool> setClue(ClueSetter& clues, Place cell, int number, std::size_t at)
{
    if (auto refused = clues.set(cell, number, at))
        return *refused;
    return true;
}

std::optional<int> clueOf(std::string_view text)
{
    return text == "-" ? question : parseNumber(text);
}

std::string tokenOfClue(int number)
{
    return number == blank ? "." : number == question ? "-" : std::to_string(number);
}

std::vector<std::string_view> commaParts(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (std::size_t comma = text.find(','); comma != std::string_view::npos; comma = text.find(',')) {
        parts.push_back(text.substr(0, comma));
        text.remove_prefix(comma + 1);
    }
    parts.push_back(text);
    return parts;
}

} // namespace tokisuji
