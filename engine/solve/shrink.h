// Shrink: from a set of places that conflict to one of which none is superfluous.
#pragma once

#include "engine/board/geometry.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tokisuji {

/// Does this part of the conflict still conflict? Empty when it could not be found out (stopped).
using ConflictTest = std::function<std::optional<bool>(const std::vector<Place>&)>;

/// What earlier tests said: no set is tested twice, in whatever order it is given, unless it could not be found out.
class KnownConflicts {
public:
    [[nodiscard]] std::optional<bool> ask(std::vector<Place>, const ConflictTest&);

private:
    std::map<std::vector<Place>, bool> m_known; ///< by sorted places
};

/// Told of every smaller set that is known to conflict.
using ConflictProgress = std::function<void(const std::vector<Place>&)>;

struct ShrunkConflict {
    std::vector<Place> places; ///< sorted; known to conflict
    bool irreducible = false;  ///< every single place was seen to be needed
};

/// Requires that `conflict` conflicts. Its order decides which of several answers comes out: late places go first.
/// Takes about |answer| * log(size) tests where a larger set conflicts as soon as a part of it does; the answer is
/// right in any case.
[[nodiscard]] ShrunkConflict shrinkConflict(std::vector<Place> conflict, const ConflictTest&,
                                            const ConflictProgress& = {});

} // namespace tokisuji
