#include "engine/advice/what_if.h"

#include "engine/advice/clue_survey.h"
#include "engine/advice/nearness.h"

#include <algorithm>
#include <map>
#include <mutex>

namespace tokisuji {

namespace {

std::vector<Place> emptyPlaces(const Board& board, Place from)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return hasClue(board, p); });
    sortByDistance(places, {from});
    return places;
}

class Survey {
public:
    Survey(const Board& board, const Verdict& verdict, std::chrono::milliseconds patience, std::stop_token stop,
           const WhatIfSink& sink, std::span<const WhatIf> known)
        : m_board(board), m_stop(std::move(stop)), m_sink(sink),
          m_base(baseStock(board, verdict, {}, m_stop)), m_task{board, m_base, std::nullopt, patience}
    {
        m_report.total = verdict.total;
        for (const WhatIf& value : known)
            if (value.isTried)
                m_known.emplace(value.option.place, value);
    }

    WhatIfReport run(Place from)
    {
        for (const Place place : emptyPlaces(m_board, from))
            if (!m_stop.stop_requested())
                addPlace(place);
        ClueSurvey survey(m_task, m_families, m_stop);
        survey.judgeAll([this](Told told, Surveyor& surveyor) { takeTold(std::move(told), surveyor); });
        std::ranges::stable_sort(m_notNamed, {}, &Told::family);
        survey.shareOut(m_notNamed.size(), [this](Surveyor& s, std::size_t i) { completeNotNamed(m_notNamed[i], s); });
        std::ranges::stable_sort(m_later, {}, &Later::family);
        survey.shareOut(m_later.size(), [this](Surveyor& s, std::size_t i) { determineLater(m_later[i], s); });
        m_report.stop = m_stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
        return std::move(m_report);
    }

private:
    /// Where a family's options are in the report.
    struct Slots {
        std::vector<std::size_t> values; ///< one for each option
        std::size_t end;                 ///< options go there that are not named
    };
    /// An option with several solutions.
    struct Later {
        std::size_t family;
        std::size_t value; ///< of the report
        Judged judged;
    };
    void addPlace(Place);
    void add(ClueFamily);
    [[nodiscard]] std::optional<WhatIf> takeKnown(const ClueOption&);
    void takeRest(Place);

    void takeTold(Told, Surveyor&);
    void completeNotNamed(Told&, Surveyor&);
    void determineLater(Later&, Surveyor&);
    void insert(std::size_t family, const std::vector<Judged>&);
    void take(std::size_t value, const Judged&);
    void tell();

    const Board& m_board;
    std::stop_token m_stop;
    const WhatIfSink& m_sink;
    Stock m_base;
    JudgeTask m_task;
    std::vector<ClueFamily> m_families;
    std::multimap<Place, WhatIf> m_known; ///< what is not in the report yet
    std::mutex m_mutex;                   ///< of all below
    std::vector<Slots> m_slots;           ///< by family
    std::vector<Told> m_notNamed;
    std::vector<Later> m_later;
    WhatIfReport m_report;
};

// --- what is asked ---

/// Options that are not named come last: an earlier survey that has told of some has told of all.
void Survey::addPlace(Place place)
{
    std::vector<ClueFamily> notNamed;
    for (ClueFamily& family : clueFamilies(m_board, place)) {
        if (family.read != nullptr)
            notNamed.push_back(std::move(family));
        else if (!family.isUnknown() && !family.isAnySet)
            add(std::move(family));
    }
    const bool isToldOf = m_known.contains(place);
    takeRest(place);
    for (ClueFamily& family : notNamed) {
        if (isToldOf)
            break;
        m_families.push_back(std::move(family));
        m_slots.push_back({{}, m_report.values.size()});
    }
}

void Survey::add(ClueFamily family)
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
    if (family.options.empty())
        return;
    m_families.push_back(std::move(family));
    m_slots.push_back({std::move(values), m_report.values.size()});
}

std::optional<WhatIf> Survey::takeKnown(const ClueOption& option)
{
    const auto [first, last] = m_known.equal_range(option.place);
    const auto found = std::find_if(first, last, [&](const auto& entry) { return entry.second.option == option; });
    if (found == last)
        return std::nullopt;
    WhatIf value = std::move(found->second);
    m_known.erase(found);
    return value;
}

void Survey::takeRest(Place place)
{
    const auto [first, last] = m_known.equal_range(place);
    for (auto entry = first; entry != last; ++entry) {
        m_report.values.push_back(std::move(entry->second));
        ++m_report.tried;
    }
    m_known.erase(first, last);
}

// --- what is told ---

/// That there are several solutions is told at once, what would be determined when all is told that is seen soon.
void Survey::takeTold(Told told, Surveyor& surveyor)
{
    const ClueFamily& family = m_families[told.family];
    const auto isLater = [](const Judged& one) { return one.status == Status::Several && !one.determined; };
    for (Judged& one : told.judged)
        if (family.namesAll() && !isLater(one))
            (void)surveyor.determine(told.family, one);
    if (m_stop.stop_requested() || told.judged.empty())
        return;
    const std::scoped_lock lock(m_mutex);
    if (!family.namesAll()) {
        std::erase_if(told.judged, [](const Judged& one) { return one.option.edit.empty(); }); // they stand for others
        m_notNamed.push_back(std::move(told));
        return;
    }
    for (Judged& one : told.judged) {
        const auto k = std::ranges::find(family.options, one.option) - family.options.begin();
        const std::size_t value = m_slots[told.family].values[static_cast<std::size_t>(k)];
        if (!isLater(one)) {
            take(value, one);
            continue;
        }
        m_report.values[value].status = Status::Several;
        m_later.push_back({told.family, value, std::move(one)});
    }
    tell();
}

void Survey::completeNotNamed(Told& told, Surveyor& surveyor)
{
    for (Judged& one : told.judged)
        (void)surveyor.determine(told.family, one);
    if (!m_stop.stop_requested())
        insert(told.family, told.judged);
}

void Survey::determineLater(Later& later, Surveyor& surveyor)
{
    (void)surveyor.determine(later.family, later.judged);
    if (m_stop.stop_requested())
        return;
    const std::scoped_lock lock(m_mutex);
    take(later.value, later.judged);
    tell();
}

/// Values of a place follow each other: those behind it move on.
void Survey::insert(std::size_t family, const std::vector<Judged>& judged)
{
    const std::scoped_lock lock(m_mutex);
    const std::size_t at = m_slots[family].end;
    for (const Judged& one : judged)
        m_report.values.insert(m_report.values.begin() + static_cast<std::ptrdiff_t>(at), {.option = one.option});
    for (std::size_t k = 0; k < judged.size(); ++k)
        take(at + judged.size() - 1 - k, judged[k]);
    for (std::size_t f = family; f < m_slots.size(); ++f)
        m_slots[f].end += judged.size();
    for (Later& later : m_later)
        later.value += later.value >= at ? judged.size() : 0;
    tell();
}

/// Requires the lock.
void Survey::take(std::size_t index, const Judged& judged)
{
    WhatIf& value = m_report.values[index];
    value.isTried = true;
    value.status = judged.status;
    value.determined = judged.determined.value_or(0);
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
