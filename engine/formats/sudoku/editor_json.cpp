#include "engine/formats/sudoku/editor_json.h"

#include "engine/formats/text.h"

namespace tokisuji {

std::optional<int> wholeNumber(const Json* json)
{
    if (json == nullptr)
        return std::nullopt;
    if (const auto number = json->integer())
        return number;
    const std::string* text = json->text();
    return text == nullptr ? std::nullopt : parseNumber(*text);
}

std::string textOf(const Json* json)
{
    const std::string* text = json == nullptr ? nullptr : json->text();
    return text == nullptr ? std::string() : *text;
}

bool saysNothing(const Json* json)
{
    if (json == nullptr || json->isNull())
        return true;
    if (const bool* isOn = std::get_if<bool>(&json->value))
        return !*isOn;
    if (const auto number = json->number())
        return *number == 0;
    if (const std::string* text = json->text())
        return text->empty();
    if (const Json::Array* array = json->array())
        return array->empty();
    return json->object() == nullptr || json->object()->empty();
}

bool setSolution(Board& board, const std::vector<int>& numbers)
{
    const std::vector<Place> cells = board.grid().cells();
    if (numbers.size() != cells.size())
        return false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (numbers[i] < 1 || numbers[i] > board.size().width)
            return false;
        if (board.at(Layer::Number, cells[i]) == blank)
            board.set(Layer::Digit, cells[i], numbers[i]);
    }
    return true;
}

Error notUnderstood(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 8;
    std::string list;
    for (std::size_t i = 0; i < names.size() && i < most; ++i)
        list += (i == 0 ? "" : ", ") + names[i];
    return errorOf("sudoku-more", {list + (names.size() > most ? ", …" : "")});
}

} // namespace tokisuji
