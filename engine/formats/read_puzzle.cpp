#include "engine/formats/formats.h"
#include "engine/formats/piece_list.h"
#include "engine/formats/text.h"

namespace tokisuji {

Result<Board> readPuzzle(std::string_view text)
{
    const std::string_view inner = text.substr(leadingSpace(text));
    if (beginsLikeFile(inner))
        return readPzprv3(text);
    return !findUnreadable(text) && looksLikePieceList(inner)
               ? countedInCharacters(text, movedBy(leadingSpace(text), readPieceList(inner)))
               : readUrl(text);
}

} // namespace tokisuji
