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
        Row{FilePart::HerugolfClues, &herugolfSection},
        Row{FilePart::NagareClues, &nagareSection},
        Row{FilePart::SlalomClues, &slalomSection},
        Row{FilePart::DirectedLines, &directedLineSection},
        Row{FilePart::OutsideAndSlashes, &outsideOrMirrorSection},
        Row{FilePart::VertexNumbers, &vertexNumberSection},
        Row{FilePart::Symbols, &slashSection},
        Row{FilePart::OutsideAndShades, &outsideOrShadeSection},
        Row{FilePart::OutsideAndDigits, &outsideOrDigitSection},
        Row{FilePart::OutsideAndTents, &outsideOrTentSection},
        Row{FilePart::KakuroClues, &kakuroSection},
        Row{FilePart::AnswerBorders, &answerBorderSection},
        Row{FilePart::AllBorders, &allBorderSection},
        Row{FilePart::Dots, &dotSection},
        Row{FilePart::SashiganeClues, &sashiganeSection},
        Row{FilePart::CompassClues, &compassSection},
        Row{FilePart::CrossedClues, &crossedClueSection},
        Row{FilePart::TriangleClues, &triangleClueSection},
        Row{FilePart::Triangles, &triangleSection},
        Row{FilePart::StarCount, &starCountSection},
        Row{FilePart::NumbersAndHoles, &numberOrHoleSection},
        Row{FilePart::Candidates, &candidateSection},
        Row{FilePart::NumberListsAndShades, &numberListOrShadeSection},
        Row{FilePart::PieceBank, &pieceBankSection},
        Row{FilePart::Setup, &setupSection},
        Row{FilePart::UsedPieces, &usedPieceSection},
        Row{FilePart::Holes, &holeSection},
        Row{FilePart::NumberLists, &numberListSection},
        Row{FilePart::CastleClues, &castleSection},
        Row{FilePart::BalanceClues, &balanceSection},
        Row{FilePart::EmptyRoomFlag, &emptyRoomFlagSection},
    };
    const auto row = std::ranges::find(table, part, &Row::part);
    require(row != table.end(), "sectionOf: every part has its section");
    return *row->section;
}

std::vector<std::vector<Place>> rowsOf(const Section& section, const Genre& genre, Size size)
{
    return section.rowsOf != nullptr ? section.rowsOf(genre, size) : section.rows(size);
}

bool isInHeader(const Genre& genre, const Variant& variant)
{
    const auto& parts = genre.file.parts;
    return !variant.displayOnly && std::ranges::find(parts, FilePart::EmptyRoomFlag) == parts.end();
}

} // namespace tokisuji
