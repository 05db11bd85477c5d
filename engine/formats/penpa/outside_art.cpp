// Clues outside the grid, and those that are said once for the whole board.
#include "engine/board/star_count.h"
#include "engine/formats/penpa/clue_art.h"
#include "engine/formats/text.h"
#include "engine/genre/slots.h"

namespace tokisuji::penpa {

namespace {

constexpr std::string_view anyNumber = "*";

std::string outsideText(int number, const Clue& clue)
{
    return number == 0 && zeroIsStar(clue) ? std::string(anyNumber) : textOf(number, clue, "?");
}

void drawOutside(const Artist& from, const Clue& clue)
{
    for (const Place slot : slotsOf(from.genre, from.board.grid()))
        if (const int number = from.board.at(Layer::Outside, slot); number != blank)
            from.sheet.figures[from.frame.point(slot)] = {outsideText(number, clue)};
}

void readOutside(const Viewer& to, const Clue& clue)
{
    readFigures(to, [&](Place place, const Figure& figure) {
        const bool isStar = figure.text == anyNumber && zeroIsStar(clue);
        const auto number = isStar ? std::optional(0) : numberIn(figure.text, clue);
        if (!number || isVertex(place) || isEdge(place) || !hasSlot(to.genre, to.board.grid(), place))
            return false;
        to.board.set(Layer::Outside, place, *number);
        return true;
    });
}

// Letters with numbers.

void drawLetters(const Artist& from, const Clue&)
{
    for (const Place slot : slotsOf(from.genre, from.board.grid())) {
        const int letter = from.board.at(Layer::Letter, slot), number = from.board.at(Layer::Outside, slot);
        if (letter == blank && number == blank)
            continue;
        std::string text = letter > 0 ? std::string(1, static_cast<char>('A' + letter - 1)) : std::string();
        if (number != blank)
            text += number < 0 ? "?" : std::to_string(number);
        from.sheet.figures[from.frame.point(slot)] = {text};
    }
}

void readLetters(const Viewer& to, const Clue& clue)
{
    readFigures(to, [&](Place place, const Figure& figure) {
        std::string_view text = figure.text;
        const bool hasLetter = !text.empty() && text.front() >= 'A' && text.front() <= 'Z';
        if (!hasLetter || isVertex(place) || isEdge(place) || !hasSlot(to.genre, to.board.grid(), place))
            return false;
        const int letter = text.front() - 'A' + 1;
        text.remove_prefix(1);
        const auto number = text.empty() ? std::optional(blank) : numberIn(text, clue);
        if (!number)
            return false;
        to.board.set(Layer::Letter, place, letter);
        to.board.set(Layer::Outside, place, *number);
        return true;
    });
}

// How many stars, or what else is counted, as penpa's own import has it: above the last two columns.

constexpr std::string_view star = "star";
constexpr int blackStar = 2;

Place countPlace(Size size)
{
    return cellAt(size.width - 2, -1);
}

void drawCount(const Artist& from, const Clue&)
{
    const Place place = countPlace(from.board.size());
    if (from.board.setup().empty())
        return;
    from.sheet.figures[from.frame.point(place)] = {from.board.setup()};
    if (from.genre.has(Mark::Star))
        addSymbol(from, place.step(Dir::Right), star, blackStar, 2);
}

void readCount(const Viewer& to, const Clue&)
{
    readFigures(to, [&](Place place, const Figure& figure) {
        if (place.y >= 0 || isVertex(place) || isEdge(place) || !parseStarCount(figure.text))
            return false;
        to.board.setSetup(figure.text);
        return true;
    });
    std::erase_if(to.sheet.symbols, [&](const auto& entry) {
        const auto spot = to.frame.spot(entry.first);
        return entry.second.shape == star && spot && spot->place.y < 0;
    });
}

} // namespace

constinit const ClueArt outsideNumberArt{Clue::OutsideNumber, drawOutside, readOutside};
constinit const ClueArt outsideLetterArt{Clue::OutsideLetter, drawLetters, readLetters};
constinit const ClueArt starCountArt{Clue::StarCount, drawCount, readCount};

} // namespace tokisuji::penpa
