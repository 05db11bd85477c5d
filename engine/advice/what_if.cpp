#include "engine/advice/what_if.h"

#include "engine/advice/clue_survey.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace tokisuji {

namespace {

class Survey {
public:
    Survey(const Board& board, const Verdict& verdict, std::chrono::milliseconds patience, std::stop_token stop,
           const WhatIfSink& sink, std::span<const WhatIf> known)
        : m_board(board), m_verdict(verdict), m_patience(patience), m_stop(std::move(stop)), m_sink(sink)
    {
        m_report.total = verdict.total;
        for (const WhatIf& value : known)
            if (value.isTried)
                m_known[value.option.place].push_back(value);
    }

    WhatIfReport run(Place from)
    {
        for (const Place place : cluePlacesNear(m_board, {from}))
            if (!hasClue(m_board, place) && !m_stop.stop_requested())
                addPlace(place);
        m_report.tried = static_cast<int>(std::ranges::count(m_report.values, true, &WhatIf::isTried));
        m_verdict.status == Status::Open ? tryEach() : judgeAll();
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
        return std::move(m_report);
    }

private:
    void addPlace(Place);
    void tryEach();
    void judgeAll();
    void takeTold(Told, Surveyor&);
    void complete(Told&, Surveyor&);
    [[nodiscard]] WhatIf& valueOf(std::size_t family, const ClueOption&);
    void take(WhatIf&, Status, int determined);
    void tell();

    const Board& m_board;
    const Verdict& m_verdict;
    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    const WhatIfSink& m_sink;
    std::vector<ClueFamily> m_families;
    std::map<Place, std::vector<WhatIf>> m_known;
    std::mutex m_mutex;                  ///< of all below
    std::vector<std::ptrdiff_t> m_first; ///< by family: where the values of its place begin
    std::vector<Told> m_later;           ///< what is not determined yet
    WhatIfReport m_report;
};

/// Options that are not named come last: an earlier survey that has told of some has told of all.
void Survey::addPlace(Place place)
{
    auto& values = m_report.values;
    std::vector<WhatIf>& known = m_known[place];
    std::vector<ClueFamily> families = clueFamilies(m_board, place);
    std::erase_if(families, [](const ClueFamily& family) { return family.isUnknown() || family.isAnySet; });
    const std::ptrdiff_t first = std::ssize(values);
    for (ClueFamily& family : families)
        std::erase_if(family.options, [&](const ClueOption& option) {
            const auto same = std::ranges::find(known, option, &WhatIf::option);
            const bool isKnown = same != known.end();
            values.push_back(isKnown ? *same : WhatIf{.option = option});
            if (isKnown)
                known.erase(same);
            return isKnown;
        });
    for (ClueFamily& family : families)
        if (!family.options.empty() || (!family.namesAll() && known.empty())) {
            m_families.push_back(std::move(family));
            m_first.push_back(first);
        }
    values.insert(values.end(), known.begin(), known.end());
}

/// Each option is a board of its own, and one that is open like the board before: a warm session knows most of it.
void Survey::tryEach()
{
    const CheckOptions asked{
        .limit = m_patience, .alternatives = 0, .conflict = false, .upTo = BoardReading::RoomsToCome};
    MarkSession session;
    for (WhatIf& value : m_report.values) {
        if (value.isTried)
            continue;
        const Verdict found = session.check(with(m_board, value.option), asked, m_stop);
        if (m_stop.stop_requested())
            return;
        take(value, found.status, found.determinedCount);
        tell();
    }
}

void Survey::judgeAll()
{
    const KnownSolutions base = baseSolutions(m_board, m_verdict, {}, m_stop);
    const JudgeTask task{m_board, base, std::nullopt, m_patience};
    ClueSurvey survey(task, m_families, m_stop);
    survey.judgeAll([this](Told told, Surveyor& surveyor) { takeTold(std::move(told), surveyor); });
    std::ranges::stable_sort(m_later, {}, &Told::family);
    survey.shareOut(task, m_later.size(),
                    [this](Surveyor& surveyor, std::size_t i) { complete(m_later[i], surveyor); });
}

/// That there are several solutions is told with the next that is known, what would be determined when all is told that
/// is seen soon.
void Survey::takeTold(Told told, Surveyor& surveyor)
{
    const bool isNamed = m_families[told.family].namesAll();
    const auto isLater = [&](const Judged& one) {
        return !isNamed || (one.status == Status::Several && !one.determined);
    };
    std::erase_if(told.judged, [](const Judged& one) { return one.option.edit.empty(); }); // they stand for others
    for (Judged& one : told.judged)
        if (!isLater(one))
            (void)surveyor.determine(told.family, one);
    if (m_stop.stop_requested() || told.judged.empty())
        return;
    const std::scoped_lock lock(m_mutex);
    if (!isNamed) {
        m_later.push_back(std::move(told));
        return;
    }
    const int triedBefore = m_report.tried;
    for (Judged& one : told.judged) {
        if (!isLater(one)) {
            take(valueOf(told.family, one.option), one.status, one.determined.value_or(0));
            continue;
        }
        valueOf(told.family, one.option).status = Status::Several;
        m_later.push_back({told.family, {std::move(one)}, 0});
    }
    if (m_report.tried > triedBefore)
        tell();
}

void Survey::complete(Told& told, Surveyor& surveyor)
{
    for (Judged& one : told.judged)
        (void)surveyor.determine(told.family, one);
    if (m_stop.stop_requested())
        return;
    const std::scoped_lock lock(m_mutex);
    for (const Judged& one : told.judged)
        take(valueOf(told.family, one.option), one.status, one.determined.value_or(0));
    tell();
}

/// Values of a place follow each other; one that is not named is added to them. Requires the lock.
WhatIf& Survey::valueOf(std::size_t family, const ClueOption& option)
{
    auto& values = m_report.values;
    const auto isElsewhere = [&](const WhatIf& value) { return value.option.place != option.place; };
    const auto first = values.begin() + m_first[family];
    const auto last = std::find_if(first, values.end(), isElsewhere);
    const auto value = std::ranges::find(first, last, option, &WhatIf::option);
    if (value != last)
        return *value;
    for (std::size_t f = family; f < m_families.size(); ++f)
        m_first[f] += m_families[f].place != option.place ? 1 : 0;
    return *values.insert(last, {.option = option});
}

/// Requires the lock.
void Survey::take(WhatIf& value, Status status, int determined)
{
    value.isTried = true;
    value.status = status;
    value.determined = determined;
    ++m_report.tried;
}

/// Requires the lock.
void Survey::tell()
{
    if (m_sink)
        m_sink(m_report);
}

} // namespace

WhatIfReport whatIf(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                    std::stop_token stop, const WhatIfSink& sink, std::span<const WhatIf> known)
{
    return Survey(board, verdict, patience, std::move(stop), sink, known).run(from);
}

} // namespace tokisuji
