// All rules stay but those that want a seed in every part. Where parts are areas of cells that are present, these are
// said of what is present and not spare; where they are regions between borders, the spare one is one more owner that
// a cell may have.
#include "engine/advice/together/spare_part.h"

#include "engine/rules/retelling.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr RuleFamily sparePart{.id = "spare-part"};

// --- areas ---

/// An answer for each of these cells, "is spare".
Field spareCells(Rules& rules, const Grid& grid, const std::vector<Place>& cells)
{
    const std::vector<Lit> answers = rules.answers(Layer::Shade, cells);
    Field spare(grid, PlaceKind::Cell, std::vector(static_cast<std::size_t>(grid.count(PlaceKind::Cell)), No));
    for (std::size_t k = 0; k < cells.size(); ++k)
        spare.set(cells[k], answers[k]);
    return spare;
}

/// What is present and not spare.
Field keptCells(Rules& rules, const Field& present, const Field& spare)
{
    Field kept = present;
    for (const Place cell : present.grid().cells())
        kept.set(cell, rules.allOf({present[cell], !spare[cell]}));
    return kept;
}

/// Cells that are no seeds, nor lie beside one.
std::vector<Place> cellsApart(const Parts& parts)
{
    const Grid& grid = parts.present.grid();
    const auto isSeed = [&](Place p) { return std::ranges::find(parts.seeds, p) != parts.seeds.end(); };
    std::vector<Place> cells = grid.cells();
    std::erase_if(cells, [&](Place c) { return isSeed(c) || std::ranges::any_of(grid.neighbours(c), isSeed); });
    return cells;
}

SparePart besideAreas(const Rules& from, const Parts& parts)
{
    SparePart told{overSameAtoms(from), {}};
    told.spare = spareCells(told.rules, parts.present.grid(), cellsApart(parts));
    const Shared<Parts> kept = Parts{keptCells(told.rules, parts.present, told.spare), parts.seeds};
    for (const Instance& i : from.instances())
        told.rules.like(i, Origin::Board).say(ofOtherParts(i.says, [&](const Parts&) { return kept; }));
    for (const Place c : parts.present.grid().cells()) {
        told.rules.at(c, sparePart).implies(told.spare[c], {parts.present[c]});
        for (const Place next : parts.present.grid().neighbours(c))
            told.rules.at(c, sparePart).any({!told.spare[c], !parts.present[next], told.spare[next]});
    }
    return told;
}

// --- regions ---

/// "This cell lies in the region of a seed": it is asked of each cell that holds none.
bool isOwnerRule(const Rules& rules, const Instance& i)
{
    const auto isReached = [&](Lit l) {
        return std::ranges::any_of(rules.territories(), [&](const Territory& t) {
            return l.atom() >= t.atom && l.atom() < t.atom + static_cast<int>(t.cells.size()) - 1;
        });
    };
    const auto* count = i.find<Count>();
    const bool isCountOfOwners = count != nullptr && count->lo == 1 && count->hi == 1 && i.guard == Yes
                                 && std::ranges::all_of(count->operands, isReached);
    return isCountOfOwners || i.role() == Role::Owner;
}

SparePart besideRegions(const Rules& from, const Grid& grid)
{
    SparePart told{overSameAtoms(from), {}};
    std::vector<Place> cells;
    for (const Instance& i : from.instances())
        if (isOwnerRule(from, i))
            cells.push_back(i.anchor);
    told.spare = spareCells(told.rules, grid, cells);
    for (const Instance& i : from.instances()) {
        Primitive said = i.says;
        if (auto* any = std::get_if<Any>(&said); any != nullptr && isOwnerRule(from, i))
            any->operands.push_back(told.spare[i.anchor]);
        if (auto* count = std::get_if<Count>(&said); count != nullptr && isOwnerRule(from, i))
            count->operands.push_back(told.spare[i.anchor]);
        told.rules.like(i, Origin::Board).say(std::move(said));
    }
    for (const Answer& answer : from.answers()) {
        const Place edge = answer.places.front();
        const auto [a, b] = cellsBeside(edge);
        const Lit border = Lit::of(answer.atom), one = told.spare[a], other = told.spare[b];
        told.rules.at(edge, sparePart).implies(one, {other, border});
        told.rules.at(edge, sparePart).implies(other, {one, border});
        told.rules.at(edge, sparePart).never({border, one, other});
    }
    return told;
}

} // namespace

const Parts* areasWithSeeds(const Rules& rules)
{
    const Parts* found = nullptr;
    for (const Instance& i : rules.instances()) {
        const auto* seeds = i.find<OneSeedEach>();
        if (seeds == nullptr)
            continue;
        const auto bringsItsCell = [&](Place seed) { return seeds->parts->present[seed] == Yes; };
        if (found != nullptr || i.guard != Yes || std::ranges::any_of(seeds->parts->seeds, bringsItsCell))
            return nullptr; // a clue that makes its cell present makes another board
        found = &*seeds->parts;
    }
    return found;
}

std::optional<SparePart> withSparePart(const Rules& rules, const Grid& grid)
{
    const Parts* areas = areasWithSeeds(rules);
    const auto isMark = [](const Answer& a) { return a.code == Answer::Boolean && a.places.size() == 1; };
    const auto isBorder = [](const Answer& a) { return a.layer == Layer::Border; };
    const auto isOwner = [&](const Instance& i) { return isOwnerRule(rules, i); };
    std::optional<SparePart> told;
    if (rules.leavesAnswersOut() || !std::ranges::all_of(rules.answers(), isMark))
        return told;
    if (areas != nullptr)
        told = besideAreas(rules, *areas);
    else if (std::ranges::all_of(rules.answers(), isBorder) && std::ranges::any_of(rules.instances(), isOwner))
        told = besideRegions(rules, grid);
    if (told)
        connected(told->rules, told->spare, sparePart);
    return told;
}

} // namespace tokisuji
