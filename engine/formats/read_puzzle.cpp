#include "engine/formats/formats.h"
#include "engine/formats/text.h"

namespace tokisuji {

namespace {

/// A file begins with its signature, or with the mark of own rules and then the signature.
bool beginsLikeFile(std::string_view text)
{
    if (text.starts_with("v:"))
        text.remove_prefix(std::min(text.find_first_of("/\r\n"), text.size()));
    return text.substr(std::min(text.find_first_not_of("/\r\n"), text.size())).starts_with("pzprv3");
}

} // namespace

Result<Board> readPuzzle(std::string_view text)
{
    return beginsLikeFile(text.substr(leadingSpace(text))) ? readPzprv3(text) : readUrl(text);
}

} // namespace tokisuji
