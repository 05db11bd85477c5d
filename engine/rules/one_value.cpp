#include "engine/rules/one_value.h"

#include "engine/rules/answer_atoms.h"

#include <algorithm>
#include <unordered_map>

namespace tokisuji {

std::vector<int> oneValueRules(const Rules& rules)
{
    std::unordered_map<int, int> answerFrom; // the first atom
    for (std::size_t k = 0; k < rules.answers().size(); ++k)
        if (rules.answers()[k].code == Answer::Direct)
            answerFrom.emplace(rules.answers()[k].atom, static_cast<int>(k));
    std::vector<int> found(rules.answers().size(), -1);
    for (std::size_t i = 0; i < rules.instances().size(); ++i) {
        const Instance& instance = rules.instances()[i];
        const auto* count = instance.find<Count>();
        if (count == nullptr || count->lo != 1 || count->hi != 1 || count->operands.empty() || instance.guard != Yes)
            continue;
        const auto answer = answerFrom.find(count->operands.front().atom());
        if (answer == answerFrom.end())
            continue;
        const auto values = atomsOf(rules.answers()[static_cast<std::size_t>(answer->second)]);
        const auto isValue = [](Lit l, int atom) { return l == Lit::of(atom); };
        if (std::ranges::equal(count->operands, values, isValue))
            found[static_cast<std::size_t>(answer->second)] = static_cast<int>(i);
    }
    return found;
}

bool isEitherOr(const Instance& oneValueRule)
{
    return oneValueRule.get<Count>().operands.size() == 2;
}

} // namespace tokisuji
