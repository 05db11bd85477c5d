#include "editor/ui/texts/rule_text.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("Rule", text)
const QHash<QByteArrayView, const char*>& ruleTexts()
{
    static const QHash<QByteArrayView, const char*> table{
        {"all-connected", TEXT("Not everything is connected")},
        {"all-visited", TEXT("The loop does not visit every place")},
        {"arrow-count", TEXT("The number of shaded cells in an arrow's direction is wrong")},
        {"arrow-missing", TEXT("A number has no arrow")},
        {"black-straight-beside", TEXT("The line does not go straight beside a black circle")},
        {"black-turns", TEXT("The line does not turn on a black circle")},
        {"box-different", TEXT("A number stands twice in a box")},
        {"clue-count", TEXT("A number does not fit what is round it")},
        {"clue-free", TEXT("There is a mark on a clue that must stay free")},
        {"clue-sum", TEXT("The number of bridges at an island is wrong")},
        {"column-different", TEXT("A number stands twice in a column")},
        {"island-one-clue", TEXT("An island does not have exactly one number")},
        {"island-size", TEXT("The size of an island differs from its number")},
        {"no-branch", TEXT("The line branches or ends")},
        {"no-crossing", TEXT("Lines cross")},
        {"no-visible-double", TEXT("A number stands twice in a run of unshaded cells")},
        {"not-adjacent", TEXT("Shaded cells touch by a side")},
        {"no-square", TEXT("Shaded cells fill a 2×2 square")},
        {"pearl-visited", TEXT("The line misses a circle")},
        {"room-count", TEXT("The number of shaded cells in a room is wrong")},
        {"row-different", TEXT("A number stands twice in a row")},
        {"sea-connected", TEXT("The shaded cells are not connected")},
        {"shaded-or-line", TEXT("A cell is neither shaded nor on the line, or both")},
        {"shaded-outside", TEXT("A shaded cell lies inside the loop")},
        {"single-loop", TEXT("There is more than one loop")},
        {"some-line", TEXT("There is no line")},
        {"some-shaded", TEXT("No cell is shaded")},
        {"stray-mark", TEXT("A mark stands where none can")},
        {"two-borders", TEXT("Unshaded cells in a line cross more than one border")},
        {"white-connected", TEXT("The unshaded cells are not connected")},
        {"white-straight", TEXT("The line does not go straight through a white circle")},
        {"white-turn-beside", TEXT("The line turns on neither side of a white circle")},
    };
    return table;
}
#undef TEXT

QByteArrayView key(std::string_view family)
{
    return {family.data(), static_cast<qsizetype>(family.size())};
}

} // namespace

bool hasRuleText(std::string_view family)
{
    return ruleTexts().contains(key(family));
}

QString brokenRuleText(std::string_view family)
{
    const char* source = ruleTexts().value(key(family));
    return source == nullptr ? QString::fromUtf8(key(family)) : QCoreApplication::translate("Rule", source);
}

} // namespace tokisuji
