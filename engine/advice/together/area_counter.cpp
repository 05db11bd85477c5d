#include "engine/advice/together/area_counter.h"

#include "engine/advice/together/shared_backbone.h"
#include "engine/advice/together/spare_area.h"
#include "engine/advice/unary_count.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <memory>

namespace tokisuji {

namespace {

/// The marks of the board, which come before the spare ones.
std::vector<Lit> marksOf(const Rules& board, const Rules& spare)
{
    std::vector<Lit> marks;
    for (std::size_t i = 0; i < board.answers().size(); ++i)
        marks.push_back(Lit::of(spare.answers()[i].atom));
    return marks;
}

class AreaCounter {
public:
    AreaCounter(const Rules& rules, SpareArea area, const Halt& halt)
        : m_area(std::move(area)), m_model(m_area.rules, Selectors::None, halt),
          m_backbone(m_model, marksOf(rules, m_area.rules))
    {
        std::vector<Lit> possible;
        std::ranges::copy_if(m_area.spare.all(), std::back_inserter(possible), [](Lit l) { return l != No; });
        m_more = unaryCount(m_model, possible);
    }

    [[nodiscard]] std::optional<int> count(const ClueOption& option, const Halt& halt)
    {
        std::vector<Lit> assumptions{m_area.spare[option.place]};
        if (option.value != question)
            for (const Lit l : {moreThan(option.value - 1), !moreThan(option.value)})
                assumptions.push_back(l);
        return m_backbone.countUnder(assumptions, halt);
    }

private:
    [[nodiscard]] Lit moreThan(int count) const
    {
        const auto n = static_cast<std::size_t>(std::max(count, 0));
        return count < 0 ? Yes : n < m_more.size() ? m_more[n] : No;
    }

    SpareArea m_area;
    Model m_model;
    SharedBackbone m_backbone;
    std::vector<Lit> m_more; ///< "more than 0, 1, ... spare cells"
};

} // namespace

OptionCounter areaCounter(const AreaGroup& group, const Halt& halt)
{
    const Rules rules = rulesOf(group.without);
    auto area = withSpareArea(rules);
    require(area.has_value(), "areaCounter: its rules have a spare area");
    const auto counter = std::make_shared<AreaCounter>(rules, *std::move(area), halt);
    return [counter](const ClueOption& option, const Halt& until) { return counter->count(option, until); };
}

} // namespace tokisuji
