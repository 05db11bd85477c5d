#include "engine/formats/penpa/look.h"

#include "engine/formats/penpa/sheet.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace tokisuji::penpa {

namespace {

constexpr std::string_view islands = "322", lattice = "312", plainGrid = "121", dashed = "221";

std::string_view gridOf(const Genre& genre)
{
    if (genre.grid == GridStyle::Dots)
        return lattice;
    if (genre.grid == GridStyle::Guides)
        return islands;
    constexpr std::array onDashes{Mark::CellLine, Mark::Border, Mark::Bar, Mark::CrossBar, Mark::Triangle, Mark::Star};
    const bool isDashed = std::ranges::any_of(onDashes, [&](Mark mark) { return genre.has(mark); });
    return isDashed ? dashed : plainGrid;
}

/// The tool of the first of these marks that a genre has.
struct MarkTool {
    Mark mark;
    std::string_view tool;
};
constexpr std::array markTools{
    MarkTool{Mark::CellLine, "combi/linex"},
    MarkTool{Mark::LatticeLine, "combi/edgex"},
    MarkTool{Mark::Bridge, "combi/hashi"},
    MarkTool{Mark::Border, "combi/edgesub"},
    MarkTool{Mark::Star, "combi/star"},
    MarkTool{Mark::Tent, "combi/tents"},
    MarkTool{Mark::Lamp, "combi/akari"},
    MarkTool{Mark::Triangle, "combi/shaka"},
    MarkTool{Mark::Bar, "wall"},
    MarkTool{Mark::CrossBar, "wall"},
    MarkTool{Mark::Ladder, "wall"},
    MarkTool{Mark::Slash, "lineE"},
    MarkTool{Mark::Disc, "combi/blwh"},
    MarkTool{Mark::Shade, "combi/blpo"},
    MarkTool{Mark::Square, "combi/blpo"},
    MarkTool{Mark::Diamond, pointTool},
    MarkTool{Mark::Pin, pointTool},
    MarkTool{Mark::RoomSize, "number"},
    MarkTool{Mark::Digit, "number"},
    MarkTool{Mark::DigitOrNone, "number"},
};

std::string_view toolOfSigns(SignStyle signs)
{
    switch (signs) {
    case SignStyle::Circles:
        return "combi/blwh";
    case SignStyle::Arrows:
    case SignStyle::Ways:
        return "combi/arrowS";
    case SignStyle::Colours:
    case SignStyle::Grounds:
        return "combi/blpo";
    case SignStyle::Poles:
        return "combi/magnets";
    case SignStyle::Lollipops:
        return "wall";
    case SignStyle::Beds:
        return "combi/yajilin";
    default:
        return "number";
    }
}

/// Digits of a Latin square, or of sums, are entered as those of a sudoku.
bool hasSmallDigits(const Genre& genre)
{
    return genre.has(Mark::Digit) && (genre.grid == GridStyle::Boxes || outsideClue(genre) != nullptr);
}

std::string_view toolOf(const Genre& genre)
{
    if (hasSmallDigits(genre))
        return digitTool;
    for (const auto& [mark, tool] : markTools)
        if (genre.has(mark))
            return tool;
    return genre.has(Mark::Sign) ? toolOfSigns(genre.signs) : "surface";
}

PenpaForm::Figures figuresOf(const Genre& genre)
{
    const bool isCircled = genre.clue(Clue::Island) != nullptr || genre.clue(Clue::VertexNumber) != nullptr;
    return isCircled ? PenpaForm::Circled : PenpaForm::Plain;
}

bool standOnSomething(const Genre& genre, PenpaForm::Figures figures)
{
    const auto isOnBlack = [](const Clue& clue) { return clue.onBlack; };
    return (figures != PenpaForm::Plain && figures != PenpaForm::Corner) || std::ranges::any_of(genre.clues, isOnBlack)
           || genre.clue(Clue::ColouredNumber) != nullptr;
}

std::string inSmallLetters(std::string_view title)
{
    std::string small(title);
    std::ranges::transform(small, small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return small;
}

bool usesFrameOfPoints(const Genre& genre)
{
    const Clue* vertices = genre.clue(Clue::VertexNumber);
    return vertices != nullptr && !vertices->withinFrame;
}

/// Do clues outside stand in rows as deep as they need, and not in one row all round?
bool isDeep(const Genre& genre)
{
    const Clue* clue = outsideClue(genre);
    return clue != nullptr && (clue->blocks || clue->kind == Clue::SumPair);
}

bool hasMargins(const Genre& genre)
{
    return outsideClue(genre) != nullptr || genre.clue(Clue::StarCount) != nullptr || usesFrameOfPoints(genre);
}

} // namespace

Look lookOf(const Genre& genre)
{
    const PenpaForm& form = genre.penpa;
    const auto or_ = [](std::string_view said, std::string_view otherwise) {
        return std::string(said.empty() ? otherwise : said);
    };
    Look look{.grid = or_(form.grid, gridOf(genre)),
              .tool = or_(form.tool, toolOf(genre)),
              .figures = form.figures == PenpaForm::ByClue ? figuresOf(genre) : form.figures};
    look.tag = or_(form.tag, inSmallLetters(genre.title.en));
    look.isKnown = !form.tag.empty();
    look.unknown = or_(form.unknown, standOnSomething(genre, look.figures) ? " " : "?");
    return look;
}

bool isDrawable(const Genre& genre)
{
    return genre.hasRules() && genre.answer == AnswerKind::Marks;
}

bool hasClueCells(const Genre& genre)
{
    return genre.clue(Clue::SumPair) != nullptr;
}

Frame frameOf(const Genre& genre, const Board& board)
{
    if (!hasMargins(genre))
        return {board.size(), {}};
    if (!isDeep(genre))
        return {board.size(), {1, 1, 1, 1}};
    const auto depth = [&](Side side) { return shownDepth(genre, board, side); };
    return {board.size(), {depth(Side::Top), depth(Side::Bottom), depth(Side::Left), depth(Side::Right)}};
}

std::optional<Frame> frameIn(const Genre& genre, Size whole, Margins space)
{
    Margins margins = space;
    if (hasClueCells(genre) && space == Margins{})
        margins = {.top = 1, .left = 1};
    const Size board{whole.width - margins.left - margins.right, whole.height - margins.top - margins.bottom};
    if (board.width < 1 || board.height < 1 || (genre.squareOnly && board.width != board.height))
        return std::nullopt;
    const Grid grid(board);
    if (isDeep(genre))
        for (const auto& [side, depth] : {std::pair(Side::Top, margins.top),
                                          {Side::Bottom, margins.bottom},
                                          {Side::Left, margins.left},
                                          {Side::Right, margins.right}})
            if (depth > slotDepth(genre, grid, side))
                return std::nullopt;
    return Frame(board, margins);
}

} // namespace tokisuji::penpa
