#include "engine/twisty/turn_text.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view between = " \t\r\n,()[]";
constexpr std::string_view typographicApostrophe = "\xE2\x80\x99";

/// The text with plain apostrophes, and where each of its bytes stood.
struct Plain {
    std::string text;
    std::vector<std::size_t> at;
};

Plain plain(std::string_view text)
{
    Plain result;
    for (std::size_t i = 0; i < text.size();) {
        const bool isApostrophe = text.substr(i).starts_with(typographicApostrophe);
        result.text += isApostrophe ? '\'' : text[i];
        result.at.push_back(i);
        i += isApostrophe ? typographicApostrophe.size() : 1;
    }
    return result;
}

/// The turn with the longest name that the text begins with.
std::optional<int> longestTurn(const TwistyDefinition& definition, std::string_view text)
{
    std::optional<int> best;
    std::size_t length = 0;
    for (std::size_t turn = 0; turn < definition.turns.size(); ++turn) {
        const std::string& name = definition.turns[turn].name;
        if (name.size() > length && text.starts_with(name)) {
            best = static_cast<int>(turn);
            length = name.size();
        }
    }
    return best;
}

} // namespace

bool canNameTurn(std::string_view name)
{
    return !name.empty() && name.find_first_of(between) == std::string_view::npos
           && name.find(typographicApostrophe) == std::string_view::npos;
}

Result<TurnList> readTurns(const TwistyDefinition& definition, std::string_view text)
{
    const auto [names, places] = plain(text);
    TurnList turns;
    for (std::size_t at = names.find_first_not_of(between); at != std::string::npos;
         at = names.find_first_not_of(between, at)) {
        const auto turn = longestTurn(definition, std::string_view(names).substr(at));
        if (!turn) {
            const std::size_t end = std::min(names.find_first_of(between, at), names.size());
            return Error{"turn-unknown", {names.substr(at, end - at)}, places[at]};
        }
        turns.push_back(*turn);
        at += definition.turns[static_cast<std::size_t>(*turn)].name.size();
    }
    return turns;
}

std::string turnsText(const TwistyDefinition& definition, const TurnList& turns)
{
    std::string text;
    for (const int turn : turns)
        text += (text.empty() ? "" : " ") + definition.turns[static_cast<std::size_t>(turn)].name;
    return text;
}

std::optional<int> turnBetween(const TwistyDefinition& definition, const std::string& from, const std::string& to)
{
    const auto leads = [&](const Turn& turn) { return turned(from, turn) == to; };
    const auto found = std::ranges::find_if(definition.turns, leads);
    return found == definition.turns.end() ? std::nullopt
                                           : std::optional(static_cast<int>(found - definition.turns.begin()));
}

} // namespace tokisuji
