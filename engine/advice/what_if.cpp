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

std::vector<Place> emptyPlaces(const Board& board, Place from)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return hasClue(board, p); });
    std::ranges::stable_sort(places, {}, [&](Place p) { return std::abs(p.x - from.x) + std::abs(p.y - from.y); });
    return places;
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
        for (const Place place : emptyPlaces(m_board, from))
            addPlace(place);
        shareOut(m_families.size(), m_task, m_stop, [this](ClueJudge& judge, std::size_t i) { judgeFamily(judge, i); });
        std::ranges::stable_sort(m_later, {}, &Later::family);
        shareOut(m_later.size(), m_task, m_stop, [this](ClueJudge& judge, std::size_t i) { determineLater(judge, i); });
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
        return m_report;
    }

private:
    struct Family {
        ClueFamily options;
        std::vector<std::size_t> values; ///< of the report, one for each option
        std::size_t end;                 ///< of the report: where options go that are not named
    };
    /// An option with several solutions.
    struct Later {
        std::size_t family;
        std::size_t option;
        Judged judged;
    };

    [[nodiscard]] Stock makeBase(const Verdict& verdict) const
    {
        std::vector<Board> known = verdict.alternatives;
        if (verdict.solution)
            known.insert(known.begin(), *verdict.solution);
        return baseStock(m_board, std::nullopt, known, baseSolutions, baseTime, m_stop);
    }

    /// Options that are not named come last: an earlier survey that has told of some has told of all.
    void addPlace(Place place)
    {
        std::vector<ClueFamily> notNamed;
        for (ClueFamily& family : clueFamilies(m_board, place)) {
            if (family.read != nullptr)
                notNamed.push_back(std::move(family));
            else if (!family.isUnknown && family.combine == nullptr)
                add(std::move(family));
        }
        const bool isToldOf = m_known.contains(place);
        takeRest(place);
        for (ClueFamily& family : notNamed)
            if (!isToldOf)
                m_families.push_back({std::move(family), {}, m_report.values.size()});
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
            m_families.push_back({std::move(family), std::move(values), m_report.values.size()});
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

    void takeRest(Place place)
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
        std::vector<Judged> judged = judge.judge(m_families[number].options);
        if (m_families[number].options.namesAll())
            return takeNamed(number, std::move(judged), judge);
        std::erase_if(judged, [](const Judged& one) { return one.option.edit.empty(); }); // they stand for others
        for (Judged& one : judged)
            (void)judge.determine(one);
        if (!m_stop.stop_requested())
            insert(number, judged);
    }

    /// That there are several solutions is told at once, what would be determined when all is told that is seen soon.
    void takeNamed(std::size_t number, std::vector<Judged> judged, ClueJudge& judge)
    {
        const auto isLater = [](const Judged& one) { return one.status == Status::Several && !one.determined; };
        for (Judged& one : judged)
            if (!isLater(one))
                (void)judge.determine(one);
        if (m_stop.stop_requested())
            return;
        const std::scoped_lock lock(m_mutex);
        for (std::size_t k = 0; k < judged.size(); ++k) {
            if (isLater(judged[k])) {
                m_report.values[m_families[number].values[k]].status = Status::Several;
                m_later.push_back({number, k, std::move(judged[k])});
            } else {
                take(m_families[number].values[k], judged[k]);
            }
        }
        tell();
    }

    void determineLater(ClueJudge& judge, std::size_t i)
    {
        Later& later = m_later[i];
        (void)judge.determine(later.judged);
        if (m_stop.stop_requested())
            return;
        const std::scoped_lock lock(m_mutex);
        take(m_families[later.family].values[later.option], later.judged);
        tell();
    }

    /// Values of a place follow each other: those behind it move on.
    void insert(std::size_t number, const std::vector<Judged>& judged)
    {
        const std::scoped_lock lock(m_mutex);
        const std::size_t at = m_families[number].end;
        for (const Judged& one : judged)
            m_report.values.insert(m_report.values.begin() + static_cast<std::ptrdiff_t>(at), {.option = one.option});
        for (std::size_t k = 0; k < judged.size(); ++k)
            take(at + judged.size() - 1 - k, judged[k]);
        for (std::size_t f = number; f < m_families.size(); ++f) {
            m_families[f].end += judged.size();
            for (std::size_t& value : m_families[f].values)
                value += judged.size();
        }
        tell();
    }

    /// Requires the lock.
    void take(std::size_t index, const Judged& judged)
    {
        WhatIf& value = m_report.values[index];
        value.isTried = true;
        value.status = judged.status;
        value.determined = judged.determined.value_or(0);
        ++m_report.tried;
    }

    /// Requires the lock.
    void tell()
    {
        if (m_sink)
            m_sink(m_report);
    }

    const Board& m_board;
    std::stop_token m_stop;
    const WhatIfSink& m_sink;
    Stock m_base;
    JudgeTask m_task;
    std::vector<Family> m_families;
    std::multimap<Place, WhatIf> m_known; ///< what is not in the report yet
    std::mutex m_mutex;                   ///< of all below
    std::vector<Later> m_later;
    WhatIfReport m_report;
};

} // namespace

WhatIfReport whatIf(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                    std::stop_token stop, const WhatIfSink& sink, std::span<const WhatIf> known)
{
    return Survey(board, verdict, patience, std::move(stop), sink, known).run(from);
}

} // namespace tokisuji
