// Path text: the path of a solve as it is written down for others, in the language of the window.
#pragma once

#include "editor/export/written_path.h"
#include "editor/model/annotations.h"
#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <memory>

namespace tokisuji {

/// The trace as it is, with cases that are swapped; `board` is the one that was traced.
[[nodiscard]] WrittenPath writtenPath(std::shared_ptr<const Trace> trace, const Board& board,
                                      const Metadata& said = {});

} // namespace tokisuji
