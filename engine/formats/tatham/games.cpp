#include "engine/formats/tatham/game.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji::tatham {

namespace {

constexpr Signs islands{.signs = "123456789ABCDEFG", .least = 1};
constexpr Signs sides{.signs = "01234"};
constexpr Signs blackCells{.signs = "01234", .unknown = 'B'};
constexpr Signs blocks{.signs = "123456789", .least = 1, .blankToo = '0'};
constexpr Signs pearls{.signs = "WB", .least = 1};
constexpr Signs points{.layer = Layer::Vertex, .signs = "01234"};
constexpr Signs everyCell{.signs = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", .hasRuns = false};

template <const Signs& signs>
std::optional<Error> readWith(BodyReader& in, ClueSetter& clues)
{
    return readSigns(signs, in, clues);
}

template <const Signs& signs>
std::optional<Error> writeWith(const Board& board, std::string& out)
{
    return writeSigns(signs, board, out);
}

/// Are the numbers the areas of rectangles that fill it?
bool coversTheBoard(const Board& board)
{
    int covered = 0;
    for (const int number : board.values(Layer::Number))
        covered += std::max(number, 0);
    return covered == board.size().cells();
}

/// Squares are the first of the grids of Loopy.
constexpr Game table[]{
    {.title = "Bridges",
     .option = "m2",
     .otherRules = "L",
     .wishes = "ied",
     .read = readWith<islands>,
     .write = writeWith<islands>},
    {.title = "Filling", .read = readWith<blocks>, .write = writeWith<blocks>},
    {.title = "Galaxies", .wishes = "d", .read = readGalaxies, .write = writeGalaxies},
    {.title = "Light Up", .wishes = "bsd", .read = readWith<blackCells>, .write = writeWith<blackCells>},
    {.title = "Loopy", .option = "t0", .wishes = "d", .read = readWith<sides>, .write = writeWith<sides>},
    {.title = "Pattern", .read = readPattern, .write = writePattern},
    {.title = "Pearl", .wishes = "dn", .read = readWith<pearls>, .write = writeWith<pearls>},
    {.title = "Range", .read = readNumbersInCells, .write = writeNumbersInCells},
    {.title = "Rectangles",
     .page = "rect",
     .wishes = "ea",
     .read = readNumbersInCells,
     .write = writeNumbersInCells,
     .isTypical = coversTheBoard},
    {.title = "Singles", .wishes = "d", .read = readWith<everyCell>, .write = writeWith<everyCell>},
    {.title = "Slant", .wishes = "d", .read = readWith<points>, .write = writeWith<points>},
    {.title = "Solo",
     .size = SizeForm::Boxes,
     .otherRules = "jxk",
     .wishes = "adrm",
     .read = readNumbersInCells,
     .write = writeNumbersInCells},
    {.title = "Tents", .wishes = "d", .read = readTents, .write = writeTents},
    {.title = "Towers", .size = SizeForm::Order, .wishes = "d", .read = readTowers, .write = writeTowers},
};

std::string inSmallLetters(std::string_view text)
{
    std::string small;
    for (const char c : text)
        if (c != ' ')
            small += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return small;
}

} // namespace

const Genre* Game::genre() const
{
    return findGenre(inSmallLetters(title));
}

std::string Game::pageName() const
{
    return page.empty() ? inSmallLetters(title) : std::string(page);
}

bool Game::isCalled(std::string_view name) const
{
    const std::string wanted = inSmallLetters(name);
    return wanted == inSmallLetters(title) || wanted == page;
}

std::span<const Game> games()
{
    return table;
}

const Game* gameOf(const Genre& genre)
{
    const auto* found = std::ranges::find(table, &genre, &Game::genre);
    return found == std::end(table) ? nullptr : found;
}

} // namespace tokisuji::tatham
