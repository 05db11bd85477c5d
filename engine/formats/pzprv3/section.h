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
    /// Left out of the file when no line mark stands on the board.
    bool onlyWhenMarked = false;
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

[[nodiscard]] const Section& sectionOf(FilePart);

} // namespace tokisuji
