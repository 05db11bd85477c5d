#include "engine/formats/penpa/shortening.h"

#include <array>
#include <ranges>

namespace tokisuji::penpa {

namespace {

struct Code {
    std::string_view plain;
    std::string_view code;
};
/// In the order in which they are put in; taken out in the reverse order.
constexpr std::array codes{
    Code{"z", "zZ"},
    Code{"\"qa\"", "z9"},
    Code{"\"pu_q\"", "zQ"},
    Code{"\"pu_a\"", "zA"},
    Code{"\"grid\"", "zG"},
    Code{"\"edit_mode\"", "zM"},
    Code{"\"surface\"", "zS"},
    Code{"\"line\"", "zL"},
    Code{"\"lineE\"", "zE"},
    Code{"\"wall\"", "zW"},
    Code{"\"cage\"", "zC"},
    Code{"\"number\"", "zN"},
    Code{"\"symbol\"", "zY"},
    Code{"\"special\"", "zP"},
    Code{"\"board\"", "zB"},
    Code{"\"command_redo\"", "zR"},
    Code{"\"command_undo\"", "zU"},
    Code{"\"command_replay\"", "z8"},
    Code{"\"numberS\"", "z1"},
    Code{"\"freeline\"", "zF"},
    Code{"\"freelineE\"", "z2"},
    Code{"\"thermo\"", "zT"},
    Code{"\"arrows\"", "z3"},
    Code{"\"direction\"", "zD"},
    Code{"\"squareframe\"", "z0"},
    Code{"\"polygon\"", "z5"},
    Code{"\"deletelineE\"", "z4"},
    Code{"\"killercages\"", "z6"},
    Code{"\"nobulbthermo\"", "z7"},
    Code{"\"__a\"", "z_"},
    Code{"null", "zO"},
};

} // namespace

std::string replaced(const std::string& text, std::string_view from, std::string_view to)
{
    std::string out;
    out.reserve(text.size());
    std::size_t at = 0;
    for (std::size_t found = text.find(from); found != std::string::npos; found = text.find(from, at)) {
        out.append(text, at, found - at);
        out += to;
        at = found + from.size();
    }
    out.append(text, at);
    return out;
}

std::string shortened(std::string text)
{
    for (const Code& code : codes)
        text = replaced(text, code.plain, code.code);
    return text;
}

std::string expanded(std::string text, LetterZ letter)
{
    for (const Code& code : codes | std::views::reverse)
        if (&code != codes.data() || letter == LetterZ::Escaped)
            text = replaced(text, code.code, code.plain);
    return text;
}

} // namespace tokisuji::penpa
