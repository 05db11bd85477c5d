#include "editor/ui/texts/rule_text.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

const QHash<QByteArrayView, const char*>& ruleTexts()
{
    static const QHash<QByteArrayView, const char*> table{
        {"all-connected", QT_TRANSLATE_NOOP("Rule", "Not everything is connected")},
        {"all-of-kind", QT_TRANSLATE_NOOP("Rule", "The line misses a sign of the kind that it visits in the room")},
        {"all-visited", QT_TRANSLATE_NOOP("Rule", "The loop does not visit every place")},
        {"arm-sum", QT_TRANSLATE_NOOP("Rule", "A number differs from how far the line goes both ways")},
        {"arms-differ", QT_TRANSLATE_NOOP("Rule", "The line goes equally far both ways from a black circle")},
        {"arms-equal", QT_TRANSLATE_NOOP("Rule", "The line goes unequally far both ways from a white circle")},
        {"arrow-count", QT_TRANSLATE_NOOP("Rule", "The number of shaded cells in an arrow's direction is wrong")},
        {"arrow-length", QT_TRANSLATE_NOOP("Rule", "The length of line in an arrow's direction is wrong")},
        {"arrow-missing", QT_TRANSLATE_NOOP("Rule", "A number has no arrow")},
        {"black-connected", QT_TRANSLATE_NOOP("Rule", "The shaded cells are not connected")},
        {"black-outside", QT_TRANSLATE_NOOP("Rule", "A black clue lies inside the loop")},
        {"black-straight-beside", QT_TRANSLATE_NOOP("Rule", "The line does not go straight beside a black circle")},
        {"black-turns", QT_TRANSLATE_NOOP("Rule", "The line does not turn on a black circle")},
        {"border-parts", QT_TRANSLATE_NOOP("Rule", "Both sides of a room border are alike")},
        {"box-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a box")},
        {"cape", QT_TRANSLATE_NOOP("Rule", "A circle does not have exactly one unshaded neighbour")},
        {"clue-count", QT_TRANSLATE_NOOP("Rule", "A number does not fit what is round it")},
        {"clue-free", QT_TRANSLATE_NOOP("Rule", "There is a mark on a clue that must stay free")},
        {"clue-sum", QT_TRANSLATE_NOOP("Rule", "The number of bridges at an island is wrong")},
        {"column-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a column")},
        {"domino", QT_TRANSLATE_NOOP("Rule", "A shaded cell does not have exactly one shaded neighbour")},
        {"filled", QT_TRANSLATE_NOOP("Rule", "A cell is still empty")},
        {"four-shaded", QT_TRANSLATE_NOOP("Rule", "Four shaded cells stand in a row")},
        {"four-unshaded", QT_TRANSLATE_NOOP("Rule", "Four unshaded cells stand in a row")},
        {"hole-free", QT_TRANSLATE_NOOP("Rule", "The line runs over a filled cell")},
        {"island-one-clue", QT_TRANSLATE_NOOP("Rule", "An island does not have exactly one number")},
        {"island-size", QT_TRANSLATE_NOOP("Rule", "The size of an island differs from its number")},
        {"kinds-change", QT_TRANSLATE_NOOP("Rule", "The line visits the same kind of sign in two rooms in a row")},
        {"left-out-apart", QT_TRANSLATE_NOOP("Rule", "Two cells without line touch across a border")},
        {"legs-equal", QT_TRANSLATE_NOOP("Rule", "Both legs of the line at \"?\" are not equally long")},
        {"no-branch", QT_TRANSLATE_NOOP("Rule", "The line branches or ends")},
        {"no-cape", QT_TRANSLATE_NOOP("Rule", "An unshaded cell without circle has only one unshaded neighbour")},
        {"no-crossing", QT_TRANSLATE_NOOP("Rule", "Lines cross")},
        {"no-visible-double", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a run of unshaded cells")},
        {"no-white-square", QT_TRANSLATE_NOOP("Rule", "Unshaded cells fill a 2×2 square")},
        {"not-adjacent", QT_TRANSLATE_NOOP("Rule", "Shaded cells touch by a side")},
        {"no-square", QT_TRANSLATE_NOOP("Rule", "Shaded cells fill a 2×2 square")},
        {"one-kind", QT_TRANSLATE_NOOP("Rule", "The line visits both kinds of signs in a room, or none")},
        {"order", QT_TRANSLATE_NOOP("Rule", "A mark stands where none can")},
        {"pearl-visited", QT_TRANSLATE_NOOP("Rule", "The line misses a circle")},
        {"rectangle", QT_TRANSLATE_NOOP("Rule", "Shaded cells do not form a rectangle")},
        {"room-count", QT_TRANSLATE_NOOP("Rule", "The number of shaded cells in a room is wrong")},
        {"room-once", QT_TRANSLATE_NOOP("Rule", "The line enters a room twice")},
        {"room-visited", QT_TRANSLATE_NOOP("Rule", "The line misses a room")},
        {"row-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a row")},
        {"same-in-line", QT_TRANSLATE_NOOP("Rule", "A number stands twice among the unshaded cells of a line")},
        {"sea-connected", QT_TRANSLATE_NOOP("Rule", "The shaded cells are not connected")},
        {"segment-length", QT_TRANSLATE_NOOP("Rule", "A straight line through a number does not have its length")},
        {"shaded-or-line", QT_TRANSLATE_NOOP("Rule", "A cell is neither shaded nor on the line, or both")},
        {"shaded-outside", QT_TRANSLATE_NOOP("Rule", "A shaded cell lies inside the loop")},
        {"sight", QT_TRANSLATE_NOOP("Rule", "The number of cells that a number sees is wrong")},
        {"single-loop", QT_TRANSLATE_NOOP("Rule", "There is more than one loop")},
        {"some-line", QT_TRANSLATE_NOOP("Rule", "There is no line")},
        {"some-shaded", QT_TRANSLATE_NOOP("Rule", "No cell is shaded")},
        {"stray-mark", QT_TRANSLATE_NOOP("Rule", "A mark stands where none can")},
        {"stretches", QT_TRANSLATE_NOOP("Rule", "The stretches of line round a clue are wrong")},
        {"turn-count", QT_TRANSLATE_NOOP("Rule", "The number of turns in a room is wrong")},
        {"two-borders", QT_TRANSLATE_NOOP("Rule", "Unshaded cells in a line cross more than one border")},
        {"two-in-room", QT_TRANSLATE_NOOP("Rule", "A room does not have exactly two shaded cells")},
        {"visit-count", QT_TRANSLATE_NOOP("Rule", "The number of cells with line in a room is wrong")},
        {"white-connected", QT_TRANSLATE_NOOP("Rule", "The unshaded cells are not connected")},
        {"white-inside", QT_TRANSLATE_NOOP("Rule", "A white clue lies outside the loop")},
        {"white-straight", QT_TRANSLATE_NOOP("Rule", "The line does not go straight through a white circle")},
        {"white-turn-beside", QT_TRANSLATE_NOOP("Rule", "The line turns on neither side of a white circle")},
    };
    return table;
}

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
