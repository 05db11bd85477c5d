#include "app/placement_report.h"

#include "engine/board/edge_set_edits.h"

#include <QJsonArray>

#include <array>
#include <cstdio>

namespace tokisuji {

namespace {

int turnsTo(EdgePiece given, const EdgePiece& look)
{
    int turns = 0;
    for (; turns < 3 && given != look; ++turns)
        given = given.turned(1);
    return turns;
}

} // namespace

void addPlacement(const Placement& placement, QJsonObject& json)
{
    const EdgeSet set = edgeSetOf(placement.board);
    const std::vector<int> numbers = piecesLaid(set, placement.board);
    QJsonArray pieces, turns;
    for (const Place cell : placement.board.grid().cells()) {
        const int number = numbers[placement.board.grid().cellIndex(cell)];
        const EdgeSet::Kind* kind = pieceAt(set, placement.board, cell);
        pieces.append(number);
        if (kind != nullptr && number >= 0)
            turns.append(turnsTo(set.pieces()[static_cast<std::size_t>(number)], kind->sides));
    }
    json["placement"] = pieces;
    if (set.isFree())
        json["turns"] = turns;
    json["matchRate"] = placement.matchRate();
}

std::string placementInWords(const Placement& placement)
{
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "match rate %.1f%%", 100 * placement.matchRate());
    return text.data();
}

} // namespace tokisuji
