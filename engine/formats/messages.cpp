#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// "%1" to "%9" stand for the arguments, "%title" for the title of the genre whose id is the first one, "%at" for the
/// number of the character, from 1.
struct Message {
    std::string_view id;
    std::string_view english;
};
constexpr std::array messages{
    Message{"clue-out-of-range", "Character %at: %2 is no clue of %title on a board of this size; use %3 to %4."},
    Message{"file-form-unknown", "The file form of %title is not known yet; its address says all there is."},
    Message{"file-no-genre", "The file ends before it names a kind of puzzle."},
    Message{"file-row-too-long", "Character %at: this line says more than its %1 places can hold."},
    Message{"file-row-too-short", "Character %at: this line ends after %1 of %2 values."},
    Message{"file-signature", "Character %at: a puzzle file begins with \"pzprv3\"."},
    Message{"file-token", "Character %at: \"%1\" cannot be read here; expected are: %2"},
    Message{"history-cut", "Only %1 of %2 steps of the log fit the puzzle; the others were left out."},
    Message{"history-damaged", "The log behind the puzzle is damaged and was left out. The puzzle itself is whole."},
    Message{"history-skipped", "%1 operations of the log have no counterpart here and were skipped."},
    Message{"history-trials", "The trial stages of the log were left out; their marks are here."},
    Message{"input-empty", "There is nothing to read."},
    Message{"input-not-text", "Character %at: this is not a text."},
    Message{"input-not-utf8", "Character %at: this is not UTF-8 text."},
    Message{"input-too-large", "This is too large for a puzzle: more than %1 MiB."},
    Message{"no-rules", "There are no rules for %title yet; its puzzles can be opened and looked at."},
    Message{"size-missing", "Character %at: a number of columns or rows is missing."},
    Message{"size-not-a-number", "Character %at: \"%1\" is not a number of columns or rows."},
    Message{"size-not-square", "Character %at: %title needs a square board, not %2×%3."},
    Message{"size-out-of-range", "Character %at: a board with a side of %1 is not possible; use 1 to %2 each way."},
    Message{"unknown-genre", "Character %at: no kind of puzzle is called \"%1\"."},
    Message{"unknown-genre-similar", "Character %at: no kind of puzzle is called \"%2\". Similar: %1 (%title)."},
    Message{"url-applet", "This is an address of the old pzpr applet; open it there and copy a current address."},
    Message{"url-cannot-hold", "An address of %title has no sign for %2 at %3."},
    Message{"url-character", "Character %at, \"%2\", cannot be read. %title uses: %3"},
    Message{"url-cut-off", "The address ends within a number."},
    Message{"url-kanpen", "This is an address of kanpen.net or of the Heyawake applet; a pzpr address is needed."},
    Message{"url-no-puzzle", "This address names no puzzle."},
    Message{"url-not-on-site", "puzz.link does not have %title. Its address is tokisuji:%1/…"},
    Message{"url-penpa", "This is an address of penpa-edit; a pzpr address is needed."},
    Message{"url-percent", "Character %at: \"%\" is not followed by two hexadecimal digits."},
    Message{"url-several-lines", "Character %at: an address is one line without tabs."},
    Message{"url-surplus", "Character %at: the board of %title is full, but the address goes on."},
};

constexpr auto ids = [] {
    std::array<std::string_view, messages.size()> list;
    std::ranges::transform(messages, list.begin(), &Message::id);
    return list;
}();
static_assert(std::ranges::is_sorted(ids));

std::string titleOf(const Error& error)
{
    const Genre* genre = error.args.empty() ? nullptr : findKind(error.args.front());
    return genre == nullptr ? std::string() : std::string(genre->title.en);
}

/// What stands for the placeholder that `rest` begins with, and the length of the placeholder.
std::pair<std::string, std::size_t> filled(std::string_view rest, const Error& error)
{
    if (rest.starts_with("%title"))
        return {titleOf(error), 6};
    if (rest.starts_with("%at"))
        return {std::to_string(error.at.value_or(0) + 1), 3};
    if (rest.size() > 1 && rest.front() == '%' && rest[1] >= '1' && rest[1] <= '9') {
        const auto index = static_cast<std::size_t>(rest[1] - '1');
        return {index < error.args.size() ? error.args[index] : std::string(), 2};
    }
    return {std::string(1, rest.front()), 1};
}

} // namespace

std::span<const std::string_view> errorIds()
{
    return ids;
}

std::string toEnglish(const Error& error)
{
    const auto message = std::ranges::find(messages, std::string_view(error.id), &Message::id);
    if (message == messages.end())
        return error.id;
    std::string text;
    for (std::string_view rest = message->english; !rest.empty();) {
        const auto [part, length] = filled(rest, error);
        text += part;
        rest.remove_prefix(length);
    }
    return text;
}

} // namespace tokisuji
