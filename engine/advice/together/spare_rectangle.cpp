// The rules are told again; a cell that needs a number's rectangle may lie in the spare one instead. That every region
// is a rectangle is said of all of them.
#include "engine/advice/together/spare_rectangle.h"

#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "This cell lies in the rectangle of some number": it is asked of a cell that holds none.
bool isOwnerRule(const Instance& i)
{
    return i.role() == Role::Owner;
}

bool canBeSaidAgain(const Rules& rules)
{
    const auto isBorder = [](const Answer& a) { return a.code == Answer::Boolean && a.layer == Layer::Border; };
    const auto isSimple = [](const Instance& i) { return i.is<Any>() && i.guard == Yes; };
    return rules.territories().empty() && !rules.leavesAnswersOut() && std::ranges::all_of(rules.answers(), isBorder)
           && std::ranges::all_of(rules.instances(), isSimple) && std::ranges::any_of(rules.instances(), isOwnerRule);
}

void repeatDefinitions(Rules& rules, const Rules& from, Translation& names)
{
    for (const Definition& d : from.definitions()) {
        const std::vector<Lit> operands = names(d.operands);
        names.set(d.atom, d.op == Definition::And  ? rules.allOf(operands)
                          : d.op == Definition::Or ? rules.anyOf(operands)
                                                   : rules.oneOf(operands[0], operands[1]));
    }
}

/// Those without a number.
std::vector<Place> openCells(const Rules& from)
{
    std::vector<Place> cells;
    for (const Instance& i : from.instances())
        if (isOwnerRule(i))
            cells.push_back(i.anchor);
    return cells;
}

void repeatInstances(Rules& rules, const Rules& from, const Translation& names, const Field& spare)
{
    for (const Instance& i : from.instances()) {
        std::vector<Lit> operands = names(i.operands());
        if (isOwnerRule(i))
            operands.push_back(spare[i.anchor]);
        rules.at(i.anchor, *i.family).any(std::move(operands));
    }
}

} // namespace

std::optional<SpareRegion> withSpareRectangle(const Board& board)
{
    const Rules from = rulesOf(board);
    if (!canBeSaidAgain(from))
        return std::nullopt;
    SpareRegion told;
    Translation names(from.atomCount());
    repeatBorders(told.rules, from, names);
    told.spare = spareCells(told.rules, board.grid(), openCells(from));
    repeatDefinitions(told.rules, from, names);
    repeatInstances(told.rules, from, names, told.spare);
    spareIsRegion(told.rules, from, names, told.spare);
    return told;
}

} // namespace tokisuji
