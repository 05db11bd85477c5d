#include "engine/solve/answer_kinds.h"

namespace tokisuji {

Verdict checkPlacement(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
{
    return checkMarks(board, options, std::move(stop), sink);
}

} // namespace tokisuji
