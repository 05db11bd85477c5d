// Layout: where the sections of a pzprv3 file have their tokens. Both directions of a section stand together.
#pragma once

#include "engine/formats/clues.h"
#include "engine/formats/pzprv3/lines.h"
#include "engine/formats/pzprv3/parts.h"

namespace tokisuji {

/// The places of each line of a section that is a grid of tokens.
[[nodiscard]] FilePart::Rows rowsOf(const FilePart&, const Genre&, const Grid&);
/// Has the variant a line of its own with its letter before the sections?
[[nodiscard]] bool isInHeader(const Genre&, const Variant&);

} // namespace tokisuji
