#include "editor/ui/tools/tool.h"

#include "editor/ui/tools/cell_signs.h"
#include "editor/ui/tools/selection.h"
#include "editor/ui/tools/terrains.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

struct ClueTools {
    Clue::Kind clue;
    QList<ToolId> tools;
};
struct MarkTools {
    Mark mark;
    QList<ToolId> tools;
};

/// Tools of the author, in the order in which they are shown.
const QList<ClueTools>& clueTools()
{
    using enum ToolId;
    static const QList<ClueTools> table{
        {Clue::OutsideNumber, {Number}},
        {Clue::OutsideLetter, {Number}},
        {Clue::VertexNumber, {Number}},
        {Clue::EdgeNumber, {Number}},
        {Clue::SumPair, {Number, Wall}},
        {Clue::Rooms, {Border, ThinBorder}},
        {Clue::GivenBorder, {Border}},
        {Clue::Dot, {WhitePearl, BlackPearl}},
        {Clue::RoomNumber, {Number}},
        {Clue::CellNumber, {Number}},
        {Clue::Island, {Number}},
        {Clue::NumberList, {Number}},
        {Clue::Pearl, {WhitePearl, BlackPearl}},
        {Clue::ArrowNumber, {Number, Direction}},
        {Clue::PlainArrow, {Direction}},
        {Clue::GivenArrows, {Arrow}},
        {Clue::ColouredNumber, {Number, Colour}},
        {Clue::ColouredArrow, {Number, Direction, Colour}},
        {Clue::EdgePieces, {PieceSide}},
        {Clue::Pin, {PiecePin}},
    };
    return table;
}

/// Tools of the solver.
const QList<MarkTools>& markTools()
{
    using enum ToolId;
    static const QList<MarkTools> table{
        {Mark::CellLine, {Line, Cross}},
        {Mark::LatticeLine, {Line, Cross}},
        {Mark::Bridge, {Line, Cross}},
        {Mark::Shade, {Shade, Dot}},
        {Mark::Tent, {Tent, Dot}},
        {Mark::Diamond, {Diamond, Cross}},
        {Mark::Pin, {ToolId::Pin, Cross}},
        {Mark::Slash, {Slash}},
        {Mark::Bar, {Bar}},
        {Mark::CrossBar, {Bar}},
        {Mark::Ladder, {Bar}},
        {Mark::EdgeCross, {Cross}},
        {Mark::Border, {Border, Link}},
        {Mark::EdgeLink, {Border, Link}},
        {Mark::Digit, {Number}},
        {Mark::Candidates, {Number}},
        {Mark::Tint, {Tint}},
        {Mark::Lamp, {Lamp, Dot}},
        {Mark::Star, {Star, Dot}},
        {Mark::Square, {WrittenSquare, Dot}},
        {Mark::Disc, {Shade, Dot}},
        {Mark::RoomSize, {Number, Dot}},
        {Mark::Spots, {ToolId::Spot}},
        {Mark::Heading, {Heading}},
        {Mark::DigitOrNone, {Number, SomeNumber, NoneHere}},
        {Mark::Triangle, {HalfCell, HalfPull, HalfCycle, Dot}},
        {Mark::CrossedClue, {ClueDone}},
        {Mark::CellSign, {CellCircle, CellCross}},
        {Mark::CellCircle, {CellCircle}},
    };
    return table;
}

/// One for each sign of the genre.
QList<ToolId> signTools(const Genre& genre)
{
    using enum ToolId;
    switch (genre.signs) {
    case SignStyle::Circles:
        return {WhitePearl, BlackPearl};
    case SignStyle::SunMoon:
        return {Sun, Moon};
    case SignStyle::Trees:
        return {Tree};
    case SignStyle::Shapes:
        return {Circle, Triangle, Square};
    case SignStyle::Grounds:
        return {Shade, Dot};
    case SignStyle::Bars:
    case SignStyle::Compass:
    case SignStyle::Arrows:
    case SignStyle::Lollipops:
    case SignStyle::Numbers:
    case SignStyle::Ways:
    case SignStyle::Ships:
    case SignStyle::ArrowSets:
    case SignStyle::Colours:
    case SignStyle::Poles:
    case SignStyle::Beds:
        return {};
    case SignStyle::Maze:
        return {Start, Goal, Circle, Triangle};
    }
    return {};
}

/// Dots of one colour need no tool, and thin borders are there for tiles only.
bool needsTool(const Clue& clue, ToolId tool)
{
    return tool == ToolId::ThinBorder ? clue.tiles : clue.kind != Clue::Dot || clue.colours.size() > 1;
}

/// Outside the grid a "?" is typed.
bool takesUnknown(const Genre& genre)
{
    return std::ranges::any_of(genre.clues, [](const Clue& c) { return c.orUnknown && c.kind != Clue::OutsideNumber; });
}

/// Is there anything connected to follow: lines, shaded groups or rooms?
bool hasPieces(const Genre& genre)
{
    using enum ToolId;
    return genre.clue(Clue::Rooms) != nullptr || std::ranges::any_of(genre.marks, [](Mark m) {
               constexpr std::array alone{Mark::Digit,      Mark::Tint,        Mark::Lamp,        Mark::Star,
                                          Mark::RoomSize,   Mark::Sign,        Mark::DigitOrNone, Mark::Triangle,
                                          Mark::Candidates, Mark::CrossedClue, Mark::Spots,       Mark::Piece,
                                          Mark::Diamond,    Mark::Pin,         Mark::Disc};
               return std::ranges::find(alone, m) == alone.end();
           });
}

} // namespace

bool takesNotes(const Genre& genre)
{
    using enum ToolId;
    return genre.isWhole() && genre.grid != GridStyle::Net && genre.clue(Clue::EdgePieces) == nullptr;
}

QList<ToolId> toolsOf(const Genre& genre, Mode mode)
{
    using enum ToolId;
    if (!genre.isWhole())
        return {};
    QList<ToolId> tools{Auto};
    if (mode == Mode::Edit) {
        for (const ClueTools& row : clueTools())
            for (const ToolId tool : row.tools)
                if (const Clue* clue = genre.clue(row.clue);
                    clue != nullptr && needsTool(*clue, tool) && !tools.contains(tool))
                    tools += tool;
        if (const Clue* clue = genre.clue(Clue::Terrains))
            for (const Terrain terrain : clue->terrains)
                tools += toolOf(terrain);
        if (const Clue* clue = genre.clue(Clue::Sign))
            tools += signTools(genre).mid(0, clue->max(genre.makeBoard({1, 1})));
        if (takesUnknown(genre))
            tools += Unknown;
        if (takesSelection(genre))
            tools += Select;
    } else {
        for (const MarkTools& row : markTools())
            if (genre.has(row.mark))
                for (const ToolId tool : row.tools)
                    if (!tools.contains(tool))
                        tools += tool;
        if (judgesNumbers(genre)) {
            tools.replace(tools.indexOf(CellCircle), RightNumber);
            tools.replace(tools.indexOf(CellCross), WrongNumber);
        }
        if (genre.has(Mark::Sign))
            tools += signTools(genre) + (genre.signsEverywhere ? QList<ToolId>{} : QList{NoneHere});
    }
    if (takesNotes(genre))
        tools += Note;
    tools += Erase;
    if (hasPieces(genre))
        tools += Trace;
    return tools;
}

} // namespace tokisuji
