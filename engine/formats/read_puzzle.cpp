#include "engine/formats/formats.h"
#include "engine/formats/text.h"

namespace tokisuji {

Result<Board> readPuzzle(std::string_view text)
{
    return beginsLikeFile(text.substr(leadingSpace(text))) ? readPzprv3(text) : readUrl(text);
}

} // namespace tokisuji
