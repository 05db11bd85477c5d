#include "engine/drawing/letter_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/slots.h"

namespace tokisuji {

namespace {

constexpr double letterHeight = 0.50, numberHeight = 0.32, longNumberHeight = 0.26;
constexpr double letterAside = -0.15, numberAside = 0.22, numberBelow = 0.14;

/// Capitals, then small letters, then capitals with the number of their alphabet.
std::string letterText(int letter)
{
    constexpr int alphabetSize = 26;
    const int alphabet = (letter - 1) / alphabetSize, index = (letter - 1) % alphabetSize;
    const char capital = static_cast<char>('A' + index), small = static_cast<char>('a' + index);
    if (alphabet < 2)
        return {alphabet == 0 ? capital : small};
    return std::string{capital} + "'" + std::to_string(alphabet);
}

void drawSlot(const BoardScene& scene, Place slot, Drawing& drawing)
{
    const int letter = scene.board.at(Layer::Letter, slot), number = scene.board.at(Layer::Outside, slot);
    const Point centre = pointOf(slot);
    const bool isPair = letter != blank && number != blank;
    if (letter != blank)
        drawing.add(text(Level::Clue, centre + Point{isPair ? letterAside : 0, 0}, letterText(letter),
                         scene.atLeast(letterHeight, minTextPx), Ink::Ink));
    if (number == blank)
        return;
    const std::string figures = std::to_string(number);
    const double height = isPair ? (figures.size() > 1 ? longNumberHeight : numberHeight) : letterHeight;
    drawing.add(text(Level::Clue, centre + (isPair ? Point{numberAside, numberBelow} : Point{}), figures,
                     scene.atLeast(height, isPair ? minTextPx - 2 : minTextPx), Ink::Ink));
}

} // namespace

void drawOutsideLetters(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    if (scene.detail != Detail::Tiny)
        for (const Place slot : slotsOf(scene.genre, scene.board.grid()))
            drawSlot(scene, slot, drawing);
}

} // namespace tokisuji
