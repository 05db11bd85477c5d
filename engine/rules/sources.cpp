#include "engine/rules/sources.h"

#include "engine/rules/answer_atoms.h"
#include "engine/rules/literals.h"

namespace tokisuji {

Sources::Sources(const Rules& rules) : m_rules(rules), m_sources(static_cast<std::size_t>(rules.atomCount()))
{
    number(rules.answers(), Source::Answer,
           [](const tokisuji::Answer& a) { return static_cast<int>(std::ranges::distance(atomsOf(a))); });
    number(rules.definitions(), Source::Definition, [](const tokisuji::Definition&) { return 1; });
    number(rules.territories(), Source::Territory,
           [](const tokisuji::Territory& t) { return static_cast<int>(t.cells.size()) - 1; });
}

template <class List, class Count>
void Sources::number(const List& list, Source::Kind kind, const Count& atomsOf)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        for (int k = 0; k < atomsOf(list[i]); ++k)
            m_sources[static_cast<std::size_t>(list[i].atom + k)] = {kind, i};
}

std::set<std::size_t> Sources::of(const Instance& instance) const
{
    std::set<std::size_t> answers;
    std::set<Source> seen;
    std::vector<Lit> open = allLiteralsOf(instance);
    while (!open.empty()) {
        const Source source = m_sources[static_cast<std::size_t>(open.back().atom())];
        open.pop_back();
        if (source.kind == Source::Answer)
            answers.insert(source.index);
        else if (source.kind != Source::None && seen.insert(source).second)
            addOperands(source, open);
    }
    return answers;
}

void Sources::addOperands(Source source, std::vector<Lit>& open) const
{
    if (source.kind == Source::Definition) {
        const std::vector<Lit>& operands = m_rules.definitions()[source.index].operands;
        open.insert(open.end(), operands.begin(), operands.end());
        return;
    }
    for (const auto& ways : m_rules.territories()[source.index].ways)
        for (const Territory::Way& way : ways)
            open.push_back(way.border);
}

} // namespace tokisuji
