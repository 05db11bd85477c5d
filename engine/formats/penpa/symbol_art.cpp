// Symbols in cells: pearls, signs, arrows without numbers, dots.
#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/formats/penpa/clue_art.h"
#include "engine/formats/penpa/sign_symbols.h"

#include <algorithm>
#include <bit>

namespace tokisuji::penpa {

namespace {

constexpr std::string_view pearl = "circle_L", dot = "circle_SS", triangle = "triup_SS", normalArrow = "arrow_N_B",
                           whiteArrow = "arrow_N_W", anyArrow = "arrow_", arrowSet = "arrow_cross";
constexpr int unknownPearl = 4; // a dashed rim

void drawPearls(const Artist& from, const Clue&)
{
    for (const Place cell : from.board.grid().cells())
        if (const int colour = from.board.at(Layer::Number, cell); colour != blank)
            addSymbol(from, cell, pearl, colour == question ? unknownPearl : colour, 1);
}

void readPearls(const Viewer& to, const Clue& clue)
{
    for (const Place cell : to.board.grid().cells()) {
        const Symbol* symbol = symbolAt(to, cell, "circle_");
        if (symbol == nullptr || symbol->shape == dot)
            continue;
        const int colour = symbol->value.front() == unknownPearl ? question : symbol->value.front();
        if ((colour == question ? clue.orUnknown : colour <= 2) && setNumber(to, cell, colour))
            to.sheet.symbols.erase(to.frame.point(cell));
    }
}

// Signs.

Symbol setOfArrows(int arrows)
{
    // 1 up, 2 down, 4 left, 8 right; the flags are left, up, right, down and the diagonals
    const auto has = [&](int bit) { return (arrows & bit) != 0 ? 1 : 0; };
    return {std::string(arrowSet), {has(4), has(1), has(8), has(2), 0, 0, 0, 0}, 1};
}

int arrowsOf(const Symbol& symbol)
{
    constexpr std::array bits{4, 1, 8, 2};
    int arrows = 0;
    for (std::size_t i = 0; i < std::min(bits.size(), symbol.value.size()); ++i)
        arrows |= symbol.value[i] != 0 ? bits[i] : 0;
    return arrows;
}

void drawSign(const Artist& from, Place cell, int sign)
{
    const int point = from.frame.point(cell);
    if (sign == question) {
        from.sheet.figures[point] = {"?"};
    } else if (from.genre.signs == SignStyle::ArrowSets) {
        from.sheet.symbols[point] = setOfArrows(sign);
    } else if (const SignSymbol* symbol = symbolOf(from.genre.signs, sign)) {
        if (symbol->shape.empty())
            from.sheet.figures[point] = {std::string(symbol->text)};
        else
            addSymbol(from, cell, symbol->shape, symbol->number, 1);
    } else {
        from.sheet.figures[point] = {std::to_string(sign)};
    }
}

void drawSigns(const Artist& from, const Clue&)
{
    for (const Place cell : from.board.grid().cells())
        if (const int sign = from.board.at(Layer::Number, cell); sign != blank)
            drawSign(from, cell, sign);
}

void readSigns(const Viewer& to, const Clue& clue)
{
    readFigures(to, [&](Place cell, const Figure& figure) {
        if (!to.board.grid().hasCell(cell))
            return false;
        const auto sign = signOfText(to.genre.signs, figure.text);
        const auto number = sign ? sign : numberIn(figure.text, clue);
        return number && (*number != question || clue.orUnknown) && setNumber(to, cell, *number);
    });
    std::erase_if(to.sheet.symbols, [&](const auto& entry) {
        const auto spot = to.frame.spot(entry.first);
        if (!spot || spot->kind != Spot::Whole || !to.board.grid().hasCell(spot->place))
            return false;
        const bool isSet = to.genre.signs == SignStyle::ArrowSets && entry.second.shape == arrowSet;
        const auto sign = isSet ? std::optional(arrowsOf(entry.second)) : signOfSymbol(to.genre.signs, entry.second);
        return sign && setNumber(to, spot->place, *sign);
    });
}

// Arrows without numbers.

void drawPlainArrows(const Artist& from, const Clue&)
{
    for (const Place cell : from.board.grid().cells())
        if (const int way = from.board.at(Layer::Arrow, cell); way > 0) {
            const bool onBlack = isTerrain(from.board, cell, Terrain::Wall);
            addSymbol(from, cell, onBlack ? whiteArrow : normalArrow, arrowSymbols[static_cast<std::size_t>(way)], 2);
        }
}

void readPlainArrows(const Viewer& to, const Clue& clue)
{
    for (const Place cell : to.board.grid().cells()) {
        const Symbol* symbol = symbolAt(to, cell, anyArrow);
        const auto way = symbol == nullptr
                             ? arrowSymbols.end()
                             : std::find(arrowSymbols.begin() + 1, arrowSymbols.end(), symbol->value.front());
        if (way == arrowSymbols.end())
            continue;
        to.board.set(Layer::Arrow, cell, static_cast<int>(way - arrowSymbols.begin()));
        to.sheet.symbols.erase(to.frame.point(cell));
        if (clue.bringsWall) {
            setTerrain(to.board, cell, Terrain::Wall);
            to.sheet.surfaces.erase(to.frame.point(cell));
        }
    }
}

// Dots.

/// In the order of their colours.
constexpr std::array dotNumbers{0, 1, 2, 5};

void drawDots(const Artist& from, const Clue& clue)
{
    for (const Place place : dotPlaces(from.board.size()))
        if (const int colour = dotAt(from.board, place); colour > 0 && colour <= greyDot)
            addSymbol(from, place, clue.triangles && isCell(place) ? triangle : dot,
                      dotNumbers[static_cast<std::size_t>(colour)], 2);
}

void readDots(const Viewer& to, const Clue& clue)
{
    for (const Place place : dotPlaces(to.board.size())) {
        const Symbol* symbol = symbolAt(to, place, clue.triangles && isCell(place) ? triangle : "circle_S");
        const auto number = symbol == nullptr
                                ? dotNumbers.end()
                                : std::find(dotNumbers.begin() + 1, dotNumbers.end(), symbol->value.front());
        if (number == dotNumbers.end() || (clue.offCorners && isVertex(place)))
            continue;
        to.board.set(dotLayer(place), place, static_cast<int>(number - dotNumbers.begin()));
        to.sheet.symbols.erase(to.frame.point(place));
    }
}

} // namespace

constinit const ClueArt pearlArt{Clue::Pearl, drawPearls, readPearls};
constinit const ClueArt signArt{Clue::Sign, drawSigns, readSigns};
constinit const ClueArt plainArrowArt{Clue::PlainArrow, drawPlainArrows, readPlainArrows};
constinit const ClueArt dotArt{Clue::Dot, drawDots, readDots};

} // namespace tokisuji::penpa
