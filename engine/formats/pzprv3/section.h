// Section: how a part of a pzprv3 file is laid out and what its tokens mean; both directions of a section stand
// together.
#pragma once

#include "engine/formats/clues.h"
#include "engine/formats/pzprv3/lines.h"

#include <string>
#include <vector>

namespace tokisuji {

struct Section {
    /// The places of each line, in order.
    std::vector<std::vector<Place>> (*rows)(Size);
    /// Sets what a token says at a place; false: it says nothing here.
    Result<bool> (*read)(ClueSetter&, Place, Piece token);
    /// Appends the token of a place.
    void (*write)(const Board&, Place, std::string& out);
    /// What the tokens may be, for messages.
    std::string_view vocabulary;
    /// Left out of the file when its marks stand nowhere on the board.
    bool onlyWhenMarked = false;
    Layer marks = Layer::Line;
    /// The same as `rows`, where it depends on the genre.
    std::vector<std::vector<Place>> (*rowsOf)(const Genre&, Size) = nullptr;
    /// Sections that are no grid of tokens take and give their lines themselves (then the members above are not used).
    std::optional<Error> (*readLines)(Lines&, ClueSetter&) = nullptr;
    std::vector<std::string> (*writeLines)(const Board&) = nullptr;
    /// What is left to do once all its tokens are read.
    void (*finish)(ClueSetter&) = nullptr;
};

extern const Section numberSection;
extern const Section arrowNumberSection;
extern const Section shadeSection;
extern const Section numberOrShadeSection;
extern const Section digitSection;
extern const Section tintSection;
extern const Section lineSection;
extern const Section latticeLineSection;
extern const Section edgeCrossSection;
extern const Section borderSection;
extern const Section roomIdSection;
extern const Section vertexNumberSection;
extern const Section slashSection;
extern const Section outsideOrShadeSection;
extern const Section outsideOrDigitSection;
extern const Section outsideOrTentSection;
extern const Section kakuroSection;
extern const Section answerBorderSection;
extern const Section allBorderSection;
extern const Section dotSection;
extern const Section sashiganeSection;
extern const Section compassSection;
extern const Section crossedClueSection;
extern const Section triangleClueSection;
extern const Section triangleSection;
extern const Section starCountSection;
extern const Section numberOrHoleSection;
extern const Section candidateSection;
extern const Section numberListOrShadeSection;
extern const Section pieceBankSection;
extern const Section setupSection;
extern const Section usedPieceSection;
extern const Section holeSection;
extern const Section numberListSection;
extern const Section castleSection;
extern const Section balanceSection;
extern const Section emptyRoomFlagSection;

extern const Section herugolfSection;
extern const Section nagareSection;
extern const Section slalomSection;
extern const Section directedLineSection;
extern const Section outsideOrMirrorSection;

[[nodiscard]] const Section& sectionOf(FilePart);
/// The places of each line of a section that is a grid of tokens.
[[nodiscard]] std::vector<std::vector<Place>> rowsOf(const Section&, const Genre&, Size);
/// Has the variant a line of its own with its letter before the sections?
[[nodiscard]] bool isInHeader(const Genre&, const Variant&);

} // namespace tokisuji
