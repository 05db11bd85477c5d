#include "engine/generate/what_if.h"

#include "engine/generate/clue_judge.h"

#include <algorithm>
#include <cstdlib>
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
           const WhatIfSink& sink)
        : m_board(board), m_stop(std::move(stop)), m_sink(sink),
          m_base(makeBase(verdict)), m_task{board, m_base, std::nullopt, patience}
    {
        m_report.total = verdict.total;
    }

    WhatIfReport run(Place from)
    {
        for (const Place place : emptyPlaces(m_board, from))
            for (ClueFamily& family : clueFamilies(m_board, place))
                if (!family.isUnknown)
                    add(worthTrying(std::move(family), m_board, m_base));
        shareOut(m_families.size(), m_task, m_stop, [this](ClueJudge& judge, std::size_t i) { judgeFamily(judge, i); });
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
        return m_report;
    }

private:
    struct Family {
        ClueFamily options;
        std::size_t first; ///< its values in the report
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
        const std::size_t first = m_report.values.size();
        for (const ClueOption& option : family.options)
            m_report.values.push_back({.option = option});
        if (!family.options.empty())
            m_families.push_back({std::move(family), first});
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
            WhatIf& value = m_report.values[family.first + k];
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
    std::mutex m_mutex; ///< of the report
    WhatIfReport m_report;
};

} // namespace

WhatIfReport whatIf(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                    std::stop_token stop, const WhatIfSink& sink)
{
    return Survey(board, verdict, patience, std::move(stop), sink).run(from);
}

} // namespace tokisuji
