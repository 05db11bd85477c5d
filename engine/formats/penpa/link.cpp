#include "engine/formats/penpa/link.h"

#include "engine/formats/base64.h"
#include "engine/formats/deflate.h"
#include "engine/formats/text.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

constexpr std::string_view host = "https://swaroopg92.github.io/penpa-edit/";

/// Where the value of a parameter begins; npos: there is no such parameter.
std::size_t valueOf(std::string_view link, std::string_view name)
{
    for (std::size_t at = link.find(name); at != std::string_view::npos; at = link.find(name, at + 1)) {
        constexpr std::string_view before = "?#&";
        const std::size_t end = at + name.size();
        if (at > 0 && before.find(link[at - 1]) != std::string_view::npos && end < link.size() && link[end] == '=')
            return end + 1;
    }
    return std::string_view::npos;
}

/// What an address may show escaped.
constexpr std::array<std::pair<std::string_view, char>, 6> escapes{
    {{"%2B", '+'}, {"%2b", '+'}, {"%2F", '/'}, {"%2f", '/'}, {"%3D", '='}, {"%3d", '='}}};

/// Blanks were "+" once; line ends were put in by a mail program.
std::string cleaned(std::string_view value)
{
    std::string out;
    for (std::size_t at = 0; at < value.size(); ++at) {
        const auto* escape = std::ranges::find(escapes, value.substr(at, 3), &std::pair<std::string_view, char>::first);
        if (escape != escapes.end()) {
            out += escape->second;
            at += 2;
        } else if (value[at] != '\n' && value[at] != '\r' && value[at] != '\t') {
            out += value[at] == ' ' ? '+' : value[at];
        }
    }
    return out;
}

} // namespace

bool isLink(std::string_view text)
{
    const std::size_t mode = valueOf(text, "m");
    if (mode == std::string_view::npos || valueOf(text, "p") == std::string_view::npos)
        return false;
    const std::string_view purpose = text.substr(mode);
    return purpose.starts_with("edit") || purpose.starts_with("solve");
}

Result<Carried> carriedBy(std::string_view link)
{
    const std::size_t begin = valueOf(link, "p");
    if (begin == std::string_view::npos)
        return errorOf("penpa-empty");
    std::string_view value = withoutTrailingSpace(link.substr(begin));
    value = value.substr(0, value.find('&'));
    if (value.empty())
        return errorOf("penpa-empty");
    if (value.starts_with("http")) {
        Result<std::string> address = percentDecoded(value);
        if (!address)
            return movedBy(begin, Result<Carried>(address.error()));
        return Carried{*address, begin, false};
    }
    value = value.substr(0, value.find('#'));
    return Carried{cleaned(value), begin, true};
}

Result<std::string> unpacked(std::string_view packed)
{
    const Result<std::string> bytes = fromBase64(packed);
    return bytes ? inflated(*bytes) : bytes;
}

std::string answerIn(std::string_view link)
{
    const std::size_t begin = valueOf(link, "a");
    if (begin == std::string_view::npos)
        return "";
    const std::string_view value = link.substr(begin);
    const Result<std::string> answer = unpacked(cleaned(value.substr(0, value.find_first_of("&#"))));
    return answer ? *answer : "";
}

std::string linkOf(Purpose purpose, std::string_view text, std::string_view answer)
{
    std::string link = std::string(host) + (purpose == Purpose::Solve ? "#m=solve&p=" : "#m=edit&p=");
    link += toBase64(deflated(text));
    return answer.empty() ? link : link + "&a=" + toBase64(deflated(answer));
}

} // namespace tokisuji::penpa
