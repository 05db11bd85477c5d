#include "engine/formats/url/address.h"

#include "engine/formats/names.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Fields between slashes, one after the other.
class Fields {
public:
    Fields(std::string_view text, std::size_t begin) : m_text(text), m_at(begin) {}

    [[nodiscard]] std::size_t at() const { return std::min(m_at, m_text.size()); }
    [[nodiscard]] std::string_view peek() const
    {
        const std::string_view rest = m_text.substr(at());
        return rest.substr(0, rest.find('/'));
    }
    std::string_view take()
    {
        const std::string_view field = peek();
        m_at += field.size() + 1;
        return field;
    }

private:
    std::string_view m_text;
    std::size_t m_at;
};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// Addresses of other kinds that people paste, each with what to say about it.
struct Foreign {
    std::string_view sign;
    std::string_view error;
};
constexpr Foreign foreignAddresses[]{
    {"indi.s58.xrea.com", "url-applet"},
    {"kanpen.net", "url-kanpen"},
    {"?problem=", "url-kanpen"},
    {"?pzpr=", "url-kanpen"},
    {"?heyawake=", "url-kanpen"},
    {"penpa-edit", "url-penpa"},
    {"#m=edit&", "url-penpa"},
    {"#m=solve&", "url-penpa"},
    {"://puzsq.", "url-page"},
    {"://www.puzzle-", "url-page"},
    {"://tinyurl.com/", "url-shortened"},
    {"://git.io/", "url-shortened"},
    {"://t1p.de/", "url-shortened"},
};

std::optional<Error> findForeign(std::string_view text)
{
    for (const auto& [sign, error] : foreignAddresses)
        if (text.find(sign) != std::string_view::npos)
            return errorOf(error);
    return std::nullopt;
}

/// Past "name=value&" pairs.
std::size_t skipPairs(std::string_view text, std::size_t at)
{
    while (true) {
        std::size_t end = at;
        while (end < text.size() && isLetter(text[end]))
            ++end;
        if (end == at || end == text.size() || text[end] != '=')
            return at;
        end = text.find('&', end);
        if (end == std::string_view::npos)
            return at;
        at = end + 1;
    }
}

/// Does it begin with a kind that no site has? Whatever follows is no query then.
bool isBareOfOwnKind(std::string_view text)
{
    const Genre* genre = findKind(text.substr(0, text.find('/')));
    return genre != nullptr && genre->isWhole() && !genre->onPuzzLink;
}

/// Where the first field begins.
Result<std::size_t> beginOfFields(std::string_view text)
{
    if (text.starts_with(ownScheme))
        return ownScheme.size();
    if (isBareOfOwnKind(text))
        return std::size_t{0};
    if (auto foreign = findForeign(text))
        return *foreign;
    const std::size_t query = text.find('?');
    if (query != std::string_view::npos)
        return skipPairs(text, query + 1);
    if (text.find("://") != std::string_view::npos)
        return errorOf("url-no-puzzle");
    return std::size_t{0};
}

/// The name of the genre without what says how to open it.
std::string_view genreName(std::string_view field)
{
    for (const std::string_view suffix : {"_edit", "_play"})
        if (field.ends_with(suffix))
            return field.substr(0, field.size() - suffix.size());
    return field;
}

Result<const Genre*> readGenre(Fields& fields, bool fromSite)
{
    const std::size_t at = fields.at();
    const std::string_view name = genreName(fields.take());
    if (name.empty())
        return errorAt("url-no-puzzle", at);
    const Genre* genre = findKind(name);
    if (genre == nullptr || genre->isPicture)
        return unknownGenre(name, at);
    if (fromSite && !genre->onPuzzLink)
        return errorAt("url-not-on-site", at, {std::string(genre->id)});
    return genre;
}

/// The letters of a flags field that the genre knows, in its order; nothing is taken when there is no such field. Where
/// the rules are not known, any letter may be one of theirs.
Result<std::string> readFlags(Fields& fields, const Genre& genre)
{
    const std::string_view field = fields.peek();
    if (field.empty())
        return errorAt("size-missing", fields.at());
    if (!isLetter(field.front()))
        return std::string();
    fields.take();
    if (!genre.isWhole())
        return std::string(field);
    std::string known;
    for (const Variant& variant : genre.variants)
        if (!variant.inBody && field.find(variant.letter) != std::string_view::npos)
            known += variant.letter;
    return known;
}

Result<Size> readSize(Fields& fields, const Genre& genre)
{
    const std::size_t widthAt = fields.at();
    const Result<int> width = readSide(fields.take(), widthAt, leastWidth(genre));
    if (!width)
        return width.error();
    const std::size_t heightAt = fields.at();
    const Result<int> height = readSide(fields.take(), heightAt);
    if (!height)
        return height.error();
    if (genre.squareOnly && *width != *height)
        return errorAt("size-not-square", heightAt,
                       {std::string(genre.id), std::to_string(*width), std::to_string(*height)});
    return Size{*width, *height};
}

/// pzpr puts a slash after an address that ends in neither letter nor digit.
std::size_t endOfBody(std::string_view text, std::size_t begin)
{
    return text.size() > begin && text.back() == '/' ? text.size() - 1 : text.size();
}

} // namespace

Result<Address> splitAddress(std::string_view text)
{
    const Result<std::size_t> begin = beginOfFields(text);
    if (!begin)
        return begin.error();
    const std::string_view head = text.substr(0, *begin);
    Fields fields(text, *begin);
    Address address;
    const auto takeOwnRules = [&] {
        if (fields.peek().starts_with("v:"))
            address.ownRules = std::string(withoutTrailingSpace(fields.take()));
    };
    const std::size_t first = fields.at();
    takeOwnRules();
    if (fields.peek().starts_with("pzprv3")) {
        address.fileBegin = first;
        return address;
    }
    const Result<const Genre*> genre = readGenre(fields, !head.empty() && head != ownScheme);
    if (!genre)
        return genre.error();
    address.genre = *genre;
    address.fieldsBegin = first;
    takeOwnRules();
    if ((*genre)->answer == AnswerKind::Turns) {
        address.bodyBegin = fields.at();
        address.bodyEnd = text.size();
        return address;
    }
    if (!fields.peek().empty() && isLetter(fields.peek().front()))
        address.letters = std::string(fields.peek());
    const Result<std::string> flags = readFlags(fields, **genre);
    if (!flags)
        return flags.error();
    address.flags = *flags;
    const Result<Size> size = readSize(fields, **genre);
    if (!size)
        return size.error();
    address.size = *size;
    address.bodyBegin = fields.at();
    address.bodyEnd = endOfBody(text, address.bodyBegin);
    return address;
}

} // namespace tokisuji
