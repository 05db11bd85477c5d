#include "engine/formats/url/changed_kind.h"

#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// What an address says beside its kind.
struct Sayings {
    std::string_view flags;
    Size size;
    std::string_view body;

    [[nodiscard]] bool hasFlag(char letter) const { return flags.find(letter) != std::string_view::npos; }
};

bool hasDigit(const Sayings& s)
{
    return std::ranges::any_of(s.body, [](char c) { return c >= '0' && c <= '9'; });
}

/// The body begins with borders, five of them a character.
bool hasBorder(const Sayings& s)
{
    const auto characters = [](int edges) { return static_cast<std::size_t>((edges + 4) / 5); };
    const auto [width, height] = s.size;
    const std::size_t length = characters((width - 1) * height) + characters(width * (height - 1));
    return s.body.substr(0, length).find_first_not_of('0') != std::string_view::npos;
}

/// The body begins with marked lattice points within the board: each character says how many others come before one,
/// "." that there is none among the next 36.
bool hasMarkedPoint(const Sayings& s)
{
    constexpr int longestGap = 36;
    const int points = (s.size.width - 1) * (s.size.height - 1);
    int at = 0;
    for (const char c : s.body) {
        at += digitValue(c, longestGap).value_or(longestGap);
        if (c != '.')
            return at < points;
    }
    return false;
}

struct KindChange {
    std::string_view said;
    bool (*applies)(const Sayings&);
    std::string_view meant;
};
constexpr std::array changes{
    KindChange{"ichimaga", [](const Sayings& s) { return s.hasFlag('m'); }, "ichimagam"},
    KindChange{"ichimaga", [](const Sayings& s) { return s.hasFlag('x'); }, "ichimagax"},
    KindChange{"icelom", [](const Sayings& s) { return !s.hasFlag('a'); }, "icelom2"},
    KindChange{"pipelink", hasDigit, "pipelinkr"},
    KindChange{"bonsan", [](const Sayings& s) { return !s.hasFlag('c') && hasBorder(s); }, "heyabon"},
    KindChange{"kramma", [](const Sayings& s) { return !s.hasFlag('c') && hasMarkedPoint(s); }, "kramman"},
};

} // namespace

std::string_view meantKind(std::string_view id, std::string_view flags, Size size, std::string_view body)
{
    const Sayings sayings{flags, size, body};
    const auto change = std::ranges::find_if(
        changes, [&](const KindChange& c) { return c.said == id && !body.empty() && c.applies(sayings); });
    return change == changes.end() ? id : change->meant;
}

bool isInTodaysForm(std::string_view id, std::string_view flags)
{
    constexpr std::array markedKinds{std::string_view("bonsan"), std::string_view("kramma")};
    return std::ranges::find(markedKinds, id) == markedKinds.end() || flags.find('c') != std::string_view::npos;
}

} // namespace tokisuji
