#include "engine/formats/foreign.h"
#include "engine/formats/formats.h"
#include "engine/formats/text.h"
#include "engine/formats/twisty.h"
#include "engine/formats/url/address.h"
#include "engine/formats/url/body.h"
#include "engine/genre/registry.h"

#include <array>

namespace tokisuji {

namespace {

// In the order of Site.
constexpr std::array<std::string_view, 2> beginnings{"https://puzz.link/p?", "https://pzv.jp/p.html?"};

/// Flags in the order in which the genre lists them, as pzpr writes them; before them the letter of the body's form.
std::string flagsOf(const Genre& genre, const Board& board)
{
    std::string flags;
    for (const UrlPart* part : genre.url)
        if (part->formLetter != 0)
            flags += part->formLetter;
    for (const Variant& variant : genre.variants)
        if (!variant.inBody && board.hasFlag(variant.letter))
            flags += variant.letter;
    return flags;
}

bool endsInLetterOrDigit(const std::string& text)
{
    const char c = text.back();
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

Result<std::string> writeFields(const Genre& genre, const Board& board, std::string_view beginning)
{
    if (!genre.isWhole())
        return std::string(beginning) + foreignAddress(board);
    std::string text = std::string(beginning) + std::string(genre.urlId) + "/";
    for (const std::string& field : {board.ownRules(), flagsOf(genre, board)})
        if (!field.empty())
            text += field + "/";
    if (genre.answer == AnswerKind::Turns)
        return text + twistyFields(board);
    const Size size = board.grid().saidSize();
    text += std::to_string(size.width) + "/" + std::to_string(size.height) + "/";
    for (const UrlPart* part : genre.url)
        if (const auto error = part->write(board, text))
            return *error;
    return endsInLetterOrDigit(text) ? text : text + "/";
}

} // namespace

Result<std::string> writeUrl(const Board& board, Site site)
{
    const Genre& genre = genreOf(board);
    if (genre.isPicture)
        return errorOf("penpa-no-genre");
    if (!genre.onPuzzLink)
        return errorOf("url-not-on-site", {std::string(genre.id)});
    return writeFields(genre, board, beginnings[static_cast<std::size_t>(site)]);
}

Result<std::string> writeOwnUrl(const Board& board)
{
    if (genreOf(board).isPicture)
        return board.setup(); // the link that it came from
    return writeFields(genreOf(board), board, ownScheme);
}

} // namespace tokisuji
