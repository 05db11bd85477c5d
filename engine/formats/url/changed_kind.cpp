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
};

} // namespace

std::string_view meantKind(const Genre& genre, std::string_view letters, Size size, std::string_view body)
{
    for (const UrlPart* part : genre.url)
        if (part->otherKind != nullptr && !part->otherKind(letters, size, body).empty())
            return part->otherKind(letters, size, body);
    const Sayings sayings{letters, size, body};
    const auto change = std::ranges::find_if(
        changes, [&](const KindChange& c) { return c.said == genre.id && !body.empty() && c.applies(sayings); });
    return change == changes.end() ? std::string_view(genre.id) : change->meant;
}

bool isInTodaysForm(std::string_view id, std::string_view flags)
{
    return id != "bonsan" || flags.find('c') != std::string_view::npos;
}

} // namespace tokisuji
