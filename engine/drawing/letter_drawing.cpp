#include "engine/drawing/letter_drawing.h"

#include "engine/board/kana.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double letterHeight = 0.50, numberHeight = 0.32, longNumberHeight = 0.26;
constexpr double letterAside = -0.15, numberAside = 0.22, numberBelow = 0.14;

/// In the middle, as large as may be.
void drawAlone(const BoardScene& scene, Place slot, const std::string& sign, Drawing& drawing)
{
    drawFigures(scene, drawing, sign, pointOf(slot), letterHeight, Ink::Ink);
}

/// The number small and below on the right.
void drawPair(const BoardScene& scene, Place slot, const std::string& letter, const std::string& number,
              Drawing& drawing)
{
    const Point centre = pointOf(slot);
    const double height = number.size() > 1 ? longNumberHeight : numberHeight;
    drawing.add(
        text(Level::Clue, centre + Point{letterAside, 0}, letter, scene.atLeast(letterHeight, minTextPx), Ink::Ink));
    drawing.add(text(Level::Clue, centre + Point{numberAside, numberBelow}, number, scene.atLeast(height, minTextPx),
                     Ink::Ink));
}

void drawSlot(const BoardScene& scene, Place slot, Drawing& drawing)
{
    const int letter = scene.board.at(Layer::Letter, slot), number = scene.board.at(Layer::Outside, slot);
    const std::string sign = letter == blank ? "" : letterText(letter);
    const std::string figures = number == blank ? "" : std::to_string(number);
    const bool isPair = letter != blank && number != blank;
    if (isPair && scene.detail >= Detail::Reduced)
        drawPair(scene, slot, sign, figures, drawing);
    else if (letter != blank || number != blank) // two sizes would not be told apart on a small board
        drawAlone(scene, slot, sign + figures, drawing);
}

} // namespace

std::string figuresOf(const Genre& genre, int number)
{
    const auto has = [&](auto member, auto value) {
        return std::ranges::any_of(genre.clues, [&](const Clue& clue) { return clue.*member == value; });
    };
    if (has(&Clue::look, Clue::Kana))
        return kanaText(number);
    if (number == question)
        return "?";
    return has(&Clue::letters, true) && number > 0 ? letterText(number) : std::to_string(number);
}

std::string letterText(int letter)
{
    constexpr int alphabetSize = 26;
    const int alphabet = (letter - 1) / alphabetSize, index = (letter - 1) % alphabetSize;
    const char capital = static_cast<char>('A' + index), small = static_cast<char>('a' + index);
    if (alphabet < 2)
        return {alphabet == 0 ? capital : small};
    return std::string{capital} + "'" + std::to_string(alphabet);
}

void drawOutsideLetters(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place slot : slotsOf(scene.genre, scene.board.grid()))
        drawSlot(scene, slot, drawing);
}

} // namespace tokisuji
