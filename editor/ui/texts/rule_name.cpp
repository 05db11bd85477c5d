#include "editor/ui/texts/rule_name.h"

#include "editor/ui/texts/atom_text.h"
#include "editor/ui/texts/edit_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

using Row = std::pair<std::string_view, const char*>;

constexpr Row names[] = {
    {"all-connected", QT_TRANSLATE_NOOP("RuleName", "one connected network")},
    {"all-of-kind", QT_TRANSLATE_NOOP("RuleName", "all signs of one kind in a room")},
    {"all-visited", QT_TRANSLATE_NOOP("RuleName", "the loop visits everything")},
    {"arm-sum", QT_TRANSLATE_NOOP("RuleName", "length of both arms at a circle")},
    {"arms-differ", QT_TRANSLATE_NOOP("RuleName", "different arms at a black circle")},
    {"arms-equal", QT_TRANSLATE_NOOP("RuleName", "equal arms at a white circle")},
    {"arrow-count", QT_TRANSLATE_NOOP("RuleName", "number of shaded cells in an arrow's direction")},
    {"arrow-length", QT_TRANSLATE_NOOP("RuleName", "length of line in an arrow's direction")},
    {"arrow-missing", QT_TRANSLATE_NOOP("RuleName", "a number has an arrow")},
    {"black-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of shaded cells")},
    {"black-outside", QT_TRANSLATE_NOOP("RuleName", "black clues outside the loop")},
    {"black-straight-beside", QT_TRANSLATE_NOOP("RuleName", "straight on beside a black circle")},
    {"black-turns", QT_TRANSLATE_NOOP("RuleName", "turn on a black circle")},
    {"border-parts", QT_TRANSLATE_NOOP("RuleName", "black and white on the sides of a room border")},
    {"box-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a box")},
    {"cape", QT_TRANSLATE_NOOP("RuleName", "one unshaded neighbour at a circle")},
    {"clue-count", QT_TRANSLATE_NOOP("RuleName", "number of lines round a clue")},
    {"clue-free", QT_TRANSLATE_NOOP("RuleName", "a clue stays free")},
    {"clue-sum", QT_TRANSLATE_NOOP("RuleName", "number of bridges at an island")},
    {"column-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a column")},
    {"domino", QT_TRANSLATE_NOOP("RuleName", "shaded cells in pairs")},
    {"filled", QT_TRANSLATE_NOOP("RuleName", "every cell has a number")},
    {"four-shaded", QT_TRANSLATE_NOOP("RuleName", "at most three shaded cells in a row")},
    {"four-unshaded", QT_TRANSLATE_NOOP("RuleName", "at most three unshaded cells in a row")},
    {"hole-free", QT_TRANSLATE_NOOP("RuleName", "no line over filled cells")},
    {"island-one-clue", QT_TRANSLATE_NOOP("RuleName", "one number in each island")},
    {"island-size", QT_TRANSLATE_NOOP("RuleName", "size of an island")},
    {"kinds-change", QT_TRANSLATE_NOOP("RuleName", "sun and moon by turns")},
    {"left-out-apart", QT_TRANSLATE_NOOP("RuleName", "cells without line apart across a border")},
    {"legs-equal", QT_TRANSLATE_NOOP("RuleName", "equal legs where the line turns on \"?\"")},
    {"no-branch", QT_TRANSLATE_NOOP("RuleName", "the line neither branches nor ends")},
    {"no-cape", QT_TRANSLATE_NOOP("RuleName", "two unshaded neighbours without a circle")},
    {"no-crossing", QT_TRANSLATE_NOOP("RuleName", "lines do not cross")},
    {"no-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of shaded cells")},
    {"no-visible-double", QT_TRANSLATE_NOOP("RuleName", "no number twice in a run of unshaded cells")},
    {"no-white-square", QT_TRANSLATE_NOOP("RuleName", "no 2×2 square of unshaded cells")},
    {"not-adjacent", QT_TRANSLATE_NOOP("RuleName", "shaded cells do not touch")},
    {"one-kind", QT_TRANSLATE_NOOP("RuleName", "either suns or moons in a room")},
    {"order", QT_TRANSLATE_NOOP("RuleName", "marks in their order")},
    {"pearl-visited", QT_TRANSLATE_NOOP("RuleName", "the line passes every circle")},
    {"rectangle", QT_TRANSLATE_NOOP("RuleName", "shaded cells form rectangles")},
    {"room-count", QT_TRANSLATE_NOOP("RuleName", "number of shaded cells in a room")},
    {"room-once", QT_TRANSLATE_NOOP("RuleName", "a room is entered once")},
    {"room-visited", QT_TRANSLATE_NOOP("RuleName", "every room is visited")},
    {"row-different", QT_TRANSLATE_NOOP("RuleName", "each number once in a row")},
    {"same-in-line", QT_TRANSLATE_NOOP("RuleName", "no number twice among the unshaded cells of a line")},
    {"sea-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of shaded cells")},
    {"segment-length", QT_TRANSLATE_NOOP("RuleName", "length of the line through a number")},
    {"shaded-or-line", QT_TRANSLATE_NOOP("RuleName", "every cell is shaded or on the line")},
    {"shaded-outside", QT_TRANSLATE_NOOP("RuleName", "shaded cells outside the loop")},
    {"sight", QT_TRANSLATE_NOOP("RuleName", "number of cells that a number sees")},
    {"single-loop", QT_TRANSLATE_NOOP("RuleName", "one single loop")},
    {"some-line", QT_TRANSLATE_NOOP("RuleName", "there is a line")},
    {"some-shaded", QT_TRANSLATE_NOOP("RuleName", "there is a shaded cell")},
    {"stray-mark", QT_TRANSLATE_NOOP("RuleName", "marks only where they can stand")},
    {"stretches", QT_TRANSLATE_NOOP("RuleName", "stretches of line round a clue")},
    {"turn-count", QT_TRANSLATE_NOOP("RuleName", "number of turns in a room")},
    {"two-borders", QT_TRANSLATE_NOOP("RuleName", "unshaded cells in a row in at most two rooms")},
    {"two-in-room", QT_TRANSLATE_NOOP("RuleName", "two shaded cells in a room")},
    {"visit-count", QT_TRANSLATE_NOOP("RuleName", "number of cells with line in a room")},
    {"white-connected", QT_TRANSLATE_NOOP("RuleName", "one connected area of unshaded cells")},
    {"white-inside", QT_TRANSLATE_NOOP("RuleName", "white clues inside the loop")},
    {"white-straight", QT_TRANSLATE_NOOP("RuleName", "straight on through a white circle")},
    {"white-turn-beside", QT_TRANSLATE_NOOP("RuleName", "turn beside a white circle")},
};
static_assert(std::ranges::is_sorted(names, {}, &Row::first));

bool isClue(const Board& board, Place place)
{
    return isCell(place) && board.grid().hasCell(place) && board.at(Layer::Number, place) != blank;
}

QString at(const QString& rule, Place place)
{
    return QCoreApplication::translate("RuleName", "%1 at %2", "a rule and where it holds").arg(rule, placeText(place));
}

} // namespace

QString ruleName(std::string_view family)
{
    const auto found = std::ranges::lower_bound(names, family, {}, &Row::first);
    if (found == std::end(names) || found->first != family)
        return {};
    return QCoreApplication::translate("RuleName", found->second);
}

QString ruleAtPlace(const ConKey& rule, const Board& board)
{
    if (isClue(board, rule.anchor))
        return conflictText(board, rule.anchor);
    const QString name = ruleName(rule.family);
    return rule.anchor == wholeBoard ? name : at(name, rule.anchor);
}

} // namespace tokisuji
