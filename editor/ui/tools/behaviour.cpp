// Two tables: what the mouse does (by feature, mode and tool) and what the keys do (by feature and mode). A genre with
// several features has all their rows, in the order of the tables.
#include "editor/ui/tools/behaviour.h"

#include "editor/ui/tools/arrows.h"
#include "editor/ui/tools/bridges.h"
#include "editor/ui/tools/cell_lines.h"
#include "editor/ui/tools/crosses.h"
#include "editor/ui/tools/erase.h"
#include "editor/ui/tools/grid_lines.h"
#include "editor/ui/tools/numbers.h"
#include "editor/ui/tools/shading.h"

#include <algorithm>
#include <variant>

namespace tokisuji {

namespace {

/// A clue of the author or a mark of the solver.
using Feature = std::variant<Clue::Kind, Mark>;

bool hasFeature(const Genre& genre, Feature feature)
{
    if (const auto* clue = std::get_if<Clue::Kind>(&feature))
        return genre.clue(*clue) != nullptr;
    return genre.has(std::get<Mark>(feature));
}

Mode modeOf(Feature feature)
{
    return std::holds_alternative<Clue::Kind>(feature) ? Mode::Edit : Mode::Solve;
}

struct MouseRow {
    Feature feature;
    std::vector<ToolId> tools;
    ButtonUse primary;
    ButtonUse secondary;
    std::vector<BeginStroke> altStrokes = {};
};

struct KeyRow {
    Feature feature;
    HandleKey handle;
};

using enum ToolId;

const std::vector<MouseRow>& mouseTable()
{
    const ButtonUse number{.presses = {clickNumber}};
    const ButtonUse fixed{.strokes = {beginPaintClue}};
    const ButtonUse arrow{.strokes = {beginArrow}};
    const ButtonUse arrowOrNumber{.strokes = {beginArrow}, .clicks = {clickNumber}};
    const ButtonUse border{.strokes = {beginBorder}};
    const ButtonUse borderOrNumber{.strokes = {beginBorder}, .clicks = {clickNumber}};
    const ButtonUse cross{.strokes = {beginCross}};
    const ButtonUse crossOnEdge{.strokes = {beginCrossOnEdge}};
    const ButtonUse shade{.strokes = {beginShade}, .clicks = {clickShade}};
    const ButtonUse cellLine{.strokes = {beginCellLine}, .clicks = {clickCross}};
    const ButtonUse latticeLine{.strokes = {beginLatticeLine}, .clicks = {clickCross}};
    const ButtonUse bridge{.strokes = {beginBridge}, .clicks = {clickCross}};
    const ButtonUse tint{.strokes = {beginTint}};
    static const std::vector<MouseRow> table{
        // the author
        {Clue::CellNumber, {Auto, Number}, number, number},
        {Clue::Island, {Auto, Number}, number, number},
        {Clue::Pearl, {Auto, Number}, number, number},
        {Clue::ArrowNumber, {Auto}, arrowOrNumber, arrowOrNumber},
        {Clue::ArrowNumber, {Number}, number, number},
        {Clue::ArrowNumber, {Direction}, arrow, arrow},
        {Clue::Rooms, {Auto}, borderOrNumber, {}},
        {Clue::Rooms, {Border}, border, border},
        {Clue::RoomNumber, {Auto}, {}, number},
        {Clue::RoomNumber, {Number}, number, number},
        {Clue::CellNumber, {Unknown}, fixed, fixed},
        {Clue::Island, {Unknown}, fixed, fixed},
        {Clue::Pearl, {Unknown, WhitePearl, BlackPearl}, fixed, fixed},
        {Clue::ArrowNumber, {Unknown}, fixed, fixed},
        {Clue::RoomNumber, {Unknown}, fixed, fixed},
        // the solver
        {Mark::CellLine, {Auto, Line}, cellLine, crossOnEdge},
        {Mark::LatticeLine, {Auto, Line}, latticeLine, cross},
        {Mark::Bridge, {Auto, Line}, bridge, cross},
        {Mark::Shade, {Auto, Shade, Dot}, shade, shade},
        {Mark::CellLine, {Auto, Line}, {}, cross},
        {Mark::EdgeCross, {Auto, Shade, Dot}, {}, {}, {beginCross}},
        {Mark::CellLine, {Cross}, cross, cross},
        {Mark::LatticeLine, {Cross}, cross, cross},
        {Mark::Bridge, {Cross}, cross, cross},
        {Mark::EdgeCross, {Cross}, cross, cross},
        {Mark::Digit, {Auto, Number}, number, number},
        {Mark::Tint, {Tint}, tint, tint},
    };
    return table;
}

const std::vector<KeyRow>& keyTable()
{
    static const std::vector<KeyRow> table{
        {Clue::CellNumber, numberKeys},
        {Clue::Island, numberKeys},
        {Clue::Pearl, pearlKeys},
        {Clue::ArrowNumber, arrowKeys},
        {Clue::ArrowNumber, numberKeys},
        {Clue::Rooms, borderKeys},
        {Clue::RoomNumber, numberKeys},
        {Mark::Shade, shadeKeys},
        {Mark::CellLine, cellLineKeys},
        {Mark::Bridge, bridgeKeys},
        {Mark::LatticeLine, latticeLineKeys},
        {Mark::CellLine, crossKeys},
        {Mark::Bridge, crossKeys},
        {Mark::LatticeLine, crossKeys},
        {Mark::EdgeCross, crossKeys},
        {Mark::Tint, tintKeys},
        {Mark::Digit, numberKeys},
    };
    return table;
}

template <class T>
void append(std::vector<T>& to, const std::vector<T>& more)
{
    to.insert(to.end(), more.begin(), more.end());
}

void append(ButtonUse& to, const ButtonUse& more)
{
    append(to.presses, more.presses);
    append(to.strokes, more.strokes);
    append(to.clicks, more.clicks);
}

void addMouse(Behaviour& behaviour, const Genre& genre, Mode mode, ToolId tool)
{
    if (tool == Erase)
        behaviour.primary.strokes = behaviour.secondary.strokes = {beginErase};
    for (const MouseRow& row : mouseTable()) {
        if (modeOf(row.feature) != mode || !hasFeature(genre, row.feature)
            || std::ranges::find(row.tools, tool) == row.tools.end())
            continue;
        append(behaviour.primary, row.primary);
        append(behaviour.secondary, row.secondary);
        append(behaviour.altStrokes, row.altStrokes);
    }
}

} // namespace

Behaviour behaviourOf(const Genre& genre, Mode mode, ToolId tool)
{
    Behaviour behaviour;
    addMouse(behaviour, genre, mode, tool);
    for (const KeyRow& row : keyTable())
        if (modeOf(row.feature) == mode && hasFeature(genre, row.feature))
            behaviour.keys.push_back(row.handle);
    if (mode == Mode::Solve)
        behaviour.keys.push_back(eraseKeys);
    behaviour.cursorOnPoints = mode == Mode::Solve && genre.has(Mark::LatticeLine) && tool != Tint;
    behaviour.showsCursor = mode == Mode::Edit || genre.has(Mark::Digit);
    return behaviour;
}

} // namespace tokisuji
