#include "editor/ui/texts/tool_text.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

struct ToolTexts {
    const char* name;
    const char* help;
};

#define TEXT(text) QT_TRANSLATE_NOOP("Tool", text)
const QHash<ToolId, ToolTexts>& toolTexts()
{
    static const QHash<ToolId, ToolTexts> table{
        {ToolId::Auto, {TEXT("Auto"), TEXT("Puts what fits the place, as on puzz.link")}},
        {ToolId::Number, {TEXT("Number"), TEXT("Click to count up, right-click to count down, or type")}},
        {ToolId::Unknown, {TEXT("Any"), TEXT("A clue whose number is not told")}},
        {ToolId::WhitePearl, {TEXT("White"), TEXT("White circles")}},
        {ToolId::BlackPearl, {TEXT("Black"), TEXT("Black circles")}},
        {ToolId::Direction, {TEXT("Arrow"), TEXT("Drag from a clue to point its arrow, or Shift+arrow key")}},
        {ToolId::Border, {TEXT("Border"), TEXT("Drag along grid lines, or Ctrl+arrow key")}},
        {ToolId::Line, {TEXT("Line"), TEXT("Drag a line; right-drag puts crosses")}},
        {ToolId::Cross, {TEXT("Cross"), TEXT("No line here")}},
        {ToolId::Shade, {TEXT("Shade"), TEXT("Click or drag to shade cells")}},
        {ToolId::Dot, {TEXT("Dot"), TEXT("Marks cells that stay unshaded")}},
        {ToolId::Tint, {TEXT("Tint"), TEXT("Two background colours, inside and outside")}},
        {ToolId::Erase, {TEXT("Erase"), TEXT("Click or drag to take away")}},
        {ToolId::Trace, {TEXT("Trace"), TEXT("Shows the whole piece under the pointer")}},
    };
    return table;
}
#undef TEXT

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
