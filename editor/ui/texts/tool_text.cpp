#include "editor/ui/texts/tool_text.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

struct ToolTexts {
    const char* name;
    const char* help;
};

const QHash<ToolId, ToolTexts>& toolTexts()
{
    static const QHash<ToolId, ToolTexts> table{
        {ToolId::Auto,
         {QT_TRANSLATE_NOOP("Tool", "Auto"), QT_TRANSLATE_NOOP("Tool", "Puts what fits the place, as on puzz.link")}},
        {ToolId::Number,
         {QT_TRANSLATE_NOOP("Tool", "Number"),
          QT_TRANSLATE_NOOP("Tool", "Click to count up, right-click to count down, or type")}},
        {ToolId::Unknown,
         {QT_TRANSLATE_NOOP("Tool", "Any"), QT_TRANSLATE_NOOP("Tool", "A clue whose number is not told")}},
        {ToolId::WhitePearl, {QT_TRANSLATE_NOOP("Tool", "White"), QT_TRANSLATE_NOOP("Tool", "White circles")}},
        {ToolId::BlackPearl, {QT_TRANSLATE_NOOP("Tool", "Black"), QT_TRANSLATE_NOOP("Tool", "Black circles")}},
        {ToolId::Direction,
         {QT_TRANSLATE_NOOP("Tool", "Arrow"),
          QT_TRANSLATE_NOOP("Tool", "Drag from a clue to point its arrow, or Shift+arrow key")}},
        {ToolId::Border,
         {QT_TRANSLATE_NOOP("Tool", "Border"), QT_TRANSLATE_NOOP("Tool", "Drag along grid lines, or Ctrl+arrow key")}},
        {ToolId::Line,
         {QT_TRANSLATE_NOOP("Tool", "Line"),
          QT_TRANSLATE_NOOP("Tool", "Drag a line, or Ctrl+arrow key; right-drag puts crosses")}},
        {ToolId::Cross,
         {QT_TRANSLATE_NOOP("Tool", "Cross"), QT_TRANSLATE_NOOP("Tool", "No line here; also Ctrl+Shift+arrow key")}},
        {ToolId::Shade,
         {QT_TRANSLATE_NOOP("Tool", "Shade"), QT_TRANSLATE_NOOP("Tool", "Click or drag to shade cells, or key 1")}},
        {ToolId::Dot,
         {QT_TRANSLATE_NOOP("Tool", "Dot"), QT_TRANSLATE_NOOP("Tool", "Marks cells that stay unshaded, or key 2")}},
        {ToolId::Tint,
         {QT_TRANSLATE_NOOP("Tool", "Tint"),
          QT_TRANSLATE_NOOP("Tool", "Two background colours, inside and outside; keys 1 and 2")}},
        {ToolId::Hole, {QT_TRANSLATE_NOOP("Tool", "Hole"), QT_TRANSLATE_NOOP("Tool", "Cells that are left out")}},
        {ToolId::Water,
         {QT_TRANSLATE_NOOP("Tool", "Water"), QT_TRANSLATE_NOOP("Tool", "Cells where no ball may land, or key Q")}},
        {ToolId::Wall, {QT_TRANSLATE_NOOP("Tool", "Wall"), QT_TRANSLATE_NOOP("Tool", "Filled cells, or key Q")}},
        {ToolId::GateVertical,
         {QT_TRANSLATE_NOOP("Tool", "Gate |"), QT_TRANSLATE_NOOP("Tool", "Gates that run up and down, or key W")}},
        {ToolId::GateHorizontal,
         {QT_TRANSLATE_NOOP("Tool", "Gate –"), QT_TRANSLATE_NOOP("Tool", "Gates that run left and right, or key E")}},
        {ToolId::Start,
         {QT_TRANSLATE_NOOP("Tool", "Start"), QT_TRANSLATE_NOOP("Tool", "Where the course begins, or key S")}},
        {ToolId::Cup, {QT_TRANSLATE_NOOP("Tool", "Cup"), QT_TRANSLATE_NOOP("Tool", "Where balls end, or key H")}},
        {ToolId::Painted,
         {QT_TRANSLATE_NOOP("Tool", "Paint"),
          QT_TRANSLATE_NOOP("Tool", "Cells with a background colour, a picture that means nothing")}},
        {ToolId::Colour,
         {QT_TRANSLATE_NOOP("Tool", "Colour"), QT_TRANSLATE_NOOP("Tool", "Click or drag: the next colour of a clue")}},
        {ToolId::Sun, {QT_TRANSLATE_NOOP("Tool", "Sun"), QT_TRANSLATE_NOOP("Tool", "Suns, or key 1")}},
        {ToolId::Moon, {QT_TRANSLATE_NOOP("Tool", "Moon"), QT_TRANSLATE_NOOP("Tool", "Moons, or key 2")}},
        {ToolId::CellCircle,
         {QT_TRANSLATE_NOOP("Tool", "Circle"), QT_TRANSLATE_NOOP("Tool", "A note that the line comes here, or key 1")}},
        {ToolId::CellCross,
         {QT_TRANSLATE_NOOP("Tool", "Left out"),
          QT_TRANSLATE_NOOP("Tool", "A note that no line comes here, or key 2")}},
        {ToolId::Circle, {QT_TRANSLATE_NOOP("Tool", "Circle"), QT_TRANSLATE_NOOP("Tool", "Circles, or key 1")}},
        {ToolId::Triangle, {QT_TRANSLATE_NOOP("Tool", "Triangle"), QT_TRANSLATE_NOOP("Tool", "Triangles, or key 2")}},
        {ToolId::Square, {QT_TRANSLATE_NOOP("Tool", "Square"), QT_TRANSLATE_NOOP("Tool", "Squares, or key 3")}},
        {ToolId::NoneHere,
         {QT_TRANSLATE_NOOP("Tool", "None"), QT_TRANSLATE_NOOP("Tool", "Marks cells that stay empty")}},
        {ToolId::SomeNumber,
         {QT_TRANSLATE_NOOP("Tool", "Some"), QT_TRANSLATE_NOOP("Tool", "A number stands here, or key Q")}},
        {ToolId::Lamp, {QT_TRANSLATE_NOOP("Tool", "Lamp"), QT_TRANSLATE_NOOP("Tool", "Click to put a lamp, or key 1")}},
        {ToolId::Star, {QT_TRANSLATE_NOOP("Tool", "Star"), QT_TRANSLATE_NOOP("Tool", "Click to put a star, or key 1")}},
        {ToolId::HalfCell,
         {QT_TRANSLATE_NOOP("Tool", "Half"),
          QT_TRANSLATE_NOOP("Tool", "Click a corner of a cell, drag along the slant, or keys Q W A S")}},
        {ToolId::HalfPull,
         {QT_TRANSLATE_NOOP("Tool", "Pull"),
          QT_TRANSLATE_NOOP("Tool", "Press in a cell and pull towards the corner to fill; click for a dot")}},
        {ToolId::HalfCycle,
         {QT_TRANSLATE_NOOP("Tool", "Turn"),
          QT_TRANSLATE_NOOP("Tool", "Click to go through the four triangles and the dot, right-click to go back")}},
        {ToolId::ClueDone,
         {QT_TRANSLATE_NOOP("Tool", "Done"), QT_TRANSLATE_NOOP("Tool", "Click a clue to cross it off, or key X")}},
        {ToolId::Slash,
         {QT_TRANSLATE_NOOP("Tool", "Slash"),
          QT_TRANSLATE_NOOP("Tool", "Drag across a cell; click for \\, right-click for /; keys 1 and 2")}},
        {ToolId::Tree, {QT_TRANSLATE_NOOP("Tool", "Tree"), QT_TRANSLATE_NOOP("Tool", "Trees, or key 1")}},
        {ToolId::Tent,
         {QT_TRANSLATE_NOOP("Tool", "Tent"),
          QT_TRANSLATE_NOOP("Tool", "Click to pitch a tent, drag from its tree to tie them; key 1")}},
        {ToolId::Link,
         {QT_TRANSLATE_NOOP("Tool", "Link"),
          QT_TRANSLATE_NOOP("Tool", "Drag from cell to cell: no border here; also Ctrl+Shift+arrow key")}},
        {ToolId::Heading,
         {QT_TRANSLATE_NOOP("Tool", "Way"),
          QT_TRANSLATE_NOOP("Tool", "Drag from cell to cell to note the way of the line; click an edge to turn it")}},
        {ToolId::Spot,
         {QT_TRANSLATE_NOOP("Tool", "Small dot"),
          QT_TRANSLATE_NOOP("Tool", "Click an edge or a corner of cells: one star goes round it")}},
        {ToolId::PieceSide,
         {QT_TRANSLATE_NOOP("Tool", "Side"),
          QT_TRANSLATE_NOOP("Tool",
                            "Click a side to give it the colour, Alt+click for this piece alone, right-click to "
                            "take a colour; digits colour the side at the cursor, Shift goes on to the next")}},
        {ToolId::PiecePin,
         {QT_TRANSLATE_NOOP("Tool", "Pin"),
          QT_TRANSLATE_NOOP("Tool", "Click a piece to pin it to its cell, or to take the pin out; or key P")}},
        {ToolId::Erase, {QT_TRANSLATE_NOOP("Tool", "Erase"), QT_TRANSLATE_NOOP("Tool", "Click or drag to take away")}},
        {ToolId::Trace,
         {QT_TRANSLATE_NOOP("Tool", "Trace"), QT_TRANSLATE_NOOP("Tool", "Shows the whole piece under the pointer")}},
    };
    return table;
}

} // namespace

QString toolName(ToolId tool)
{
    return QCoreApplication::translate("Tool", toolTexts().value(tool).name);
}

QString toolHelp(ToolId tool)
{
    return QCoreApplication::translate("Tool", toolTexts().value(tool).help);
}

} // namespace tokisuji
