#include "engine/drawing/clue_figure.h"

#include "engine/drawing/compare_parts.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr double figureHeight = 0.56;

/// Signs, circles and dots are shapes.
bool isShape(const Genre& genre)
{
    constexpr std::array shapes{Clue::Pearl, Clue::Sign, Clue::Dot};
    return std::ranges::any_of(shapes, [&](Clue::Kind kind) { return genre.clue(kind) != nullptr; });
}

/// What an option's place holds before or after it, where that is one number.
struct Standing {
    int value = blank;
    Dir direction = Dir::None;
};

std::optional<Standing> standingAt(const Board& board, const ClueOption& option, ClueTime time)
{
    Standing standing;
    if (board.has(Layer::Arrow) && board.grid().hasCell(option.place))
        standing.direction = static_cast<Dir>(std::max(board.at(Layer::Arrow, option.place), 0));
    bool isNumber = false;
    for (const Change& change : option.edit.changes()) {
        const int value = time == ClueTime::After ? change.after : change.before;
        if (change.place != option.place)
            return std::nullopt;
        if (change.layer == Layer::Arrow)
            standing.direction = static_cast<Dir>(std::max(value, 0));
        else if (change.layer == Layer::Number || change.layer == Layer::Vertex || change.layer == Layer::EdgeDot
                 || change.layer == Layer::Outside)
            standing.value = value, isNumber = true;
        else
            return std::nullopt;
    }
    if (!isNumber && board.grid().hasCell(option.place)) // only the arrow turns
        standing.value = board.at(Layer::Number, option.place);
    return standing;
}

/// A letter outside the grid and its number; nothing where none can stand.
std::optional<std::string> letteredAt(const Board& board, const ClueOption& option, ClueTime time)
{
    if (!board.has(Layer::Letter) || !board.grid().hasSlot(option.place))
        return std::nullopt;
    const Board shown = time == ClueTime::After ? with(board, option) : board;
    const int letter = shown.at(Layer::Letter, option.place), number = shown.at(Layer::Outside, option.place);
    return (letter > 0 ? letterText(letter) : std::string()) + (number >= 0 ? std::to_string(number) : std::string());
}

/// The cell as a board of its own, so that it looks as it always does.
void addShape(Drawing& drawing, const Board& board, const ClueOption& option, ClueTime time, Point centre,
              const ClueFigureStyle& style, double cellPixels)
{
    constexpr Place only = cellAt(0, 0);
    Board one = board.blankOfSize({1, 1});
    for (const Change& change : option.edit.changes())
        if (change.place == option.place && placesOf(change.layer) == PlaceKind::Cell)
            one.set(change.layer, only, time == ClueTime::After ? change.after : change.before);
    for (Item item : itemsOf(one, cellPixels)) {
        tint(item, style.ink);
        for (Point& p : item.points)
            p = {centre.x + (p.x - 0.5) * style.scale, centre.y + (p.y - 0.5) * style.scale};
        item.radius *= style.scale;
        item.textHeight *= style.scale;
        item.width *= style.scale;
        item.level = style.level;
        drawing.add(std::move(item));
    }
}

/// White or black, between cells.
void addDot(Drawing& drawing, int value, Point centre, const ClueFigureStyle& style)
{
    constexpr double radius = 0.17;
    const Ink fill = value == 2 ? style.ink : Ink::Paper;
    drawing.add(ring(style.level, centre, radius * style.scale, {.ink = style.ink, .width = 0.035}, fill));
}

void addFigures(Drawing& drawing, const std::string& figures, Point centre, const ClueFigureStyle& style,
                double cellPixels)
{
    constexpr double perFigure = 0.2; // how much narrower each further figure makes them all
    const auto isLeading = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto count = std::ranges::count_if(figures, isLeading);
    const double narrowing = 1 - perFigure * static_cast<double>(std::min<std::ptrdiff_t>(count - 1, 2));
    const double height = std::max(figureHeight * style.scale * narrowing, minTextPx / cellPixels);
    drawing.add(text(style.level, centre, figures, height, style.ink, style.weight));
}

} // namespace

std::string clueFigures(const Genre& genre, int value, Dir direction)
{
    static constexpr std::array arrows{"", "↑", "↓", "←", "→"};
    if (value != question && (value < 0 || isShape(genre)))
        return {};
    return figuresOf(genre, value) + arrows[static_cast<std::size_t>(direction)];
}

void addClueFigure(Drawing& drawing, const Board& board, const ClueOption& option, ClueTime time, Point centre,
                   const ClueFigureStyle& style, double cellPixels)
{
    if (const auto lettered = letteredAt(board, option, time)) {
        if (!lettered->empty())
            addFigures(drawing, *lettered, centre, style, cellPixels);
        return;
    }
    const std::optional<Standing> standing = standingAt(board, option, time);
    const bool isBlank = standing && standing->value == blank && standing->direction == Dir::None;
    const std::string figures =
        standing ? clueFigures(genreOf(board), standing->value, standing->direction) : std::string();
    if (!figures.empty())
        addFigures(drawing, figures, centre, style, cellPixels);
    else if (!isBlank && board.grid().hasCell(option.place))
        addShape(drawing, board, option, time, centre, style, cellPixels);
    else if (!isBlank && option.value > 0)
        addDot(drawing, option.value, centre, style);
}

} // namespace tokisuji
