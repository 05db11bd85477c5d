#include "engine/formats/pzprv3/layout.h"

#include <algorithm>

namespace tokisuji {

FilePart::Rows rowsOf(const FilePart& part, const Genre& genre, const Grid& grid)
{
    return part.rowsOf != nullptr ? part.rowsOf(genre, grid) : part.rows(grid);
}

bool isInHeader(const Genre& genre, const Variant& variant)
{
    return variant.inFile && std::ranges::none_of(genre.file.parts, &FilePart::tellsVariants);
}

} // namespace tokisuji
