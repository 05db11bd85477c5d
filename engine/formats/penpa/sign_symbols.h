// Sign symbols: the signs of genres as penpa's symbols or letters, for clues and for answers.
#pragma once

#include "engine/formats/penpa/sheet.h"
#include "engine/genre/genre.h"

namespace tokisuji::penpa {

struct SignSymbol {
    SignStyle style;
    int sign;
    std::string_view shape; ///< empty: it is a text
    int number = 0;
    std::string_view text{};
};
/// nullptr: it has none, and is written as a number.
[[nodiscard]] const SignSymbol* symbolOf(SignStyle, int sign);
[[nodiscard]] std::optional<int> signOfSymbol(SignStyle, const Symbol&);
[[nodiscard]] std::optional<int> signOfText(SignStyle, std::string_view text);

} // namespace tokisuji::penpa
