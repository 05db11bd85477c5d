#include "engine/formats/pzprv3/section.h"

#include <array>

namespace tokisuji {

const Section& sectionOf(FilePart part)
{
    // In the order of FilePart.
    static constexpr std::array sections{&numberSection,    &arrowNumberSection, &shadeSection, &numberOrShadeSection,
                                         &digitSection,     &tintSection,        &lineSection,  &latticeLineSection,
                                         &edgeCrossSection, &borderSection};
    return *sections[static_cast<std::size_t>(part)];
}

} // namespace tokisuji
