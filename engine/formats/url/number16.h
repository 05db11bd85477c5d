// Number16: the tokens of numbers of any size and the gaps between them, for the codecs made of them.
#pragma once

#include "engine/formats/url/body.h"

#include <functional>

namespace tokisuji {

constexpr char numberGapZero = 'f';

using SetNumber = std::function<std::optional<Error>(int index, int number, std::size_t at)>;

/// Reads numbers of `count` things. Characters without meaning are skipped, as pzpr does, if they can stand in a URL at
/// all.
[[nodiscard]] std::optional<Error> readNumbers(BodyReader&, int count, const SetNumber&);
/// Requires a writer with `numberGapZero`. False where the number has no sign.
[[nodiscard]] bool writeNumber(GapWriter&, int number);

} // namespace tokisuji
