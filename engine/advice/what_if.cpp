#include "engine/advice/what_if.h"

#include "engine/advice/clue_judge.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>

namespace tokisuji {

namespace {

constexpr std::size_t baseSolutions = 384;
constexpr std::chrono::milliseconds baseTime{120};
/// Ranges up to this many values are told of whole.
constexpr std::size_t narrow = 10;

std::vector<Place> emptyPlaces(const Board& board, Place from)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return hasClue(board, p); });
    std::ranges::stable_sort(places, {}, [&](Place p) { return std::abs(p.x - from.x) + std::abs(p.y - from.y); });
    return places;
}

/// The options of a wide range that one of the known solutions obeys.
ClueFamily worthTrying(ClueFamily family, const Board& board, const Stock& base)
{
    const bool isNarrow = family.options.size() <= narrow && family.read == nullptr;
    if (isNarrow)
        return family;
    const ClueFamily whole = named(family, board, base);
    family.options.clear();
    for (const Weakening& weaker : family.weaker) {
        const auto obeyed = weaker.option.edit.empty() ? obeying(base, board, whole, weaker, 1) : std::nullopt;
        if (!obeyed)
            continue;
        for (std::size_t k = 0; k < whole.options.size(); ++k)
            if (!(*obeyed)[k].empty())
                family.options.push_back(whole.options[k]);
        break;
    }
    family.read = nullptr;
    return family;
}

class Survey {
public:
    Survey(const Board& board, const Verdict& verdict, std::chrono::milliseconds patience, std::stop_token stop,
           const WhatIfSink& sink, std::span<const WhatIf> known)
        : m_board(board), m_stop(std::move(stop)), m_sink(sink),
          m_base(makeBase(verdict)), m_task{board, m_base, std::nullopt, patience}
    {
        m_report.total = verdict.total;
        for (const WhatIf& value : known)
            if (value.isTried)
                m_known.emplace(value.option.place, value);
    }

    WhatIfReport run(Place from)
    {
        for (const Place place : emptyPlaces(m_board, from)) {
            for (ClueFamily& family : clueFamilies(m_board, place))
                if (!family.isUnknown)
                    add(worthTrying(std::move(family), m_board, m_base));
            addForgotten(place);
        }
        shareOut(m_families.size(), m_task, m_stop, [this](ClueJudge& judge, std::size_t i) { judgeFamily(judge, i); });
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
        return m_report;
    }

private:
    struct Family {
        ClueFamily options;
        std::vector<std::size_t> values; ///< of the report, one for each option
    };

    [[nodiscard]] Stock makeBase(const Verdict& verdict) const
    {
        std::vector<Board> known = verdict.alternatives;
        if (verdict.solution)
            known.insert(known.begin(), *verdict.solution);
        return baseStock(m_board, std::nullopt, known, baseSolutions, baseTime, m_stop);
    }

    void add(ClueFamily family)
    {
        std::vector<std::size_t> values;
        std::erase_if(family.options, [&](const ClueOption& option) {
            const std::optional<WhatIf> known = takeKnown(option);
            m_report.values.push_back(known.value_or(WhatIf{.option = option}));
            if (known)
                ++m_report.tried;
            else
                values.push_back(m_report.values.size() - 1);
            return known.has_value();
        });
        if (!family.options.empty())
            m_families.push_back({std::move(family), std::move(values)});
    }

    [[nodiscard]] std::optional<WhatIf> takeKnown(const ClueOption& option)
    {
        const auto [first, last] = m_known.equal_range(option.place);
        const auto found = std::find_if(first, last, [&](const auto& entry) { return entry.second.option == option; });
        if (found == last)
            return std::nullopt;
        WhatIf value = std::move(found->second);
        m_known.erase(found);
        return value;
    }

    /// Of a wide range the solutions that were known then may have told of other values.
    void addForgotten(Place place)
    {
        const auto [first, last] = m_known.equal_range(place);
        for (auto entry = first; entry != last; ++entry) {
            m_report.values.push_back(std::move(entry->second));
            ++m_report.tried;
        }
        m_known.erase(first, last);
    }

    void judgeFamily(ClueJudge& judge, std::size_t number)
    {
        const Family& family = m_families[number];
        std::vector<Judged> judged = judge.judge(family.options);
        for (std::size_t k = 0; k < judged.size() && !m_stop.stop_requested(); ++k) {
            (void)judge.determine(judged[k]);
            if (m_stop.stop_requested())
                return;
            const std::scoped_lock lock(m_mutex);
            WhatIf& value = m_report.values[family.values[k]];
            value.isTried = true;
            value.status = judged[k].status;
            value.determined = judged[k].determined.value_or(0);
            ++m_report.tried;
            if (m_sink)
                m_sink(m_report);
        }
    }

    const Board& m_board;
    std::stop_token m_stop;
    const WhatIfSink& m_sink;
    Stock m_base;
    JudgeTask m_task;
    std::vector<Family> m_families;
    std::multimap<Place, WhatIf> m_known; ///< what is not in the report yet
    std::mutex m_mutex;                   ///< of the report
    WhatIfReport m_report;
};

} // namespace

WhatIfReport whatIf(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                    std::stop_token stop, const WhatIfSink& sink, std::span<const WhatIf> known)
{
    return Survey(board, verdict, patience, std::move(stop), sink, known).run(from);
}

} // namespace tokisuji
