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
         {QT_TRANSLATE_NOOP("Tool", "Auto"),
          QT_TRANSLATE_NOOP("Tool", "Enters whatever fits the place, as on puzz.link")}},
        {ToolId::Number,
         {QT_TRANSLATE_NOOP("Tool", "Number"),
          QT_TRANSLATE_NOOP("Tool", "Click to count up, right-click to count down, or type")}},
        {ToolId::Unknown,
         {QT_TRANSLATE_NOOP("Tool", "Any"), QT_TRANSLATE_NOOP("Tool", "A clue whose number is not given")}},
        {ToolId::WhitePearl, {QT_TRANSLATE_NOOP("Tool", "White"), QT_TRANSLATE_NOOP("Tool", "White circles")}},
        {ToolId::BlackPearl, {QT_TRANSLATE_NOOP("Tool", "Black"), QT_TRANSLATE_NOOP("Tool", "Black circles")}},
        {ToolId::Direction,
         {QT_TRANSLATE_NOOP("Tool", "Arrow"),
          QT_TRANSLATE_NOOP("Tool", "Drag from a clue to point its arrow, or press Shift+arrow key")}},
        {ToolId::Arrow,
         {QT_TRANSLATE_NOOP("Tool", "Arrows"),
          QT_TRANSLATE_NOOP("Tool",
                            "Drag from cell to cell; from an end an arrow grows, back along itself it shrinks")}},
        {ToolId::Border,
         {QT_TRANSLATE_NOOP("Tool", "Border"),
          QT_TRANSLATE_NOOP("Tool", "Drag along grid lines, or press Ctrl+arrow key")}},
        {ToolId::Line,
         {QT_TRANSLATE_NOOP("Tool", "Line"),
          QT_TRANSLATE_NOOP("Tool", "Drag a line, or press Ctrl+arrow key; right-drag for crosses")}},
        {ToolId::Cross,
         {QT_TRANSLATE_NOOP("Tool", "Cross"), QT_TRANSLATE_NOOP("Tool", "No line here; also Ctrl+Shift+arrow key")}},
        {ToolId::Shade,
         {QT_TRANSLATE_NOOP("Tool", "Shade"), QT_TRANSLATE_NOOP("Tool", "Click or drag to shade cells, or press 1")}},
        {ToolId::Dot,
         {QT_TRANSLATE_NOOP("Tool", "Dot"), QT_TRANSLATE_NOOP("Tool", "Marks cells that stay unshaded; or press 2")}},
        {ToolId::Tint,
         {QT_TRANSLATE_NOOP("Tool", "Tint"),
          QT_TRANSLATE_NOOP("Tool", "Two background colours, inside and outside; or press 1 or 2")}},
        {ToolId::Hole, {QT_TRANSLATE_NOOP("Tool", "Hole"), QT_TRANSLATE_NOOP("Tool", "Cells that are not used")}},
        {ToolId::Water,
         {QT_TRANSLATE_NOOP("Tool", "Water"), QT_TRANSLATE_NOOP("Tool", "Cells where no ball may land; or press Q")}},
        {ToolId::Wall, {QT_TRANSLATE_NOOP("Tool", "Wall"), QT_TRANSLATE_NOOP("Tool", "Filled cells; or press Q")}},
        {ToolId::GateVertical,
         {QT_TRANSLATE_NOOP("Tool", "Gate |"), QT_TRANSLATE_NOOP("Tool", "Vertical gates; or press W")}},
        {ToolId::GateHorizontal,
         {QT_TRANSLATE_NOOP("Tool", "Gate –"), QT_TRANSLATE_NOOP("Tool", "Horizontal gates; or press E")}},
        {ToolId::Start,
         {QT_TRANSLATE_NOOP("Tool", "Start"), QT_TRANSLATE_NOOP("Tool", "Where the course starts; or press S")}},
        {ToolId::ThinBorder,
         {QT_TRANSLATE_NOOP("Tool", "Tiles"), QT_TRANSLATE_NOOP("Tool", "Borders between the tiles of a room")}},
        {ToolId::Goal,
         {QT_TRANSLATE_NOOP("Tool", "Goal"), QT_TRANSLATE_NOOP("Tool", "Where the way ends; or press G")}},
        {ToolId::Cup, {QT_TRANSLATE_NOOP("Tool", "Cup"), QT_TRANSLATE_NOOP("Tool", "Where balls end up; or press H")}},
        {ToolId::Painted,
         {QT_TRANSLATE_NOOP("Tool", "Paint"),
          QT_TRANSLATE_NOOP("Tool", "Background colours for a picture, with no effect on the rules")}},
        {ToolId::Colour,
         {QT_TRANSLATE_NOOP("Tool", "Colour"),
          QT_TRANSLATE_NOOP("Tool", "Click or drag to change the colour of a clue")}},
        {ToolId::Sun, {QT_TRANSLATE_NOOP("Tool", "Sun"), QT_TRANSLATE_NOOP("Tool", "Suns; or press 1")}},
        {ToolId::Moon, {QT_TRANSLATE_NOOP("Tool", "Moon"), QT_TRANSLATE_NOOP("Tool", "Moons; or press 2")}},
        {ToolId::CellCircle,
         {QT_TRANSLATE_NOOP("Tool", "Circle"),
          QT_TRANSLATE_NOOP("Tool", "A note that the line passes here; or press 1")}},
        {ToolId::CellCross,
         {QT_TRANSLATE_NOOP("Tool", "Left out"),
          QT_TRANSLATE_NOOP("Tool", "A note that the line does not pass here; or press 2")}},
        {ToolId::RightNumber,
         {QT_TRANSLATE_NOOP("Tool", "Right"), QT_TRANSLATE_NOOP("Tool", "A note that the number is right")}},
        {ToolId::WrongNumber,
         {QT_TRANSLATE_NOOP("Tool", "Wrong"), QT_TRANSLATE_NOOP("Tool", "A note that the number is wrong")}},
        {ToolId::Circle, {QT_TRANSLATE_NOOP("Tool", "Circle"), QT_TRANSLATE_NOOP("Tool", "Circles; or press 1")}},
        {ToolId::Triangle, {QT_TRANSLATE_NOOP("Tool", "Triangle"), QT_TRANSLATE_NOOP("Tool", "Triangles; or press 2")}},
        {ToolId::Square, {QT_TRANSLATE_NOOP("Tool", "Square"), QT_TRANSLATE_NOOP("Tool", "Squares; or press 3")}},
        {ToolId::GivenSquare,
         {QT_TRANSLATE_NOOP("Tool", "Square"), QT_TRANSLATE_NOOP("Tool", "Squares that are given; or press W")}},
        {ToolId::WrittenSquare,
         {QT_TRANSLATE_NOOP("Tool", "Square"), QT_TRANSLATE_NOOP("Tool", "Click to write a square, or press 1")}},
        {ToolId::NoneHere,
         {QT_TRANSLATE_NOOP("Tool", "None"), QT_TRANSLATE_NOOP("Tool", "Marks cells that stay empty")}},
        {ToolId::SomeNumber,
         {QT_TRANSLATE_NOOP("Tool", "Some"), QT_TRANSLATE_NOOP("Tool", "A note that a number goes here; or press Q")}},
        {ToolId::Lamp,
         {QT_TRANSLATE_NOOP("Tool", "Lamp"), QT_TRANSLATE_NOOP("Tool", "Click to place a lamp, or press 1")}},
        {ToolId::Star,
         {QT_TRANSLATE_NOOP("Tool", "Star"), QT_TRANSLATE_NOOP("Tool", "Click to place a star, or press 1")}},
        {ToolId::HalfCell,
         {QT_TRANSLATE_NOOP("Tool", "Half"),
          QT_TRANSLATE_NOOP("Tool", "Click a corner of a cell, drag along the slant, or press Q, W, A or S")}},
        {ToolId::HalfPull,
         {QT_TRANSLATE_NOOP("Tool", "Pull"),
          QT_TRANSLATE_NOOP("Tool", "Press in a cell and pull towards the corner to fill; click for a dot")}},
        {ToolId::HalfCycle,
         {QT_TRANSLATE_NOOP("Tool", "Turn"),
          QT_TRANSLATE_NOOP("Tool", "Click to cycle through the four triangles and the dot, right-click to go back")}},
        {ToolId::ClueDone,
         {QT_TRANSLATE_NOOP("Tool", "Done"), QT_TRANSLATE_NOOP("Tool", "Click a clue to cross it off, or press X")}},
        {ToolId::Slash,
         {QT_TRANSLATE_NOOP("Tool", "Slash"),
          QT_TRANSLATE_NOOP("Tool", "Drag across a cell; click for \\, right-click for /; or press 1 or 2")}},
        {ToolId::Bar,
         {QT_TRANSLATE_NOOP("Tool", "Bar"),
          QT_TRANSLATE_NOOP("Tool", "Drag up and down or from left to right within a cell; press 1 or 2")}},
        {ToolId::Diamond,
         {QT_TRANSLATE_NOOP("Tool", "Diamond"),
          QT_TRANSLATE_NOOP("Tool",
                            "Click a lattice point to place a diamond, right-click for a cross; or press 1 or 2")}},
        {ToolId::Pin,
         {QT_TRANSLATE_NOOP("Tool", "Pins"),
          QT_TRANSLATE_NOOP("Tool", "Click a lattice point to place a pin, right-click for a cross; or press 1 or 2")}},
        {ToolId::Tree, {QT_TRANSLATE_NOOP("Tool", "Tree"), QT_TRANSLATE_NOOP("Tool", "Trees; or press 1")}},
        {ToolId::Tent,
         {QT_TRANSLATE_NOOP("Tool", "Tent"),
          QT_TRANSLATE_NOOP("Tool", "Click to pitch a tent, drag from a tree to pair it with its tent; or press 1")}},
        {ToolId::Link,
         {QT_TRANSLATE_NOOP("Tool", "Link"),
          QT_TRANSLATE_NOOP("Tool", "Drag from cell to cell: no border here; also Ctrl+Shift+arrow key")}},
        {ToolId::Heading,
         {QT_TRANSLATE_NOOP("Tool", "Direction"),
          QT_TRANSLATE_NOOP("Tool",
                            "Drag from cell to cell to note the direction of the line; click an edge to reverse it")}},
        {ToolId::Spot,
         {QT_TRANSLATE_NOOP("Tool", "Small dot"),
          QT_TRANSLATE_NOOP("Tool", "Click an edge or a corner of cells: one of the cells around it holds a star")}},
        {ToolId::PieceSide,
         {QT_TRANSLATE_NOOP("Tool", "Side"),
          QT_TRANSLATE_NOOP("Tool",
                            "Click a side to colour it, Alt+click to colour this piece alone, right-click to pick up a "
                            "colour; digits colour the side at the cursor, Shift moves on to the next")}},
        {ToolId::PiecePin,
         {QT_TRANSLATE_NOOP("Tool", "Pin"),
          QT_TRANSLATE_NOOP("Tool", "Click a piece to pin it to its cell or to unpin it, or press P")}},
        {ToolId::Select,
         {QT_TRANSLATE_NOOP("Tool", "Select"),
          QT_TRANSLATE_NOOP("Tool",
                            "Drag over cells, or Ctrl+drag with any tool, or press Shift+arrow key (Ctrl+Shift "
                            "where that points arrows); drag what is selected or press Alt+arrow key to move "
                            "its clues, with those outside the grid where whole rows or columns are selected")}},
        {ToolId::Note,
         {QT_TRANSLATE_NOOP("Tool", "Notes"),
          QT_TRANSLATE_NOOP("Tool", "Colours, dots and lines of your own, which no rule reads: click or drag, "
                                    "right-drag to erase; at the cursor 1–8 for colours, . for a dot, Ctrl+arrow key "
                                    "for a line, Ctrl+Shift+arrow key for a border, Q W E to choose")}},
        {ToolId::Erase, {QT_TRANSLATE_NOOP("Tool", "Erase"), QT_TRANSLATE_NOOP("Tool", "Click or drag to erase")}},
        {ToolId::Trace,
         {QT_TRANSLATE_NOOP("Tool", "Follow line"),
          QT_TRANSLATE_NOOP("Tool", "Shows everything connected to what is under the pointer")}},
    };
    return table;
}

} // namespace

QString toolName(ToolId tool)
{
    return QCoreApplication::translate("Tool", toolTexts().value(tool).name);
}

QString toolSource(ToolId tool)
{
    return QString::fromUtf8(toolTexts().value(tool).name);
}

QString toolHelp(ToolId tool)
{
    return QCoreApplication::translate("Tool", toolTexts().value(tool).help);
}

} // namespace tokisuji
