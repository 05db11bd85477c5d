#include "engine/advice/family_groups.h"

#include "engine/advice/area_groups.h"
#include "engine/advice/pair_groups.h"

namespace tokisuji {

std::vector<FamilyGroup> familyGroups(const Board& board, const std::vector<ClueFamily>& families,
                                      std::chrono::milliseconds patience, std::stop_token stop)
{
    std::vector<FamilyGroup> groups;
    for (AreaGroup& area : areaGroups(board, families)) {
        const std::vector<std::size_t> members = area.families;
        groups.push_back({members, [area = std::move(area), &families, patience, stop](const FamilySink& sink) {
                              judgeGroup(area, families, patience, stop, sink);
                          }});
    }
    if (std::vector<std::size_t> pairs = pairGroup(board, families); !pairs.empty())
        groups.push_back({pairs, [pairs, &board, &families, patience, stop](const FamilySink& sink) {
                              judgePairs(board, families, pairs, patience, stop, sink);
                          }});
    return groups;
}

} // namespace tokisuji
