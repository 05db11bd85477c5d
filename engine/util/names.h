// Names: a text in both languages of the program.
#pragma once

#include <string_view>

namespace tokisuji {

/// What stands beside each other in a page; other languages look it up by the id of what is named.
struct Names {
    std::string_view en;
    std::string_view ja;
};

} // namespace tokisuji
