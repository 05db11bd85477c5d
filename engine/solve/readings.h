// Readings: a board as it stands and, where that has no solution, as one that is not finished.
//
//     as it stands ──► unique, several ──► that is the verdict
//          │ none
//     clues to come ──► some solution ──► open
//          │ none
//     rooms to come ──► some solution ──► open
//          │ none
//     none, with clues that conflict whatever is added
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/check_marks.h"

#include <functional>

namespace tokisuji {

/// A check under one reading.
using CheckUnder = std::function<Verdict(BoardReading, const CheckOptions&, const VerdictSink&)>;

/// The verdict by the readings that the options ask for; the open ones before the others if `first` is one, that of the
/// verdict on a board much like this one. None as it stands is told to the sink only when nothing can help.
[[nodiscard]] Verdict checkReadings(const Board&, const CheckOptions&, const Halt&, const CheckUnder&,
                                    const VerdictSink&, BoardReading first = BoardReading::AsItStands);

} // namespace tokisuji
