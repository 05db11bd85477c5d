#include "engine/formats/twisty.h"

#include "engine/formats/formats.h"
#include "engine/formats/names.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"
#include "engine/twisty/read_definition.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/twisty_board.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>

namespace tokisuji {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view filePrefix = "file:";

/// Is it there, and such that reading it ends?
bool isPlainFile(std::string_view path)
{
    std::error_code error;
    return fs::is_regular_file(fs::path(path), error) && !error;
}

/// At most one byte more than a definition may have: enough to see that it is too much.
std::optional<std::string> readBounded(const std::string& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string text(mostDefinitionBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad() || !in.is_open())
        return std::nullopt;
    text.resize(static_cast<std::size_t>(in.gcount()));
    return text;
}

std::string lineOf(std::string_view text, std::size_t at)
{
    return std::to_string(std::ranges::count(text.substr(0, at), '\n') + 1);
}

/// A setup with the text that a file holds.
Result<std::string> setupFrom(const std::string& path)
{
    if (const auto unreadable = findUnreadable(path))
        return *unreadable;
    if (!isPlainFile(path) || path.find_first_of("\t\r\n") != std::string::npos)
        return errorOf("twisty-file-missing", {path});
    const auto text = readBounded(path);
    if (!text)
        return errorOf("twisty-file-unreadable", {path});
    if (text->size() > mostDefinitionBytes)
        return readTwisty(*text).error();
    if (const auto unreadable = findUnreadable(*text); unreadable && unreadable->id != "input-empty")
        return Error{"twisty-not-utf8", {lineOf(*text, unreadable->at.value_or(0))}, unreadable->at};
    return std::string(filePrefix) + path + "\n" + *text;
}

/// The definition and the state that an address names; positions are bytes of it.
struct Named {
    std::string_view name;
    std::optional<std::string_view> state;
    std::size_t stateAt = 0;
};

/// A path may hold slashes, and behind it there may be a state or none: all of it is the path if there is such a file,
/// or if it looks like the name of one.
Named takenApart(std::string_view text, std::size_t begin)
{
    std::string_view rest = text.substr(begin);
    if (rest.ends_with('/'))
        rest.remove_suffix(1);
    const bool isFile = rest.starts_with(filePrefix);
    const std::size_t slash = isFile ? rest.rfind('/') : rest.find('/');
    if (slash == std::string_view::npos)
        return {.name = rest, .state = {}};
    if (isFile && (isTwistyFile(rest) || isPlainFile(rest.substr(filePrefix.size()))))
        return {.name = rest, .state = {}};
    return {.name = rest.substr(0, slash), .state = rest.substr(slash + 1), .stateAt = begin + slash + 1};
}

Error unknownDefinition(std::string_view name)
{
    std::vector<std::string_view> names;
    for (const SuppliedTwisty& supplied : suppliedTwisties())
        names.push_back(supplied.name);
    if (const std::string_view similar = similarName(name, names); !similar.empty())
        return errorOf("twisty-unknown-similar", {shortened(name), std::string(similar)});
    return errorOf("twisty-unknown", {shortened(name), suppliedNames()});
}

/// The goal of a definition that an address names.
Result<Board> goalOf(std::string_view name)
{
    if (name.starts_with(filePrefix))
        return readTwistyFile(std::string(name.substr(filePrefix.size())));
    if (findSuppliedTwisty(name) == nullptr)
        return unknownDefinition(name);
    return makeTwistyBoard(std::string(name));
}

std::optional<Error> findWrong(std::string_view state, std::size_t at, const TwistyDefinition& definition)
{
    std::string letters;
    for (const StickerColour& colour : definition.colours)
        letters += colour.letter;
    letters += noColour;
    for (std::size_t i = 0; i < state.size(); ++i)
        if (letters.find(state[i]) == std::string::npos)
            return errorAt("twisty-state-letter", at + i, {characterAt(state, i), letters});
    const auto places = static_cast<std::size_t>(definition.places());
    if (state.size() != places)
        return errorAt("twisty-state-length", at + std::min(state.size(), places),
                       {std::to_string(state.size()), std::to_string(places)});
    return std::nullopt;
}

} // namespace

Result<Board> makeTwistyBoard(std::string setup)
{
    const auto definition = readTwistySetup(setup);
    if (!definition)
        return definition.error();
    Board board = genreWith(AnswerKind::Turns).makeBoard({definition->columns(), definition->rows()});
    board.setSetup(std::move(setup));
    paintedAs(board, definition->goal).applyTo(board);
    return board;
}

bool isTwistyFile(std::string_view path)
{
    return path.ends_with(".yaml") || path.ends_with(".yml");
}

Result<Board> readTwistyFile(const std::string& path)
{
    auto setup = setupFrom(path);
    if (!setup)
        return setup.error();
    return makeTwistyBoard(std::move(*setup));
}

Result<Board> readTwistyFields(std::string_view text, std::size_t begin)
{
    begin = std::min(begin, text.size());
    const Named named = takenApart(text, begin);
    if (named.name.empty())
        return errorAt("url-no-puzzle", begin);
    Result<Board> board = goalOf(named.name);
    if (!board) {
        Error error = board.error();
        error.at = begin; // whatever is wrong in a file is wrong with what names it
        return error;
    }
    if (!named.state)
        return board;
    if (const auto wrong = findWrong(*named.state, named.stateAt, *twistyOf(*board)))
        return *wrong;
    paintedAs(*board, std::string(*named.state)).applyTo(*board);
    return board;
}

std::string twistyFields(const Board& board)
{
    return std::string(twistyName(board)) + "/" + stateOf(board);
}

} // namespace tokisuji
