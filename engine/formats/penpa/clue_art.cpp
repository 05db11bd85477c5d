#include "engine/formats/penpa/clue_art.h"

#include "engine/board/boxes.h"
#include "engine/board/settled_rooms.h"
#include "engine/formats/clues.h"
#include "engine/formats/text.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <array>

namespace tokisuji::penpa {

namespace {

constexpr std::array arts{&roomArt,          &givenBorderArt,   &cellNumberArt,     &roomNumberArt,   &islandArt,
                          &arrowNumberArt,   &colouredArrowArt, &colouredNumberArt, &numberListArt,   &compassArt,
                          &sumPairArt,       &pearlArt,         &signArt,           &plainArrowArt,   &dotArt,
                          &outsideNumberArt, &outsideLetterArt, &starCountArt,      &vertexNumberArt, &edgeNumberArt,
                          &givenArrowArt,    &terrainArt};

constexpr int alphabet = 26;
constexpr int groupOfLines = 5;

/// Boxes are drawn as rooms are.
std::vector<Place> boxBorders(const Board& board)
{
    PlaceMap<int> boxOf(board.grid());
    int number = 0;
    for (const auto& box : boxes(board.grid())) {
        for (const Place cell : box)
            boxOf[cell] = number;
        ++number;
    }
    std::vector<Place> borders = board.grid().innerEdges();
    std::erase_if(borders, [&](Place edge) {
        const auto [first, second] = cellsBeside(edge);
        return boxOf[first] == boxOf[second];
    });
    return borders;
}

bool hasGroupedLines(const Genre& genre)
{
    const Clue* clue = outsideClue(genre);
    return clue != nullptr && clue->blocks;
}

/// Fat dots after every five lines and black lines round the board, drawn on through the numbers outside: where they
/// are drawn, with their styles.
std::map<Segment, int> groupedLines(const Frame& frame)
{
    std::map<Segment, int> lines;
    const auto [width, height] = frame.board();
    const Margins& m = frame.margins();
    const auto styleOf = [](int at, int end) { return at == 0 || at == end ? blackLine : fatDots; };
    const auto isDrawn = [](int at, int end) { return at % groupOfLines == 0 || at == end; };
    for (int x = 0; x <= width; ++x)
        for (int row = -m.top; isDrawn(x, width) && row < height + m.bottom; ++row)
            lines[frame.between(vertexAt(x, row), vertexAt(x, row + 1))] = styleOf(x, width);
    for (int y = 0; y <= height; ++y)
        for (int column = -m.left; isDrawn(y, height) && column < width + m.right; ++column)
            lines[frame.between(vertexAt(column, y), vertexAt(column + 1, y))] = styleOf(y, height);
    return lines;
}

/// Lines that say nothing: the frame, which is there without them.
bool isOnFrame(const Viewer& to, Segment segment)
{
    const auto edge = to.frame.edgeAlong(segment);
    return edge && to.board.grid().contains(PlaceKind::Edge, *edge) && !to.board.grid().isInner(*edge);
}

void takeGridLines(const Viewer& to)
{
    if (hasGroupedLines(to.genre))
        for (const auto& [segment, style] : groupedLines(to.frame))
            to.sheet.edges.erase(segment);
    if (to.genre.grid == GridStyle::Boxes)
        for (const Place edge : boxBorders(to.board))
            to.sheet.edges.erase(to.frame.along(edge));
}

} // namespace

const ClueArt* artOf(Clue::Kind kind)
{
    const auto art = std::ranges::find(arts, kind, &ClueArt::kind);
    return art == arts.end() ? nullptr : *art;
}

void drawClues(const Artist& from)
{
    if (hasGroupedLines(from.genre))
        from.sheet.edges = groupedLines(from.frame);
    if (from.genre.grid == GridStyle::Boxes)
        for (const Place edge : boxBorders(from.board))
            from.sheet.edges[from.frame.along(edge)] = blackLine;
    for (const Clue& clue : from.genre.clues)
        if (const ClueArt* art = artOf(clue.kind))
            art->draw(from, clue);
}

void readClues(const Viewer& to)
{
    takeGridLines(to);
    for (const Clue& clue : to.genre.clues)
        if (const ClueArt* art = artOf(clue.kind))
            art->read(to, clue);
    std::erase_if(to.sheet.edges, [&](const auto& line) { return isOnFrame(to, line.first); });
    EditBuilder builder(to.board);
    settleRooms(builder);
    to.board = builder.board();
}

std::string textOf(int number, const Clue& clue, std::string_view unknown)
{
    if (number < 0)
        return std::string(unknown);
    if (clue.letters && number >= 1 && number <= 2 * alphabet)
        return std::string(1, static_cast<char>(number <= alphabet ? 'A' + number - 1 : 'a' + number - alphabet - 1));
    return std::to_string(number);
}

std::optional<int> numberIn(std::string_view text, const Clue& clue)
{
    if (text == "?" || text == " " || text.empty())
        return question;
    if (clue.letters && text.size() == 1 && text.front() >= 'A' && text.front() <= 'Z')
        return text.front() - 'A' + 1;
    if (clue.letters && text.size() == 1 && text.front() >= 'a' && text.front() <= 'z')
        return text.front() - 'a' + 1 + alphabet;
    return parseNumber(text);
}

bool setNumber(const Viewer& to, Place cell, int number)
{
    return !ClueSetter(to.genre, to.board).set(cell, number, 0);
}

std::string arrowSuffix(int direction)
{
    constexpr std::array<std::string_view, 5> suffixes{"", "_0", "_3", "_1", "_2"};
    return direction > 0 && direction < 5 ? std::string(suffixes[static_cast<std::size_t>(direction)]) : std::string();
}

std::pair<std::string_view, int> splitArrow(std::string_view text)
{
    for (int direction = 1; direction <= 4; ++direction)
        if (const std::string suffix = arrowSuffix(direction); text.ends_with(suffix))
            return {text.substr(0, text.size() - suffix.size()), direction};
    return {text, 0};
}

void addSymbol(const Artist& from, Place place, std::string_view shape, int value, int layer)
{
    from.sheet.symbols[from.frame.point(place)] = {std::string(shape), {value}, layer};
}

const Symbol* symbolAt(const Viewer& to, Place place, std::string_view shape)
{
    const auto found = to.sheet.symbols.find(to.frame.point(place));
    const bool isIt =
        found != to.sheet.symbols.end() && found->second.shape.starts_with(shape) && found->second.value.size() == 1;
    return isIt ? &found->second : nullptr;
}

void readFigures(const Viewer& to, const std::function<bool(Place, const Figure&)>& take)
{
    std::erase_if(to.sheet.figures, [&](const auto& entry) {
        const auto& [point, figure] = entry;
        const bool isPlain = figure.mode != arrowMode && figure.mode != listMode && figure.mode != candidatesMode;
        const auto spot = to.frame.spot(point);
        return isPlain && spot && spot->kind == Spot::Whole && take(spot->place, figure);
    });
}

} // namespace tokisuji::penpa
