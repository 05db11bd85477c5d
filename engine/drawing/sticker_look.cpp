#include "engine/drawing/sticker_look.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace tokisuji {

namespace {

struct NamedLook {
    std::string_view name;
    StickerLook look;
};

constexpr Ink darkLetter = Ink::PearlBlack;
constexpr Ink lightLetter = Ink::StickerWhite;

constexpr std::array looks{
    NamedLook{"white", {Ink::StickerWhite, darkLetter}},    NamedLook{"yellow", {Ink::StickerYellow, darkLetter}},
    NamedLook{"orange", {Ink::StickerOrange, darkLetter}},  NamedLook{"red", {Ink::StickerRed, lightLetter}},
    NamedLook{"green", {Ink::StickerGreen, darkLetter}},    NamedLook{"blue", {Ink::StickerBlue, lightLetter}},
    NamedLook{"purple", {Ink::StickerPurple, lightLetter}}, NamedLook{"pink", {Ink::StickerPink, darkLetter}},
    NamedLook{"cyan", {Ink::StickerCyan, darkLetter}},      NamedLook{"brown", {Ink::StickerBrown, lightLetter}},
    NamedLook{"grey", {Ink::StickerGrey, darkLetter}},      NamedLook{"black", {Ink::StickerBlack, lightLetter}},
};

bool isNamed(const TwistyDefinition& definition, std::string_view name)
{
    return std::ranges::find(definition.colours, name, &StickerColour::name) != definition.colours.end();
}

bool isKnown(const StickerColour& colour)
{
    return std::ranges::find(looks, colour.name, &NamedLook::name) != looks.end();
}

} // namespace

StickerLook lookOfColour(const TwistyDefinition& definition, int colour)
{
    const auto last = definition.colours.begin() + colour;
    const auto named = std::ranges::find(looks, last->name, &NamedLook::name);
    if (named != looks.end())
        return named->look;
    std::vector<StickerLook> unused;
    for (const NamedLook& each : looks)
        if (!isNamed(definition, each.name))
            unused.push_back(each.look);
    const auto before = std::count_if(definition.colours.begin(), last, [](const auto& c) { return !isKnown(c); });
    return unused.empty() ? looks[static_cast<std::size_t>(colour) % looks.size()].look
                          : unused[static_cast<std::size_t>(before) % unused.size()];
}

} // namespace tokisuji
