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
