#include "editor/ui/texts/rule_text.h"

#include <QCoreApplication>
#include <QHash>

namespace tokisuji {

namespace {

const QHash<QByteArrayView, const char*>& ruleTexts()
{
    static const QHash<QByteArrayView, const char*> table{
        {"across-wind", QT_TRANSLATE_NOOP("Rule", "The line goes straight across a wind")},
        {"against-wind", QT_TRANSLATE_NOOP("Rule", "The line runs against a wind")},
        {"all-connected", QT_TRANSLATE_NOOP("Rule", "Not everything is connected")},
        {"all-lit", QT_TRANSLATE_NOOP("Rule", "A white cell is not lit")},
        {"all-of-kind", QT_TRANSLATE_NOOP("Rule", "The line misses a sign of the kind that it visits in the room")},
        {"all-visited", QT_TRANSLATE_NOOP("Rule", "The loop does not visit every place")},
        {"along-gate", QT_TRANSLATE_NOOP("Rule", "The line runs along a gate")},
        {"arm-sum", QT_TRANSLATE_NOOP("Rule", "A number differs from how far the line goes both ways")},
        {"arms-differ", QT_TRANSLATE_NOOP("Rule", "The line goes equally far both ways from a black circle")},
        {"arms-equal", QT_TRANSLATE_NOOP("Rule", "The line goes unequally far both ways from a white circle")},
        {"arrow-count", QT_TRANSLATE_NOOP("Rule", "The number of shaded cells in an arrow's direction is wrong")},
        {"arrow-direction", QT_TRANSLATE_NOOP("Rule", "The line runs against an arrow")},
        {"arrow-in-wind", QT_TRANSLATE_NOOP("Rule", "An arrow lies in a wind of another direction")},
        {"arrow-length", QT_TRANSLATE_NOOP("Rule", "The length of line in an arrow's direction is wrong")},
        {"arrow-missing", QT_TRANSLATE_NOOP("Rule", "A number has no arrow")},
        {"arrow-straight", QT_TRANSLATE_NOOP("Rule", "The line does not run straight through an arrow")},
        {"ball-flies", QT_TRANSLATE_NOOP("Rule", "A ball does not leave on exactly one path")},
        {"ball-in-hole", QT_TRANSLATE_NOOP("Rule", "A hole does not get exactly one ball")},
        {"black-circle-square", QT_TRANSLATE_NOOP("Rule", "Black circles fill a 2×2 square")},
        {"black-circles-connected", QT_TRANSLATE_NOOP("Rule", "The black circles are not connected")},
        {"black-connected", QT_TRANSLATE_NOOP("Rule", "The shaded cells are not connected")},
        {"black-outside", QT_TRANSLATE_NOOP("Rule", "A black clue lies inside the loop")},
        {"black-straight-beside", QT_TRANSLATE_NOOP("Rule", "The line does not go straight beside a black circle")},
        {"black-turns", QT_TRANSLATE_NOOP("Rule", "The line does not turn on a black circle")},
        {"blocks", QT_TRANSLATE_NOOP("Rule", "The shaded cells of a line do not have the lengths of its numbers")},
        {"border-parts", QT_TRANSLATE_NOOP("Rule", "Both sides of a room border are alike")},
        {"box-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a box")},
        {"cape", QT_TRANSLATE_NOOP("Rule", "A circle does not have exactly one unshaded neighbour")},
        {"clue-count", QT_TRANSLATE_NOOP("Rule", "A number does not fit what is round it")},
        {"clue-free", QT_TRANSLATE_NOOP("Rule", "There is a mark on a clue that must stay free")},
        {"clue-sum", QT_TRANSLATE_NOOP("Rule", "The number of bridges at an island is wrong")},
        {"column-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a column")},
        {"column-stars", QT_TRANSLATE_NOOP("Rule", "The number of stars in a column is wrong")},
        {"corner-count", QT_TRANSLATE_NOOP("Rule", "The number of shaded cells round a point is wrong")},
        {"domino", QT_TRANSLATE_NOOP("Rule", "A shaded cell does not have exactly one shaded neighbour")},
        {"ends-count", QT_TRANSLATE_NOOP("Rule", "The number of lines that end at a point is wrong")},
        {"equal-numbers", QT_TRANSLATE_NOOP("Rule", "A line links different numbers")},
        {"filled", QT_TRANSLATE_NOOP("Rule", "A cell is still empty")},
        {"flies-on", QT_TRANSLATE_NOOP("Rule", "A ball does not end in a hole")},
        {"four-shaded", QT_TRANSLATE_NOOP("Rule", "Four shaded cells stand in a row")},
        {"four-unshaded", QT_TRANSLATE_NOOP("Rule", "Four unshaded cells stand in a row")},
        {"gap", QT_TRANSLATE_NOOP("Rule", "Equal numbers stand too close in a row or column")},
        {"gate-once", QT_TRANSLATE_NOOP("Rule", "A gate is not passed exactly once")},
        {"gate-order", QT_TRANSLATE_NOOP("Rule", "Gates are not passed in the order of their numbers")},
        {"hole-free", QT_TRANSLATE_NOOP("Rule", "The line runs over a filled cell")},
        {"in-flight", QT_TRANSLATE_NOOP("Rule", "A line is not part of any ball’s flight")},
        {"island-one-clue", QT_TRANSLATE_NOOP("Rule", "An island does not have exactly one number")},
        {"island-size", QT_TRANSLATE_NOOP("Rule", "The size of an island differs from its number")},
        {"kinds-change", QT_TRANSLATE_NOOP("Rule", "The line visits the same kind of sign in two rooms in a row")},
        {"lamp-count", QT_TRANSLATE_NOOP("Rule", "The number of lamps beside a number is wrong")},
        {"lamps-apart", QT_TRANSLATE_NOOP("Rule", "Two lamps light each other")},
        {"larger-above", QT_TRANSLATE_NOOP("Rule", "A smaller number stands above a larger one of its room")},
        {"left-out-apart", QT_TRANSLATE_NOOP("Rule", "Two cells without line touch across a border")},
        {"legs-equal", QT_TRANSLATE_NOOP("Rule", "Both legs of the line at \"?\" are not equally long")},
        {"line-end", QT_TRANSLATE_NOOP("Rule", "A number is not the end of exactly one line")},
        {"mirror-used", QT_TRANSLATE_NOOP("Rule", "A mirror reflects no light")},
        {"no-branch", QT_TRANSLATE_NOOP("Rule", "The line branches or ends")},
        {"no-cape", QT_TRANSLATE_NOOP("Rule", "An unshaded cell without circle has only one unshaded neighbour")},
        {"no-crossing", QT_TRANSLATE_NOOP("Rule", "Lines cross")},
        {"no-loop", QT_TRANSLATE_NOOP("Rule", "A line closes in itself")},
        {"no-ring", QT_TRANSLATE_NOOP("Rule", "Lines close a ring")},
        {"no-square", QT_TRANSLATE_NOOP("Rule", "Shaded cells fill a 2×2 square")},
        {"no-visible-double", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a run of unshaded cells")},
        {"no-white-square", QT_TRANSLATE_NOOP("Rule", "Unshaded cells fill a 2×2 square")},
        {"not-adjacent", QT_TRANSLATE_NOOP("Rule", "Shaded cells touch by a side")},
        {"numbers-beside", QT_TRANSLATE_NOOP("Rule", "A number differs from how many numbers stand beside it")},
        {"numbers-connected", QT_TRANSLATE_NOOP("Rule", "The numbers are not connected")},
        {"one-kind", QT_TRANSLATE_NOOP("Rule", "The line visits both kinds of signs in a room, or none")},
        {"one-mirror", QT_TRANSLATE_NOOP("Rule", "A room does not have exactly one mirror")},
        {"one-triangle", QT_TRANSLATE_NOOP("Rule", "A cell does not hold exactly one triangle or none")},
        {"order", QT_TRANSLATE_NOOP("Rule", "A mark stands where none can")},
        {"outside-count", QT_TRANSLATE_NOOP("Rule", "The count of a row or column is wrong")},
        {"pearl-visited", QT_TRANSLATE_NOOP("Rule", "The line misses a circle")},
        {"ray", QT_TRANSLATE_NOOP("Rule", "The light from a letter goes wrong")},
        {"rectangle", QT_TRANSLATE_NOOP("Rule", "Shaded cells do not form a rectangle")},
        {"right-angle", QT_TRANSLATE_NOOP("Rule", "A white area is not a rectangle")},
        {"room-count", QT_TRANSLATE_NOOP("Rule", "The number of shaded cells in a room is wrong")},
        {"room-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a room")},
        {"room-once", QT_TRANSLATE_NOOP("Rule", "The line enters a room twice")},
        {"room-stars", QT_TRANSLATE_NOOP("Rule", "The number of stars in a room is wrong")},
        {"room-visited", QT_TRANSLATE_NOOP("Rule", "The line misses a room")},
        {"row-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a row")},
        {"row-stars", QT_TRANSLATE_NOOP("Rule", "The number of stars in a row is wrong")},
        {"run-different", QT_TRANSLATE_NOOP("Rule", "A number stands twice in a run")},
        {"run-sum", QT_TRANSLATE_NOOP("Rule", "The sum of a run is wrong")},
        {"same-beside", QT_TRANSLATE_NOOP("Rule", "Equal numbers stand side by side")},
        {"same-in-line", QT_TRANSLATE_NOOP("Rule", "A number stands twice among the unshaded cells of a line")},
        {"same-touching", QT_TRANSLATE_NOOP("Rule", "Equal signs touch")},
        {"sea-connected", QT_TRANSLATE_NOOP("Rule", "The shaded cells are not connected")},
        {"segment-length", QT_TRANSLATE_NOOP("Rule", "A straight line through a number does not have its length")},
        {"shaded-or-line", QT_TRANSLATE_NOOP("Rule", "A cell is neither shaded nor on the line, or both")},
        {"shaded-outside", QT_TRANSLATE_NOOP("Rule", "A shaded cell lies inside the loop")},
        {"sight", QT_TRANSLATE_NOOP("Rule", "The number of cells that a number sees is wrong")},
        {"sign-once", QT_TRANSLATE_NOOP("Rule", "A sign stands twice in a room")},
        {"signs-connected", QT_TRANSLATE_NOOP("Rule", "The signs are not connected")},
        {"single-loop", QT_TRANSLATE_NOOP("Rule", "There is more than one loop")},
        {"some-line", QT_TRANSLATE_NOOP("Rule", "There is no line")},
        {"some-number", QT_TRANSLATE_NOOP("Rule", "There is no number")},
        {"some-shaded", QT_TRANSLATE_NOOP("Rule", "No cell is shaded")},
        {"some-triangle", QT_TRANSLATE_NOOP("Rule", "There is no triangle")},
        {"stars-apart", QT_TRANSLATE_NOOP("Rule", "Two stars touch")},
        {"start-visited", QT_TRANSLATE_NOOP("Rule", "The line misses the start")},
        {"stray-mark", QT_TRANSLATE_NOOP("Rule", "A mark stands where none can")},
        {"stretches", QT_TRANSLATE_NOOP("Rule", "The stretches of line round a clue are wrong")},
        {"tent-pairs", QT_TRANSLATE_NOOP("Rule", "Trees and tents do not go in pairs")},
        {"tents-touch", QT_TRANSLATE_NOOP("Rule", "Tents touch each other")},
        {"three-in-room", QT_TRANSLATE_NOOP("Rule", "A room does not hold exactly three signs")},
        {"triangle-count", QT_TRANSLATE_NOOP("Rule", "The number of triangles beside a number is wrong")},
        {"turn-count", QT_TRANSLATE_NOOP("Rule", "The number of turns in a room is wrong")},
        {"two-borders", QT_TRANSLATE_NOOP("Rule", "Unshaded cells in a line cross more than one border")},
        {"two-in-room", QT_TRANSLATE_NOOP("Rule", "A room does not have exactly two shaded cells")},
        {"visible", QT_TRANSLATE_NOOP("Rule", "The number of buildings that are seen is wrong")},
        {"visit-count", QT_TRANSLATE_NOOP("Rule", "The number of cells with line in a room is wrong")},
        {"wall-free", QT_TRANSLATE_NOOP("Rule", "The line runs through a filled cell")},
        {"water-level", QT_TRANSLATE_NOOP("Rule", "Water that hangs together is not level")},
        {"water-sinks", QT_TRANSLATE_NOOP("Rule", "There is no water under water")},
        {"white-circle-square", QT_TRANSLATE_NOOP("Rule", "White circles fill a 2×2 square")},
        {"white-circles-connected", QT_TRANSLATE_NOOP("Rule", "The white circles are not connected")},
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
