#include "engine/advice/together/given_group.h"

#include "engine/advice/together/given_search.h"

#include <algorithm>
#include <map>
#include <memory>

namespace tokisuji {

namespace {

/// One question is about as many boards as the group has options: when all else is told it may take longer.
constexpr int questionPatience = 8;

/// The answer that a family's options give; null where it is none that has an atom for each value.
const Answer* givenAnswer(const Rules& rules, const ClueFamily& family)
{
    const auto isGiven = [&](const Answer& a) {
        return a.layer == Layer::Digit && a.code == Answer::Direct && a.places.front() == family.place;
    };
    const auto answer = std::ranges::find_if(rules.answers(), isGiven);
    return answer == rules.answers().end() ? nullptr : &*answer;
}

/// Is an answer all that is said by an option?
bool givesNewAnswer(const ClueFamily& family)
{
    return family.isGiven && family.weaker.front().surely && family.weaker.front().option.edit.empty();
}

/// The options of the group, as far as they are told.
class GivenJudge {
public:
    GivenJudge(const JudgeTask& task, const std::vector<ClueFamily>& families, const std::vector<std::size_t>& members,
               const std::stop_token& stop)
        : m_stop(stop)
    {
        std::vector<Lit> answers;
        for (const std::size_t family : members)
            for (const ClueOption& option : families[family].options) {
                const Answer& answer = *givenAnswer(task.base.rules(), families[family]);
                const bool isValue = option.value >= answer.lo && option.value <= answer.hi;
                const Lit literal = isValue ? Lit::of(answer.atom + option.value - answer.lo) : No;
                Option& added = m_options.emplace_back(Option{family, &option, {}});
                if (!isValue || (task.target && !task.base.truth(0)[literal]))
                    continue;
                added.answer = answers.size();
                answers.push_back(literal);
            }
        m_search = std::make_unique<GivenSearch>(task.base, answers, stop);
    }

    /// Those that just one solution obeys are told as soon as they are found.
    void judge(std::chrono::milliseconds patience, const FamilySink& sink)
    {
        m_search->run(patience, [&](std::size_t answer) {
            Option& option = *std::ranges::find(m_options, std::optional(answer), &Option::answer);
            option.isTold = true;
            sink(option.family, {judgedOf(option)});
        });
    }

    enum class Telling : std::uint8_t { WhatIsKnown, Everything };
    void tell(Telling telling, const FamilySink& sink)
    {
        std::map<std::size_t, std::vector<Judged>> byFamily;
        for (Option& option : m_options) {
            Judged judged = judgedOf(option);
            if (option.isTold || (telling == Telling::WhatIsKnown && judged.status == Status::Unknown))
                continue;
            option.isTold = true;
            byFamily[option.family].push_back(std::move(judged));
        }
        for (auto& [family, judged] : byFamily)
            if (!m_stop.stop_requested())
                sink(family, std::move(judged));
    }

private:
    struct Option {
        std::size_t family;
        const ClueOption* option;
        std::optional<std::size_t> answer; ///< of the search; nothing: no solution that is wanted obeys it
        bool isTold = false;
    };

    [[nodiscard]] Judged judgedOf(const Option& option) const
    {
        const GivenCount count = option.answer ? m_search->countOf(*option.answer) : GivenCount{0, true};
        const Status status = statusBy(count.solutions, count.complete);
        return {.option = *option.option, .status = status, .known = count.solutions, .isGiven = true};
    }

    std::stop_token m_stop;
    std::vector<Option> m_options; ///< family by family
    std::unique_ptr<GivenSearch> m_search;
};

} // namespace

std::optional<FamilyGroup> givenGroup(const JudgeTask& task, const std::vector<ClueFamily>& families,
                                      const std::stop_token& stop)
{
    FamilyGroup group;
    for (std::size_t f = 0; f < families.size(); ++f)
        if (givesNewAnswer(families[f]) && givenAnswer(task.base.rules(), families[f]) != nullptr)
            group.families.push_back(f);
    if (group.families.empty() || task.base.hasAll() || task.base.solutions().empty())
        return std::nullopt;
    const auto judge = std::make_shared<std::optional<GivenJudge>>();
    group.judge = [judge, members = group.families, &task, &families, stop](const FamilySink& sink) {
        judge->emplace(task, families, members, stop);
        (*judge)->judge(task.patience, sink);
        (*judge)->tell(GivenJudge::Telling::WhatIsKnown, sink);
    };
    group.judgeRest = [judge, &task](const FamilySink& sink) {
        if (!*judge)
            return;
        (*judge)->judge(questionPatience * task.patience, sink);
        (*judge)->tell(GivenJudge::Telling::Everything, sink);
    };
    return group;
}

} // namespace tokisuji
