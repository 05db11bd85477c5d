// Two tables: what the mouse does (by feature, mode and tool) and what the keys do (by feature and mode). A genre with
// several features has all their rows, in the order of the tables.
#include "editor/ui/tools/behaviour.h"

#include "editor/ui/tools/arrows.h"
#include "editor/ui/tools/aside.h"
#include "editor/ui/tools/balls.h"
#include "editor/ui/tools/bars.h"
#include "editor/ui/tools/beds.h"
#include "editor/ui/tools/board_setup.h"
#include "editor/ui/tools/borders.h"
#include "editor/ui/tools/bridges.h"
#include "editor/ui/tools/cell_lines.h"
#include "editor/ui/tools/cell_signs.h"
#include "editor/ui/tools/circle_clues.h"
#include "editor/ui/tools/colours.h"
#include "editor/ui/tools/compass.h"
#include "editor/ui/tools/crossed_clues.h"
#include "editor/ui/tools/crosses.h"
#include "editor/ui/tools/directed_signs.h"
#include "editor/ui/tools/dots.h"
#include "editor/ui/tools/erase.h"
#include "editor/ui/tools/gates.h"
#include "editor/ui/tools/given_arrows.h"
#include "editor/ui/tools/grid_lines.h"
#include "editor/ui/tools/grounds.h"
#include "editor/ui/tools/headings.h"
#include "editor/ui/tools/kana.h"
#include "editor/ui/tools/mirrors.h"
#include "editor/ui/tools/notes.h"
#include "editor/ui/tools/number_lists.h"
#include "editor/ui/tools/numbers.h"
#include "editor/ui/tools/piece_sides.h"
#include "editor/ui/tools/pieces.h"
#include "editor/ui/tools/points.h"
#include "editor/ui/tools/poles.h"
#include "editor/ui/tools/shading.h"
#include "editor/ui/tools/signs.h"
#include "editor/ui/tools/slashes.h"
#include "editor/ui/tools/spots.h"
#include "editor/ui/tools/stickers.h"
#include "editor/ui/tools/sums.h"
#include "editor/ui/tools/tents.h"
#include "editor/ui/tools/terrains.h"
#include "editor/ui/tools/triangles.h"

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
    bool dragsFirst = false; ///< numbers wait until it is a click
};

struct KeyRow {
    Feature feature;
    HandleKey handle;
};

const std::vector<MouseRow>& mouseTable()
{
    using enum ToolId;
    const ButtonUse number{.presses = {clickNumber}};
    const ButtonUse edgeNumber{.clicks = {clickNumber}};
    const ButtonUse list{.presses = {clickList}};
    const ButtonUse fixed{.strokes = {beginPaintClue}};
    const ButtonUse arrow{.strokes = {beginArrow}};
    const ButtonUse arrowOrNumber{.strokes = {beginArrow}, .clicks = {clickNumber}};
    const ButtonUse border{.strokes = {beginBorder}};
    const ButtonUse thinBorder{.strokes = {beginThinBorder}};
    const ButtonUse borderOrNumber{.strokes = {beginBorder}, .clicks = {clickWall, clickNumber}};
    const ButtonUse cross{.strokes = {beginCross}};
    const ButtonUse crossOnEdge{.strokes = {beginCrossOnEdge}};
    const ButtonUse shade{.strokes = {beginShade}, .clicks = {clickShade}};
    const ButtonUse cellLine{.strokes = {beginCellLine}, .clicks = {clickCross}};
    const ButtonUse latticeLine{.strokes = {beginLatticeLine}, .clicks = {clickCross}};
    const ButtonUse bridge{.strokes = {beginBridge}, .clicks = {clickCross}};
    const ButtonUse tint{.strokes = {beginTint}};
    const ButtonUse tintedCell{.clicks = {clickTint}};
    const ButtonUse terrain{.strokes = {beginTerrain}, .clicks = {clickTerrain}};
    const ButtonUse course{.strokes = {beginGate}, .clicks = {clickCourse}};
    const ButtonUse ball{.presses = {pressBall}};
    const ButtonUse rayOrAside{.presses = {clickRay, clickAside}};
    const ButtonUse mirror{.clicks = {clickMirror}};
    const ButtonUse ray{.presses = {clickRay}};
    const ButtonUse colour{.strokes = {beginColour}};
    const ButtonUse colourAndNumber{.presses = {clickColourNumber, clickNumber}};
    const ButtonUse colourBeside{.presses = {clickColourNumber, pressColour, clickNumber}};
    const ButtonUse ground{.strokes = {beginGround}};
    const ButtonUse givenArrow{.strokes = {beginGivenArrow}};
    const ButtonUse givenArrowOrSquare{.strokes = {beginGivenArrow}, .clicks = {clickGivenSquare}};
    const ButtonUse star{.strokes = {beginMoveStar}};
    const ButtonUse kana{.presses = {clickKana, clickNumber}};
    const ButtonUse pole{.strokes = {beginPole}};
    const ButtonUse bed{.strokes = {beginBed}, .clicks = {clickBed}};
    const ButtonUse cellSign{.clicks = {clickCellSign}};
    const ButtonUse paintedSign{.strokes = {beginCellSign}};
    const ButtonUse signOrNumber{.strokes = {beginCopySign}, .clicks = {clickSign, clickNumber}};
    const ButtonUse signOrNone{.strokes = {beginCopySign, beginNoneHere}, .clicks = {clickSign, clickNumber}};
    const ButtonUse directed{.strokes = {beginDirectedSign}};
    const ButtonUse triangle{.strokes = {beginTriangle}};
    const ButtonUse doneClue{.clicks = {clickClue}};
    const ButtonUse dot{.presses = {pressDot}};
    const ButtonUse painted{.strokes = {beginPainted}};
    const ButtonUse spot{.presses = {pressSpot}};
    const ButtonUse heading{.strokes = {beginHeading}, .clicks = {clickHeading}};
    const ButtonUse pulledTriangle{.strokes = {beginPulledTriangle}, .clicks = {clickTriangleDot}};
    const ButtonUse nextTriangle{.presses = {pressNextTriangle}};
    const ButtonUse answerBorder{.strokes = {beginAnswerBorder}, .clicks = {clickEdge}};
    const ButtonUse borderOrLink{.strokes = {beginBorderOrLink}, .clicks = {clickEdge}};
    const ButtonUse link{.strokes = {beginLink}, .clicks = {clickEdge}};
    const ButtonUse copyOrBorder{.strokes = {beginBorderNear, beginCopyNumber, beginLink}};
    const ButtonUse aside{.presses = {clickAside}};
    const ButtonUse latticePoint{.strokes = {beginPoint}};
    const ButtonUse point{.presses = {pressPoint}};
    const ButtonUse sum{.presses = {clickSum}};
    const ButtonUse wall{.strokes = {beginWall}};
    const ButtonUse slash{.strokes = {beginSlash}, .clicks = {clickSlash}};
    const ButtonUse bar{.strokes = {beginBar}, .clicks = {clickBar}};
    const ButtonUse tent{.strokes = {beginTent, beginShade}, .clicks = {clickShade}};
    const ButtonUse piece{.strokes = {beginMovePiece}, .clicks = {clickPiece}};
    const ButtonUse turnPiece{.strokes = {beginMovePiece}, .clicks = {clickTurnPiece}};
    const ButtonUse side{.presses = {pressSide}};
    const ButtonUse pickColour{.presses = {pressPickColour}};
    const ButtonUse pin{.presses = {pressPin}};
    static const std::vector<MouseRow> table{
        // the author
        {Clue::OutsideNumber, {Auto, Number}, aside, aside},
        {Clue::OutsideLetter, {Auto}, rayOrAside, rayOrAside},
        {Clue::OutsideLetter, {Number}, aside, aside},
        {Clue::GivenArrows, {Auto}, givenArrowOrSquare, {}},
        {Clue::GivenArrows, {Arrow}, givenArrow, givenArrow},
        {Clue::Terrains, {Auto}, star, star, {beginCircle}},
        {Clue::Terrains, {Auto}, course, course},
        {Clue::Terrains, {Auto}, ball, {}},
        {Clue::VertexNumber, {Auto}, point, aside},
        {Clue::VertexNumber, {Number}, aside, aside},
        {Clue::VertexNumber, {Unknown}, fixed, fixed},
        {Clue::EdgeNumber, {Auto, Number}, edgeNumber, edgeNumber},
        {Clue::EdgeNumber, {Unknown}, fixed, fixed},
        {Clue::SumPair, {Auto, Number}, sum, sum},
        {Clue::SumPair, {Wall}, wall, wall},
        {Clue::CellNumber, {Auto, Number}, kana, kana},
        {Clue::Island, {Auto, Number}, number, number},
        {Clue::Pearl, {Auto, Number}, number, number},
        {Clue::ArrowNumber, {Auto}, arrowOrNumber, arrowOrNumber},
        {Clue::ArrowNumber, {Number}, number, number},
        {Clue::ArrowNumber, {Direction}, arrow, arrow},
        {Clue::PlainArrow, {Auto, Direction}, arrow, arrow, {}, true},
        {Clue::Sign, {Auto}, directed, directed},
        {Clue::Rooms, {Auto}, borderOrNumber, {}, {}, true},
        {Clue::Rooms, {Border}, border, border},
        {Clue::Rooms, {ThinBorder}, thinBorder, thinBorder},
        {Clue::RoomNumber, {Auto}, {}, number},
        {Clue::RoomNumber, {Number}, number, number},
        {Clue::ColouredNumber, {Auto}, colourAndNumber, colourBeside},
        {Clue::ColouredNumber, {Number}, number, number},
        {Clue::ColouredNumber, {Colour}, colour, colour},
        {Clue::ColouredNumber, {Unknown}, fixed, fixed},
        {Clue::ColouredArrow, {Auto}, arrowOrNumber, arrowOrNumber},
        {Clue::ColouredArrow, {Number}, number, number},
        {Clue::ColouredArrow, {Direction}, arrow, arrow},
        {Clue::ColouredArrow, {Colour}, colour, colour},
        {Clue::ColouredArrow, {Unknown}, fixed, fixed},
        {Clue::Dot, {Auto}, dot, painted},
        {Clue::Dot, {WhitePearl, BlackPearl}, dot, dot},
        {Clue::Terrains,
         {Hole, Water, Wall, GateVertical, GateHorizontal, Start, Cup, Painted, WhitePearl, BlackPearl, GivenSquare},
         terrain,
         terrain},
        {Clue::Terrains, {Auto}, terrain, terrain}, // where no other clue answers
        {Clue::NumberList, {Auto, Number}, list, list},
        {Clue::CellNumber, {Unknown}, fixed, fixed},
        {Clue::NumberList, {Unknown}, fixed, fixed},
        {Clue::Island, {Unknown}, fixed, fixed},
        {Clue::Pearl, {Unknown, WhitePearl, BlackPearl}, fixed, fixed},
        {Clue::ArrowNumber, {Unknown}, fixed, fixed},
        {Clue::RoomNumber, {Unknown}, fixed, fixed},
        {Clue::Sign, {Auto}, signOrNumber, signOrNumber},
        {Clue::Sign,
         {Tree, Sun, Moon, WhitePearl, BlackPearl, Circle, Triangle, Square, Start, Goal, Unknown},
         fixed,
         fixed},
        {Clue::StarCount, {Auto, Border}, {.presses = {pressStarCount}}, {.presses = {pressStarCount}}},
        {Clue::GivenBorder, {Auto}, border, {}, {}, true},
        {Clue::GivenBorder, {Border}, border, border},
        {Clue::Compass, {Auto}, {.presses = {pressCompass}}, {.presses = {pressCompass}}},
        {Clue::EdgePieces, {Auto}, piece, turnPiece},
        {Clue::EdgePieces, {PieceSide}, side, pickColour, {beginSideAlone}},
        {Clue::Pin, {PiecePin}, pin, pin},
        {Clue::Sticker, {Auto}, {.strokes = {beginSticker}}, {.strokes = {beginSticker}}},
        // the solver
        {Mark::Piece, {Auto}, piece, turnPiece},
        {Mark::Slash, {Auto, Slash}, ray, ray},
        {Mark::Slash, {Auto, Slash}, mirror, mirror},
        {Mark::Slash, {Auto, Slash}, slash, slash},
        {Mark::Bar, {Auto, ToolId::Bar}, bar, bar},
        {Mark::CrossBar, {Auto, ToolId::Bar}, bar, bar},
        {Mark::Ladder, {Auto, ToolId::Bar}, bar, bar},
        {Mark::Diamond, {Auto, ToolId::Diamond, Cross}, latticePoint, latticePoint},
        {Mark::Pin, {Auto, ToolId::Pin, Cross}, latticePoint, latticePoint},
        {Mark::Tent, {Auto, Tent, Dot}, tent, tent},
        {Mark::Tint, {Auto, Border}, {.clicks = {clickStar}}, {}},
        {Mark::Border, {Auto}, borderOrLink, link},
        {Mark::Border, {Border}, answerBorder, link},
        {Mark::Border, {Link}, link, link},
        {Mark::EdgeLink, {Auto}, copyOrBorder, {.strokes = {beginLink}}, {}, true},
        {Mark::EdgeLink, {Border}, answerBorder, link},
        {Mark::EdgeLink, {Link}, link, link},
        {Mark::Heading, {Auto, Line}, {.clicks = {clickHeading}}, {}},
        {Mark::CellLine, {Auto, Line}, cellLine, crossOnEdge},
        {Mark::Heading, {Auto, Line}, {}, {.strokes = {beginHeading}}},
        {Mark::Heading, {Heading}, heading, heading},
        {Mark::LatticeLine, {Auto, Line}, latticeLine, cross},
        {Mark::Bridge, {Auto, Line}, bridge, cross},
        {Mark::Shade, {Auto, Shade, Dot}, shade, shade},
        {Mark::Tint, {Auto, Line}, {}, {.strokes = {beginRoomTint}}},
        {Mark::CellLine, {Auto, Line}, {}, cross},
        {Mark::Tint, {Auto, Line}, tintedCell, tintedCell},
        {Mark::EdgeCross, {Auto, Shade, Dot}, {}, {}, {beginCross}},
        {Mark::CellLine, {Cross}, cross, cross},
        {Mark::LatticeLine, {Cross}, cross, cross},
        {Mark::Bridge, {Cross}, cross, cross},
        {Mark::EdgeCross, {Cross}, cross, cross},
        {Mark::Digit, {Auto, Number}, number, number},
        {Mark::Candidates, {Number}, number, number},
        {Mark::Tint, {Tint}, tint, tint},
        {Mark::Lamp, {Auto, Lamp, Dot}, shade, shade},
        {Mark::Spots, {Auto, Star, Dot}, {}, spot},
        {Mark::Spots, {ToolId::Spot}, spot, spot},
        {Mark::Star, {Auto, Star, Dot}, shade, shade},
        {Mark::Square, {Auto, WrittenSquare, Dot}, shade, shade},
        {Mark::Disc, {Auto, Shade, Dot}, shade, shade},
        {Mark::RoomSize, {Auto, Number, Dot}, shade, shade},
        {Mark::DigitOrNone, {Auto, Number}, number, number},
        {Mark::DigitOrNone, {SomeNumber, NoneHere}, fixed, fixed},
        {Mark::CrossedClue,
         {Auto, ClueDone, Line, Shade, Lamp, Tent, Dot, HalfCell, HalfPull, HalfCycle},
         doneClue,
         doneClue},
        {Mark::Sign, {Auto, Shade, Dot}, ground, ground},
        {Mark::Sign, {Auto}, pole, pole},
        {Mark::Sign, {Auto}, bed, bed},
        {Mark::Sign, {Auto}, directed, directed},
        {Mark::Sign, {Auto}, signOrNone, signOrNone},
        {Mark::Sign, {WhitePearl, BlackPearl, Circle, Triangle, Square, NoneHere}, fixed, fixed},
        {Mark::Triangle, {Auto, HalfCell, Dot}, triangle, triangle},
        {Mark::Triangle, {HalfPull}, pulledTriangle, triangle},
        {Mark::Triangle, {HalfCycle}, nextTriangle, nextTriangle},
        {Mark::CellSign, {Auto, Line}, cellSign, cellSign},
        {Mark::CellSign, {CellCircle, CellCross, RightNumber, WrongNumber}, paintedSign, paintedSign},
        {Mark::CellCircle, {Auto}, cellSign, cellSign},
        {Mark::CellCircle, {CellCircle}, paintedSign, paintedSign},
    };
    return table;
}

const std::vector<KeyRow>& keyTable()
{
    using enum ToolId;
    static const std::vector<KeyRow> table{
        {Clue::OutsideNumber, asideKeys},
        {Clue::OutsideLetter, letterKeys},
        {Clue::OutsideLetter, asideKeys},
        {Clue::VertexNumber, asideKeys},
        {Clue::EdgeNumber, asideKeys},
        {Clue::SumPair, sumKeys},
        {Clue::Compass, compassKeys},
        {Clue::Terrains, terrainKeys},
        {Clue::CellNumber, kanaKeys},
        {Clue::CellNumber, letterClueKeys},
        {Clue::CellNumber, numberKeys},
        {Clue::Island, circleClueKeys},
        {Clue::Island, numberKeys},
        {Clue::Pearl, pearlKeys},
        {Clue::ArrowNumber, arrowKeys},
        {Clue::ArrowNumber, letterClueKeys},
        {Clue::ArrowNumber, numberKeys},
        {Clue::PlainArrow, arrowKeys},
        {Clue::PlainArrow, eraseArrowKeys},
        {Clue::ColouredNumber, circleKeys},
        {Clue::ColouredNumber, numberKeys},
        {Clue::ColouredArrow, arrowKeys},
        {Clue::ColouredArrow, colourKeys},
        {Clue::ColouredArrow, numberKeys},
        {Clue::Sign, poleKeys},
        {Clue::Sign, directedSignKeys},
        {Clue::Sign, signKeys},
        {Clue::Sign, pearlKeys},
        {Clue::Rooms, borderKeys},
        {Clue::GivenBorder, borderKeys},
        {Clue::Dot, dotKeys},
        {Clue::RoomNumber, numberKeys},
        {Clue::NumberList, listKeys},
        {Clue::EdgePieces, pieceKeys},
        {Clue::EdgePieces, sideKeys},
        {Clue::Pin, pinKeys},
        {Mark::Piece, pieceKeys},
        {Mark::Piece, pieceNumberKeys},
        {Clue::Sticker, stickerKeys},
        {Mark::Candidates, candidateKeys},
        {Mark::Shade, shadeKeys},
        {Mark::CellLine, cellLineKeys},
        {Mark::Bridge, bridgeKeys},
        {Mark::LatticeLine, latticeLineKeys},
        {Mark::CellLine, crossKeys},
        {Mark::Bridge, crossKeys},
        {Mark::LatticeLine, crossKeys},
        {Mark::EdgeCross, crossKeys},
        {Mark::Border, answerBorderKeys},
        {Mark::EdgeLink, answerBorderKeys},
        {Mark::EdgeLink, copyKeys},
        {Mark::Tint, tintKeys},
        {Mark::CellSign, tintKeys},
        {Mark::Digit, numberKeys},
        {Clue::StarCount, starCountKeys},
        {Mark::Slash, slashKeys},
        {Mark::Bar, barKeys},
        {Mark::CrossBar, barKeys},
        {Mark::Ladder, barKeys},
        {Mark::Diamond, pointKeys},
        {Mark::Pin, pointKeys},
        {Mark::Tent, shadeKeys},
        {Mark::Lamp, shadeKeys},
        {Mark::Star, shadeKeys},
        {Mark::Square, shadeKeys},
        {Mark::Disc, shadeKeys},
        {Mark::RoomSize, shadeKeys},
        {Mark::DigitOrNone, someNumberKeys},
        {Mark::DigitOrNone, numberKeys},
        {Mark::Sign, poleKeys},
        {Mark::Sign, bedKeys},
        {Mark::Sign, directedSignKeys},
        {Mark::Sign, signKeys},
        {Mark::Sign, numberKeys},
        {Mark::Triangle, triangleKeys},
        {Mark::CrossedClue, crossClueKeys},
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

/// Numbers are no longer written at the press, but when nothing was dragged.
void letDragsBegin(ButtonUse& use)
{
    if (std::erase(use.presses, &clickNumber) > 0)
        use.clicks.push_back(clickNumber);
}

/// Cells with numbers may be painted.
bool paintsNumbers(const Genre& genre)
{
    const Clue* clue = genre.clue(Clue::Terrains);
    return clue != nullptr && clue->terrains.front() == Terrain::Painted && genre.clue(Clue::CellNumber) != nullptr;
}

/// Beside borders and pieces there is nothing but holes: a drag draws borders, a click makes a hole.
bool clicksHoles(const Genre& genre)
{
    return genre.clue(Clue::PieceBank) != nullptr && genre.clue(Clue::Terrains) != nullptr;
}

void addMouse(Behaviour& behaviour, const Genre& genre, Mode mode, ToolId tool)
{
    using enum ToolId;
    if (tool == Erase)
        behaviour.primary.strokes = behaviour.secondary.strokes = {beginErase};
    if (tool == Select)
        behaviour.primary.strokes = {beginSelect};
    if (tool == Note)
        behaviour.primary.strokes = behaviour.secondary.strokes = {beginNote};
    bool dragsFirst = false;
    for (const MouseRow& row : mouseTable()) {
        if (modeOf(row.feature) != mode || !hasFeature(genre, row.feature)
            || std::ranges::find(row.tools, tool) == row.tools.end())
            continue;
        append(behaviour.primary, row.primary);
        append(behaviour.secondary, row.secondary);
        append(behaviour.altStrokes, row.altStrokes);
        dragsFirst = dragsFirst || row.dragsFirst;
    }
    if (mode == Mode::Edit && tool == Auto && hasBalls(genre))
        behaviour.secondary = {.strokes = {beginTerrain}};
    if (mode == Mode::Solve && tool == Auto && genre.has(Mark::Border) && genre.has(Mark::Shade)) {
        std::ranges::replace(behaviour.primary.strokes, &beginBorderOrLink, &beginBorderNear);
        std::ranges::replace(behaviour.secondary.strokes, &beginLink, &beginLinkNear); // the middle is to be shaded
    }
    const bool hasCircles = genre.clue(Clue::Pearl) != nullptr && genre.clue(Clue::Rooms) == nullptr;
    const bool hasNumbers =
        genre.clue(Clue::CellNumber) != nullptr || genre.clue(Clue::RoomNumber) != nullptr || hasCircles;
    if (mode == Mode::Edit && tool == Auto && hasNumbers)
        for (ButtonUse* use : {&behaviour.primary, &behaviour.secondary})
            std::erase(use->strokes, &beginTerrain); // kinds of cells have their tools and keys
    if (mode == Mode::Edit && tool == Auto && genre.clue(Clue::Sign) != nullptr) // likewise
        for (ButtonUse* use : {&behaviour.primary, &behaviour.secondary}) {
            std::erase(use->strokes, &beginTerrain);
            std::erase(use->clicks, &clickTerrain);
        }
    if (mode == Mode::Edit && tool == Auto && genre.clue(Clue::RoomNumber) != nullptr)
        std::erase(behaviour.secondary.clicks, &clickTerrain); // numbers are clicked with this button
    if (mode == Mode::Edit && tool == Auto && clicksHoles(genre)) {
        std::erase(behaviour.primary.strokes, &beginTerrain);
        std::erase(behaviour.primary.clicks, &clickNumber);
    }
    if (mode == Mode::Edit && tool == Auto && std::ranges::any_of(genre.clues, &Clue::tiles))
        behaviour.secondary.strokes.push_back(beginThinBorder);
    const bool drawsAroundSums = genre.clue(Clue::SumPair) != nullptr && genre.clue(Clue::Rooms) != nullptr;
    if (mode == Mode::Edit && tool == Auto && drawsAroundSums)
        behaviour.primary = {.strokes = {beginBorder}, .clicks = {clickSum}};
    if (mode == Mode::Edit && tool == Auto && paintsNumbers(genre)) {
        behaviour.secondary.strokes.push_back(beginPainted);
        letDragsBegin(behaviour.secondary);
    }
    for (ButtonUse* use : {&behaviour.primary, &behaviour.secondary}) // signs come at once, numbers where the cursor is
        std::ranges::stable_partition(use->clicks, [](const auto& click) { return click == &clickSign; });
    if (dragsFirst) {
        letDragsBegin(behaviour.primary);
        letDragsBegin(behaviour.secondary);
    }
}

} // namespace

Behaviour behaviourOf(const Genre& genre, Mode mode, ToolId tool)
{
    using enum ToolId;
    Behaviour behaviour;
    if (!genre.isWhole()) // nothing may be changed
        return behaviour;
    addMouse(behaviour, genre, mode, tool);
    if (tool == Note) {
        behaviour.keys = {noteKeys};
        behaviour.showsCursor = true;
        return behaviour;
    }
    for (const KeyRow& row : keyTable())
        if (modeOf(row.feature) == mode && hasFeature(genre, row.feature))
            behaviour.keys.push_back(row.handle);
    if (mode == Mode::Solve)
        behaviour.keys.push_back(eraseKeys);
    behaviour.cursorOnHalves =
        mode == Mode::Edit && (genre.clue(Clue::Dot) != nullptr || genre.clue(Clue::EdgeNumber) != nullptr);
    behaviour.footing = footingOf(genre, mode, tool);
    constexpr std::array typedSigns{SignStyle::Shapes,  SignStyle::Compass, SignStyle::Arrows, SignStyle::Lollipops,
                                    SignStyle::Numbers, SignStyle::Poles,   SignStyle::Beds};
    behaviour.showsCursor =
        mode == Mode::Edit || genre.has(Mark::Digit) || genre.has(Mark::DigitOrNone) || genre.has(Mark::Piece)
        || (genre.has(Mark::Candidates) && tool == Number)
        || (genre.has(Mark::Sign) && std::ranges::find(typedSigns, genre.signs) != typedSigns.end());
    return behaviour;
}

} // namespace tokisuji
