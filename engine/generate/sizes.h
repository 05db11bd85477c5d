// Sizes: which boards are large enough, and of the right shape, for a puzzle of a genre. Without this a search would go
// through all its attempts in vain.
#pragma once

#include "engine/generate/generator.h"

namespace tokisuji {

struct SizeRule {
    bool (*holds)(const GenerateOptions&);
    Names otherwise; ///< a sentence that says what boards need
};

extern const SizeRule anySize; ///< of some cells
extern const SizeRule loopSizes;
extern const SizeRule coveringLoopSizes; ///< the loop goes through all cells
extern const SizeRule gateSizes;
extern const SizeRule loopOfRoomsSizes;
extern const SizeRule loopOrShadeSizes;
extern const SizeRule islandSizes;
extern const SizeRule tetrominoSizes;
extern const SizeRule dominoSizes;
extern const SizeRule lineSizes;
extern const SizeRule capeSizes;
extern const SizeRule cornerSizes;
extern const SizeRule triangleSizes;
extern const SizeRule fallingSizes;
extern const SizeRule starSizes;

} // namespace tokisuji
