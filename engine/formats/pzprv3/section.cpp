#include "engine/formats/pzprv3/section.h"

#include "engine/util/contract.h"

#include <algorithm>
#include <array>

namespace tokisuji {

const Section& sectionOf(FilePart part)
{
    struct Row {
        FilePart part;
        const Section* section;
    };
    static constexpr std::array table{
        Row{FilePart::Numbers, &numberSection},
        Row{FilePart::ArrowNumbers, &arrowNumberSection},
        Row{FilePart::Shades, &shadeSection},
        Row{FilePart::NumbersAndShades, &numberOrShadeSection},
        Row{FilePart::Digits, &digitSection},
        Row{FilePart::Tints, &tintSection},
        Row{FilePart::Lines, &lineSection},
        Row{FilePart::LatticeLines, &latticeLineSection},
        Row{FilePart::EdgeCrosses, &edgeCrossSection},
        Row{FilePart::Borders, &borderSection},
        Row{FilePart::RoomIds, &roomIdSection},
        Row{FilePart::CrossedClues, &crossedClueSection},
        Row{FilePart::TriangleClues, &triangleClueSection},
        Row{FilePart::Triangles, &triangleSection},
        Row{FilePart::StarCount, &starCountSection},
        Row{FilePart::NumbersAndHoles, &numberOrHoleSection},
        Row{FilePart::Candidates, &candidateSection},
        Row{FilePart::NumberListsAndShades, &numberListOrShadeSection},
        Row{FilePart::PieceBank, &pieceBankSection},
        Row{FilePart::UsedPieces, &usedPieceSection},
        Row{FilePart::Holes, &holeSection},
        Row{FilePart::CastleClues, &castleSection},
        Row{FilePart::BalanceClues, &balanceSection},
        Row{FilePart::EmptyRoomFlag, &emptyRoomFlagSection},
    };
    const auto row = std::ranges::find(table, part, &Row::part);
    require(row != table.end(), "sectionOf: every part has its section");
    return *row->section;
}

bool isInHeader(const Genre& genre, const Variant& variant)
{
    const auto& parts = genre.file.parts;
    return !variant.displayOnly && std::ranges::find(parts, FilePart::EmptyRoomFlag) == parts.end();
}

} // namespace tokisuji
