#include "editor/ui/tools/tool.h"

#include <algorithm>

namespace tokisuji {

namespace {

using enum ToolId;

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
    static const QList<ClueTools> table{
        {Clue::Rooms, {Border}},
        {Clue::RoomNumber, {Number}},
        {Clue::CellNumber, {Number}},
        {Clue::Island, {Number}},
        {Clue::Pearl, {WhitePearl, BlackPearl}},
        {Clue::ArrowNumber, {Number, Direction}},
    };
    return table;
}

/// Tools of the solver.
const QList<MarkTools>& markTools()
{
    static const QList<MarkTools> table{
        {Mark::CellLine, {Line, Cross}},
        {Mark::LatticeLine, {Line, Cross}},
        {Mark::Bridge, {Line, Cross}},
        {Mark::Shade, {Shade, Dot}},
        {Mark::EdgeCross, {Cross}},
        {Mark::Digit, {Number}},
        {Mark::Tint, {Tint}},
    };
    return table;
}

bool takesUnknown(const Genre& genre)
{
    return std::ranges::any_of(genre.clues, [](const Clue& c) { return c.orUnknown; });
}

/// Is there anything connected to follow: lines, shaded groups or rooms?
bool hasPieces(const Genre& genre)
{
    return genre.clue(Clue::Rooms) != nullptr
           || std::ranges::any_of(genre.marks, [](Mark m) { return m != Mark::Digit && m != Mark::Tint; });
}

} // namespace

QList<ToolId> toolsOf(const Genre& genre, Mode mode)
{
    QList<ToolId> tools{Auto};
    if (mode == Mode::Edit) {
        for (const ClueTools& row : clueTools())
            if (genre.clue(row.clue) != nullptr)
                tools += row.tools;
        if (takesUnknown(genre))
            tools += Unknown;
    } else {
        for (const MarkTools& row : markTools())
            if (genre.has(row.mark))
                tools += row.tools;
    }
    tools += Erase;
    if (hasPieces(genre))
        tools += Trace;
    return tools;
}

} // namespace tokisuji
