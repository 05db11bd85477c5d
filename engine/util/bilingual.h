// Bilingual: a text in both languages of the program.
#pragma once

#include <string>
#include <string_view>

namespace tokisuji {

/// What stands beside each other in a page; other languages look it up by the id of what is named.
struct Bilingual {
    std::string_view en;
    std::string_view ja;
};

/// The same with a memory of its own, for what may be made while the program runs.
struct OwnedBilingual {
    std::string en;
    std::string ja;
    operator Bilingual() const { return {en, ja}; }
};

} // namespace tokisuji
