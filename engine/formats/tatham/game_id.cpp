#include "engine/formats/tatham/game_id.h"

#include "engine/board/boxes.h"
#include "engine/board/terrain.h"
#include "engine/formats/names.h"
#include "engine/formats/tatham/game.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace tatham {
namespace {

constexpr std::string_view saveSignature = "SAVEFILE:";
constexpr std::string_view pageEnd = ".html#";
constexpr std::string_view pages = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/// The parts of an ID; positions are bytes of the text.
struct Parts {
    std::string_view name; ///< of the game; empty: not told
    std::size_t nameAt = 0;
    std::string_view parameters;
    std::size_t parametersAt = 0;
    std::size_t descriptionBegin = 0;
    std::size_t descriptionEnd = 0;
};

/// A number, for most games "x" and another one, and then ":" or "#" after some letters and numbers.
bool looksLikeBareId(std::string_view text)
{
    const std::size_t end = text.find_first_of(":#");
    if (end == std::string_view::npos || end == 0 || !isDigit(text.front()))
        return false;
    return std::ranges::all_of(text.substr(0, end), [](char c) { return isDigit(c) || isLetter(c) || c == '.'; });
}

const Game* gameCalled(std::string_view name)
{
    const auto found = std::ranges::find_if(games(), [&](const Game& game) { return game.isCalled(name); });
    return found == games().end() ? nullptr : &*found;
}

/// Bytes of a name of a game and the sign behind it; 0: the text does not begin with one.
std::size_t nameBefore(std::string_view text)
{
    const std::size_t end = text.find_first_of(": ");
    if (end == std::string_view::npos || end == 0 || !std::ranges::all_of(text.substr(0, end), isLetter))
        return 0;
    return looksLikeBareId(text.substr(end + 1)) ? end + 1 : 0;
}

/// Where the ID begins in a link to a page of his; npos: it is none.
std::size_t idInLink(std::string_view text)
{
    const std::size_t page = text.find(pageEnd);
    return page == std::string_view::npos || !text.starts_with("http") ? std::string_view::npos : page + pageEnd.size();
}

Result<Parts> splitId(std::string_view text, std::size_t begin, Parts parts = {})
{
    const std::string_view id = text.substr(begin);
    const std::size_t end = id.find_first_of(":#");
    if (end == std::string_view::npos)
        return errorOf("tatham-no-game");
    if (id[end] == '#')
        return errorAt("tatham-seed", begin + end);
    parts.parameters = id.substr(0, end);
    parts.parametersAt = begin;
    parts.descriptionBegin = begin + end + 1;
    parts.descriptionEnd = text.size();
    return parts;
}

/// "KEYWORD :<bytes>:<value>", a line each.
Result<Parts> splitSave(std::string_view text)
{
    Parts parts;
    bool hasOwnParameters = false, hasDescription = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t first = text.find(':', at);
        const std::size_t second = first == std::string_view::npos ? first : text.find(':', first + 1);
        if (second == std::string_view::npos)
            break;
        const std::string_view keyword = withoutTrailingSpace(text.substr(at, first - at));
        const auto length = parseNumber(text.substr(first + 1, second - first - 1));
        const std::size_t begin = second + 1;
        if (!length || static_cast<std::size_t>(*length) > text.size() - begin)
            return errorOf("tatham-save");
        const std::string_view value = text.substr(begin, static_cast<std::size_t>(*length));
        if (keyword == "GAME") {
            parts.name = value;
            parts.nameAt = begin;
        } else if (keyword == "CPARAMS" || (keyword == "PARAMS" && !hasOwnParameters)) {
            hasOwnParameters = keyword == "CPARAMS";
            parts.parameters = value;
            parts.parametersAt = begin;
        } else if (keyword == "DESC") {
            hasDescription = true;
            parts.descriptionBegin = begin;
            parts.descriptionEnd = begin + value.size();
        }
        at = begin + value.size();
        at += std::min(text.substr(at).find_first_not_of("\r\n"), text.size() - at);
    }
    if (parts.name.empty() || parts.parameters.empty() || !hasDescription)
        return errorOf("tatham-save");
    return parts;
}

Result<Parts> split(std::string_view text)
{
    if (text.starts_with(saveSignature))
        return splitSave(text);
    Parts parts;
    if (const std::size_t begin = idInLink(text); begin != std::string_view::npos) {
        const std::size_t end = begin - pageEnd.size();
        parts.nameAt = text.rfind('/', end) + 1;
        parts.name = text.substr(parts.nameAt, end - parts.nameAt);
        return splitId(text, begin, parts);
    }
    const std::size_t begin = nameBefore(text);
    if (begin > 0)
        parts.name = text.substr(0, begin - 1);
    return splitId(text, begin, parts);
}

/// A letter of the parameters and what belongs to it. "d" is how hard a puzzle is, told by a letter.
std::string_view takeOption(std::string_view& rest)
{
    std::size_t end = 1;
    if (rest.front() == 'd' && rest.size() > 1)
        end = 2;
    while (end < rest.size() && (isDigit(rest[end]) || rest[end] == '.'))
        ++end;
    const std::string_view option = rest.substr(0, end);
    rest.remove_prefix(end);
    return option;
}

struct Setting {
    Size size;
    bool hasOption = false;   ///< Game::option was there
    bool hasStranger = false; ///< and a letter that the game does not know
};

Result<Size> readSize(const Game& game, const Parts& parts, std::string_view& rest)
{
    const auto takeSide = [&]() -> Result<int> {
        const std::size_t end = std::min(rest.find_first_not_of("0123456789"), rest.size());
        const auto at = parts.parametersAt + static_cast<std::size_t>(rest.data() - parts.parameters.data());
        const Result<int> side = readSide(rest.substr(0, end), at);
        rest.remove_prefix(end);
        return side;
    };
    const Result<int> first = takeSide();
    if (!first)
        return first.error();
    int second = *first;
    const bool hasTwo = rest.starts_with('x') && rest.size() > 1 && isDigit(rest[1]);
    if (hasTwo) {
        rest.remove_prefix(1);
        const Result<int> other = takeSide();
        if (!other)
            return other.error();
        second = *other;
    }
    if (game.size == SizeForm::Sides)
        return Size{*first, second};
    if (game.size == SizeForm::Order)
        return hasTwo ? Result<Size>(errorAt("tatham-size", parts.parametersAt, {std::string(parts.parameters)}))
                      : Size{*first, *first};
    const int side = *first * second;
    const bool isKnown = side <= maxSide && boxSize(side) == Size{second, *first} && areBoxesWhole({side, side});
    return isKnown ? Result<Size>(Size{side, side})
                   : errorAt("tatham-size", parts.parametersAt, {std::string(parts.parameters)});
}

Result<Setting> readSetting(const Game& game, const Parts& parts)
{
    std::string_view rest = parts.parameters;
    const Result<Size> size = readSize(game, parts, rest);
    if (!size)
        return size.error();
    Setting setting{.size = *size};
    while (!rest.empty()) {
        const auto at = parts.parametersAt + static_cast<std::size_t>(rest.data() - parts.parameters.data());
        const std::string_view option = takeOption(rest);
        const bool isOwn = !game.option.empty() && option.front() == game.option.front();
        if ((isOwn && option != game.option) || game.otherRules.find(option.front()) != std::string_view::npos)
            return errorAt("tatham-option", at, {std::string(option)});
        setting.hasOption = setting.hasOption || isOwn;
        setting.hasStranger =
            setting.hasStranger || (!isOwn && game.wishes.find(option.front()) == std::string_view::npos);
    }
    return setting;
}

/// The message's places are filled: the title of the game stands where it is told.
Error withTitle(Error error, const Game& game)
{
    if (error.id == "url-character")
        return {"tatham-character", {error.args.front(), std::string(game.title)}, error.at};
    if (error.id.starts_with("tatham-"))
        error.args.insert(error.args.begin(), std::string(game.title));
    return error;
}

Result<Board> readOf(const Game& game, const Genre& genre, std::string_view text, const Parts& parts)
{
    const Result<Setting> setting = readSetting(game, parts);
    if (!setting)
        return withTitle(setting.error(), game);
    const Size size = setting->size;
    if (genre.squareOnly && size.width != size.height)
        return errorAt("size-not-square", parts.parametersAt,
                       {genre.id, std::to_string(size.width), std::to_string(size.height)});
    Board board = genre.makeBoard(size);
    ClueSetter clues(genre, board);
    BodyReader in(text.substr(0, parts.descriptionEnd), parts.descriptionBegin);
    if (const auto error = game.read(in, clues))
        return withTitle(*error, game);
    if (!in.atEnd())
        return withTitle(in.unreadable(in.at()), game);
    return board;
}

/// Are all numbers in cells such as can be typed there?
bool areLikely(const Board& board, const Genre& genre)
{
    const auto clue =
        std::ranges::find_if(genre.clues, [](const Clue& c) { return c.kind != Clue::OutsideNumber && bool(c.max); });
    return clue == genre.clues.end() || !board.has(Layer::Number)
           || std::ranges::all_of(board.grid().cells(), [&](Place cell) {
                  const int number = board.at(Layer::Number, cell);
                  return number < 0 || (number >= clue->min && number <= clue->largestAt(board, cell));
              });
}

/// The only game whose puzzle it can be.
Result<Board> guess(std::string_view text, const Parts& parts)
{
    std::vector<std::pair<const Game*, Board>> fitting;
    for (const Game& game : games()) {
        const Genre* genre = game.genre();
        const Result<Setting> setting = readSetting(game, parts);
        if (genre == nullptr || !setting || setting->hasStranger || (!game.option.empty() && !setting->hasOption))
            continue;
        Result<Board> board = readOf(game, *genre, text, parts);
        const bool isPossible = game.isTypical == nullptr || (board && game.isTypical(*board));
        if (board && isPossible && areLikely(*board, *genre))
            fitting.emplace_back(&game, std::move(*board));
    }
    const auto isTold = [](const auto& fit) { return fit.first->isTypical != nullptr; };
    if (fitting.size() > 1)
        if (const auto one = std::ranges::find_if(fitting, isTold); one != fitting.end())
            return std::move(one->second);
    if (fitting.size() == 1)
        return std::move(fitting.front().second);
    if (fitting.empty())
        return errorOf("tatham-no-game");
    std::string titles;
    for (const auto& [game, board] : fitting)
        titles += (titles.empty() ? "" : ", ") + std::string(game->title);
    return errorOf("tatham-ambiguous", {titles});
}

Result<Board> readId(std::string_view text)
{
    const Result<Parts> parts = split(text);
    if (!parts)
        return parts.error();
    if (parts->name.empty())
        return guess(text, *parts);
    const Game* game = gameCalled(parts->name);
    const Genre* genre = game == nullptr ? nullptr : game->genre();
    if (genre == nullptr)
        return errorAt("tatham-unknown", parts->nameAt, {shortened(parts->name)});
    return readOf(*game, *genre, text, *parts);
}

/// Percent signs are of the link.
Result<Board> readDecoded(std::string_view text)
{
    if (text.starts_with(saveSignature) || text.find('%') == std::string_view::npos)
        return readId(text);
    const Result<std::string> decoded = percentDecoded(text);
    if (!decoded)
        return decoded.error();
    Result<Board> board = readId(*decoded);
    if (board || !board.error().at)
        return board;
    Error error = board.error();
    error.at = encodedPosition(text, *error.at);
    return error;
}

std::string parametersOf(const Game& game, Size size)
{
    const auto sides = [](Size s) { return std::to_string(s.width) + 'x' + std::to_string(s.height); };
    const Size box = boxSize(size.width);
    const std::string text = game.size == SizeForm::Order   ? std::to_string(size.width)
                             : game.size == SizeForm::Boxes ? sides({box.height, box.width})
                                                            : sides(size);
    return text + std::string(game.option);
}

/// A background colour, which means nothing.
bool isPicture(const Board& board, Layer layer, Place place)
{
    return layer == Layer::Terrain && isTerrain(board, place, Terrain::Painted);
}

/// The first clue of a board that another one does not have.
std::optional<Error> findLost(const Board& board, const Board& kept)
{
    for (const Layer layer : genreOf(board).clueLayers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (board.at(layer, place) != kept.at(layer, place) && !isPicture(board, layer, place))
                return cannotHold(board, layer, place);
    if (board.flags() != kept.flags() || board.ownRules() != kept.ownRules() || board.setup() != kept.setup())
        return errorOf("form-cannot-hold-rules", {board.genre()});
    return std::nullopt;
}

Error ofForm(Error error)
{
    if (error.id == "url-cannot-hold")
        error.id = "form-cannot-hold";
    return error;
}

} // namespace
} // namespace tatham

bool looksLikeGameSave(std::string_view text)
{
    return text.starts_with(tatham::saveSignature);
}

bool looksLikeGameId(std::string_view text)
{
    using namespace tatham;
    if (text.starts_with(saveSignature) || looksLikeBareId(text))
        return true;
    if (const std::size_t begin = idInLink(text); begin != std::string_view::npos)
        return text.find("sgtatham") < begin || looksLikeBareId(text.substr(begin));
    return nameBefore(text) > 0;
}

Result<Board> readGameId(std::string_view text)
{
    if (const auto error = findUnreadable(text))
        return countedInCharacters(text, Result<Board>(*error));
    const std::size_t begin = leadingSpace(text);
    return countedInCharacters(text, movedBy(begin, tatham::readDecoded(withoutTrailingSpace(text.substr(begin)))));
}

Result<std::string> writeGameId(const Board& board, const Publication&)
{
    using namespace tatham;
    const Game* game = gameOf(genreOf(board));
    if (game == nullptr)
        return errorOf("tatham-kind", {board.genre()});
    std::string link =
        std::string(pages) + game->pageName() + std::string(pageEnd) + parametersOf(*game, board.size()) + ':';
    if (const auto error = game->write(board, link))
        return ofForm(*error);
    const Result<Board> kept = readGameId(link);
    if (!kept)
        return kept.error();
    if (const auto lost = findLost(board, *kept))
        return ofForm(*lost);
    return link;
}

} // namespace tokisuji
