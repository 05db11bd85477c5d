#include "engine/advice/together/family_groups.h"

#include "engine/advice/together/area_counter.h"
#include "engine/advice/together/area_groups.h"
#include "engine/advice/together/given_group.h"
#include "engine/advice/together/pair_groups.h"
#include "engine/advice/together/region_groups.h"

namespace tokisuji {

namespace {

/// A spare area is counted with clauses that grow with the square of the board.
constexpr int mostAreaCells = 400;

} // namespace

std::vector<FamilyGroup> familyGroups(const JudgeTask& task, const std::vector<ClueFamily>& families,
                                      const std::stop_token& stop)
{
    std::vector<FamilyGroup> groups = regionGroups(task, families, stop);
    if (auto given = givenGroup(task, families, stop))
        groups.push_back(std::move(*given));
    if (task.target)
        return groups;
    const bool isSmall = task.board.size().cells() <= mostAreaCells;
    for (AreaGroup& found : isSmall ? areaGroups(task.board, families) : std::vector<AreaGroup>{}) {
        const auto area = std::make_shared<const AreaGroup>(std::move(found));
        const auto judge = [area, &families, &task, stop](const FamilySink& sink) {
            judgeGroup(*area, families, task.patience, stop, sink);
        };
        groups.push_back({.families = area->families, .judge = judge, .makeCounter = [area, stop] {
                              return areaCounter(*area, Halt(stop));
                          }});
    }
    if (std::vector<std::size_t> pairs = pairGroup(task.board, families); !pairs.empty())
        groups.push_back({pairs, [pairs, &families, &task, stop](const FamilySink& sink) {
                              judgePairs(task.board, families, pairs, task.patience, stop, sink);
                          }});
    return groups;
}

} // namespace tokisuji
