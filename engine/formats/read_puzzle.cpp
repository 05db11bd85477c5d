#include "engine/formats/exchange.h"
#include "engine/formats/formats.h"

namespace tokisuji {

Result<Board> readPuzzle(std::string_view text)
{
    return exchangeFormatOf(text).read(text);
}

} // namespace tokisuji
