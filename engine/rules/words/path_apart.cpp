#include "engine/rules/words/path_apart.h"

#include "engine/rules/words/path.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily pathApart{
    .id = "path-apart",
    .name = {"the path does not come beside itself, even at a corner", "線は角でも自分の隣を通らない"},
    .broken = {"The path comes beside itself", "線が自分の隣を通っています"}};

} // namespace family

namespace {

/// Straight on, nothing is beside; at a turn, nothing is beyond the outer corner.
void keepApart(Rules& r, const Field& line, Place c, const Field& used)
{
    const auto to = [&](Dir d) { return line[edgeBetween(c, d)]; };
    const auto apart = [&](Dir one, Dir other, Place place) {
        if (used.grid().hasCell(place))
            r.at(c, family::pathApart).never({to(one), to(other), used[place]});
    };
    for (const Axis axis : axes)
        for (const Dir side : ends(axis == Axis::Horizontal ? Axis::Vertical : Axis::Horizontal))
            apart(ends(axis)[0], ends(axis)[1], c.step(side));
    for (const Dir v : ends(Axis::Vertical))
        for (const Dir h : ends(Axis::Horizontal))
            for (const Place outer : {c.step(opposite(v)), c.step(opposite(h)), c.step(opposite(v)).step(opposite(h))})
                apart(v, h, outer);
}

} // namespace

Field usedCells(Rules& r, const Field& line)
{
    std::vector<Lit> lits;
    for (const Place c : line.grid().cells())
        lits.push_back(r.anyOf(ways(line, c)));
    return {line.grid(), PlaceKind::Cell, std::move(lits)};
}

void pathApart(Rules& r, const Field& line, const Field& used)
{
    for (const Place c : used.grid().cells())
        keepApart(r, line, c, used);
}

} // namespace tokisuji
