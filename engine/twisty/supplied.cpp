#include "engine/twisty/supplied.h"

#include "engine/twisty/read_definition.h"
#include "engine/twisty/supplied_texts.h" // made from resources/twisty when the program is built
#include "engine/util/contract.h"

#include <map>

namespace tokisuji {

std::span<const SuppliedTwisty> suppliedTwisties()
{
    return suppliedTexts;
}

std::string suppliedNames()
{
    std::string names;
    for (const SuppliedTwisty& supplied : suppliedTwisties())
        names += (names.empty() ? "" : ", ") + std::string(supplied.name);
    return names;
}

const TwistyDefinition* findSuppliedTwisty(std::string_view name)
{
    static const auto definitions = [] {
        std::map<std::string_view, TwistyDefinition> read;
        for (const SuppliedTwisty& supplied : suppliedTexts) {
            auto definition = readTwisty(supplied.yaml);
            require(static_cast<bool>(definition), "supplied definitions can be read");
            read.emplace(supplied.name, std::move(*definition));
        }
        return read;
    }();
    const auto found = definitions.find(name);
    return found == definitions.end() ? nullptr : &found->second;
}

} // namespace tokisuji
