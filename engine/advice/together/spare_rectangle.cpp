// The rules are told again; a cell that needs a number's rectangle may lie in the spare one instead. That every region
// is a rectangle is said of all of them.
#include "engine/advice/together/spare_rectangle.h"

#include "engine/genre/registry.h"
#include "engine/rules/words/shading.h"
#include "engine/sat/content.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "This cell lies in the rectangle of some number": it is asked of a cell that holds none.
bool isOwnerRule(const Instance& i)
{
    return i.family == "number-needed";
}

bool canBeSaidAgain(const Rules& rules)
{
    const auto isBorder = [](const Answer& a) { return a.code == Answer::Boolean && a.layer == Layer::Border; };
    const auto isSimple = [](const Instance& i) { return i.kind == Kind::Any && i.guard == Yes; };
    return rules.territories().empty() && !rules.leavesAnswersOut() && std::ranges::all_of(rules.answers(), isBorder)
           && std::ranges::all_of(rules.instances(), isSimple) && std::ranges::any_of(rules.instances(), isOwnerRule);
}

void repeatAnswers(Rules& rules, const Rules& from, Translation& names)
{
    for (const Answer& answer : from.answers())
        names.set(answer.atom, rules.answers(answer.layer, answer.places).front());
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

/// An answer for each cell without a number.
Field spareField(Rules& rules, const Rules& from, const Grid& grid)
{
    std::vector<Place> cells;
    for (const Instance& i : from.instances())
        if (isOwnerRule(i))
            cells.push_back(i.anchor);
    const std::vector<Lit> answers = rules.answers(Layer::Shade, cells);
    std::vector<Lit> lits(static_cast<std::size_t>(grid.size().cells()), No);
    for (std::size_t k = 0; k < cells.size(); ++k)
        lits[static_cast<std::size_t>(grid.index(PlaceKind::Cell, cells[k]))] = answers[k];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

void repeatInstances(Rules& rules, const Rules& from, const Translation& names, const Field& spare)
{
    for (const Instance& i : from.instances()) {
        std::vector<Lit> operands = names(from.operands(i));
        if (isOwnerRule(i))
            operands.push_back(spare[i.anchor]);
        rules.at(i.anchor, i.family).as(i.role).any(std::move(operands));
    }
}

/// The spare cells are one region: it ends at borders, and has none within.
void spareIsRegion(Rules& rules, const Rules& from, const Translation& names, const Field& spare)
{
    for (const Answer& answer : from.answers()) {
        const Place edge = answer.places.front();
        const auto [a, b] = cellsBeside(edge);
        const Lit border = names(Lit::of(answer.atom)), one = spare[a], other = spare[b];
        rules.at(edge, "spare-ends").implies(one, {other, border});
        rules.at(edge, "spare-ends").implies(other, {one, border});
        rules.at(edge, "spare-whole").never({border, one, other});
    }
    rules.at(wholeBoard, "spare-some").any(spare.all());
    connected(rules, spare, "spare-connected");
}

} // namespace

std::optional<SpareRegion> withSpareRectangle(const Board& board)
{
    const Rules from = rulesOf(board);
    if (!canBeSaidAgain(from))
        return std::nullopt;
    SpareRegion told;
    Translation names(from.atomCount());
    repeatAnswers(told.rules, from, names);
    told.spare = spareField(told.rules, from, board.grid());
    repeatDefinitions(told.rules, from, names);
    repeatInstances(told.rules, from, names, told.spare);
    spareIsRegion(told.rules, from, names, told.spare);
    return told;
}

} // namespace tokisuji
