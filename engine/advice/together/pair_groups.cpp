// All pairs that could be added are asked about in one model: it has the board's own rays, and one more that may come
// in over any empty slot. A solution tells of every slot at once which pair it would have there; it is not met again,
// nor is a way of light that belongs to a pair of which two solutions are known. So the solver is asked no more than
// about twice for each pair, and what it learns of one slot serves all others. A pair that stands may be turned another
// number of times: without its own ray its light still has to leave over its own other end, as all others are taken.
#include "engine/advice/together/pair_groups.h"

#include "engine/advice/together/spare_light.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"
#include "engine/solve/findings.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::size_t enough = 2;

/// A ray that the rules speak of, and the instance that does.
struct GivenRay {
    Place slot, exit;
    std::size_t instance;
    [[nodiscard]] bool hasEnd(Place place) const { return place == slot || place == exit; }
};

/// What rules say of light, where that is what plain pairs say.
struct LightRules {
    std::size_t meetAll; ///< the instance that wants every mirror met
    std::vector<GivenRay> rays;
};

/// Every ray leaves over one exit, and mirrors may meet all of them.
std::optional<LightRules> lightRulesOf(const Rules& rules)
{
    LightRules found{rules.instances().size(), {}};
    std::size_t meeting = 0;
    for (std::size_t i = 0; i < rules.instances().size(); ++i) {
        const Instance& instance = rules.instances()[i];
        const auto* light = instance.find<Rays>();
        if (light == nullptr)
            continue;
        const Mirrors& mirrors = *light->mirrors;
        if (instance.origin != Origin::Clue || instance.guard != Yes)
            return std::nullopt;
        if (mirrors.demand == Mirrors::MeetAll) {
            if (found.meetAll != rules.instances().size())
                return std::nullopt;
            found.meetAll = i;
            meeting = mirrors.rays.size();
            continue;
        }
        if (mirrors.rays.size() != 1 || mirrors.rays.front().exits.size() != 1)
            return std::nullopt;
        found.rays.push_back({mirrors.rays.front().slot, mirrors.rays.front().exits.front(), i});
    }
    const bool isWhole = found.meetAll != rules.instances().size() && meeting == found.rays.size();
    return isWhole ? std::optional(std::move(found)) : std::nullopt;
}

std::vector<Place> slotsWithLight(const LightRules& light)
{
    std::vector<Place> slots;
    for (const GivenRay& ray : light.rays)
        slots.insert(slots.end(), {ray.slot, ray.exit});
    return slots;
}

std::vector<Place> emptySlots(const Board& board)
{
    std::vector<Place> slots = slotsOf(genreOf(board), board.grid());
    std::erase_if(slots, [&](Place slot) {
        return board.at(Layer::Letter, slot) != blank || board.at(Layer::Outside, slot) != blank;
    });
    return slots;
}

class PairSearch {
public:
    PairSearch(const Board& board, const std::vector<ClueFamily>& families, const std::vector<std::size_t>& group,
               const Halt& halt)
        : m_board(board), m_rules(rulesOf(board)), m_rays(*lightRulesOf(m_rules)),
          m_model(m_rules, Selectors::Clues, halt), m_light(*m_rules.instances()[m_rays.meetAll].get<Rays>().mirrors,
                                                            slotsWithLight(m_rays), emptySlots(board), m_model)
    {
        for (const std::size_t family : group)
            m_asked.push_back({families[family], rayAt(families[family].place), {}});
    }

    /// All pairs of one family of the group, by its number there.
    std::vector<Judged> judge(std::size_t number, const Halt& halt)
    {
        Asked& asked = m_asked[number];
        const Lit goesOn = asked.given == nullptr ? m_goesOn : m_model.fresh();
        const bool complete = asked.given == nullptr ? runNew(asked, halt) : runGiven(asked, goesOn, halt);
        if (asked.given != nullptr || complete)
            m_model.add({!goesOn, asked.given == nullptr ? !m_light.comesInAt(asked.family.place) : No});
        std::vector<Judged> judged;
        for (const Found& found : asked.found)
            judged.push_back({found.option, statusBy(found.solutions, complete), found.solutions});
        if (!complete)
            judged.push_back({{.place = asked.family.place, .edit = {}}});
        return judged;
    }

private:
    struct Found {
        ClueOption option;
        std::size_t solutions = 0;
        std::vector<Lit> way{}; ///< what stands on the way of the light in the first one
    };
    struct Asked {
        const ClueFamily& family;
        const GivenRay* given; ///< the ray of the pair that stands there
        std::vector<Found> found;
    };
    using Way = std::vector<LightPath::Step>;

    [[nodiscard]] const GivenRay* rayAt(Place place) const
    {
        const auto found = std::ranges::find_if(m_rays.rays, [&](const GivenRay& ray) { return ray.hasEnd(place); });
        return found == m_rays.rays.end() ? nullptr : &*found;
    }
    [[nodiscard]] bool runNew(const Asked&, const Halt&);
    [[nodiscard]] bool runGiven(Asked&, Lit goesOn, const Halt&);
    [[nodiscard]] SatResult ask(const GivenRay* without, const std::vector<Lit>& assumptions, const Halt&);
    void takeNew();
    void note(Asked&, const Board& solution, const Way&, Lit goesOn);
    void ruleOut(Lit goesOn, const std::vector<Lit>& lits);
    [[nodiscard]] std::vector<Place> unmetMirrors() const;

    const Board& m_board;
    Rules m_rules;
    LightRules m_rays;
    Model m_model;
    SpareLight m_light;
    Lit m_goesOn = m_model.fresh(); ///< what was found of new pairs is ruled out
    std::vector<Asked> m_asked;
};

/// False when it was given up.
bool PairSearch::runNew(const Asked& asked, const Halt& halt)
{
    const std::vector<Lit> assumptions{m_goesOn, m_light.comesInAt(asked.family.place), m_light.comesInAtMoreThan(1),
                                       !m_light.comesInAtMoreThan(2)};
    SatResult result = ask(nullptr, assumptions, halt);
    for (; result == SatResult::Sat; result = ask(nullptr, assumptions, halt))
        takeNew();
    return result == SatResult::Unsat && !m_rules.leavesAnswersOut();
}

bool PairSearch::runGiven(Asked& asked, Lit goesOn, const Halt& halt)
{
    const std::vector<Lit> assumptions{goesOn, !m_light.comesInAtMoreThan(0)};
    SatResult result = ask(asked.given, assumptions, halt);
    for (; result == SatResult::Sat; result = ask(asked.given, assumptions, halt)) {
        const Answers answers = m_model.answers();
        note(asked, boardWith(m_rules, m_board, answers), m_light.lightIn(asked.family.place).steps, goesOn);
        ruleOut(goesOn, literalsOf(m_rules, answers));
    }
    return result == SatResult::Unsat && !m_rules.leavesAnswersOut();
}

/// A solution without rings of light.
SatResult PairSearch::ask(const GivenRay* without, const std::vector<Lit>& assumptions, const Halt& halt)
{
    std::vector<Lit> selectors;
    for (std::size_t i = 0; i < m_model.selectors().size(); ++i)
        if (m_model.selectors()[i] != Yes && i != m_rays.meetAll && (without == nullptr || i != without->instance))
            selectors.push_back(m_model.selectors()[i]);
    SatResult result = m_model.solveWith(selectors, assumptions, halt);
    while (result == SatResult::Sat && m_light.ruleOutRings())
        result = m_model.solveWith(selectors, assumptions, halt);
    return result;
}

/// The pairs that a solution has, of all families that want new ones.
void PairSearch::takeNew()
{
    const Answers answers = m_model.answers();
    const Board solution = boardWith(m_rules, m_board, answers);
    const std::vector<Place> unmet = unmetMirrors();
    for (Asked& asked : m_asked) {
        if (asked.given != nullptr)
            continue;
        const Way way = m_light.lightIn(asked.family.place).steps;
        const auto meets = [&](Place cell) {
            return std::ranges::find(way, cell, &LightPath::Step::cell) != way.end();
        };
        if (std::ranges::all_of(unmet, meets))
            note(asked, solution, way, m_goesOn);
    }
    ruleOut(m_goesOn, literalsOf(m_rules, answers));
}

void PairSearch::note(Asked& asked, const Board& solution, const Way& way, Lit goesOn)
{
    ClueOption option = asked.family.read(m_board, asked.family.place, solution);
    if (option.edit.empty())
        return;
    auto found = std::ranges::find(asked.found, option, &Found::option);
    if (found == asked.found.end())
        found = asked.found.insert(found, {std::move(option)});
    std::vector<Lit> shown = m_light.mirrorsOn(way);
    shown.push_back(m_light.comesInAt(asked.family.place));
    if (++found->solutions == enough)
        ruleOut(goesOn, found->way);
    if (found->solutions >= enough)
        ruleOut(goesOn, shown);
    else
        found->way = std::move(shown);
}

void PairSearch::ruleOut(Lit goesOn, const std::vector<Lit>& lits)
{
    std::vector<Lit> clause{!goesOn};
    for (const Lit l : lits)
        clause.push_back(!l);
    m_model.add(clause);
}

/// Mirrors of the model's last solution that no ray of the board meets.
std::vector<Place> PairSearch::unmetMirrors() const
{
    std::vector<Place> cells = m_light.mirrors();
    for (const GivenRay& ray : m_rays.rays)
        for (const LightPath::Step& step : m_light.lightIn(ray.slot).steps)
            std::erase(cells, step.cell);
    return cells;
}

} // namespace

std::vector<std::size_t> pairGroup(const Board& board, const std::vector<ClueFamily>& families)
{
    std::vector<std::size_t> group;
    if (genreOf(board).clue(Clue::OutsideLetter) == nullptr || !lightRulesOf(rulesOf(board)))
        return group;
    for (std::size_t f = 0; f < families.size(); ++f)
        if (families[f].read != nullptr)
            group.push_back(f);
    return group;
}

void judgePairs(const Board& board, const std::vector<ClueFamily>& families, const std::vector<std::size_t>& group,
                std::chrono::milliseconds patience, const std::stop_token& stop, const FamilySink& sink)
{
    const auto halt = [&] { return Halt(stop, Halt::Clock::now() + patience); };
    PairSearch search(board, families, group, halt());
    for (std::size_t i = 0; i < group.size() && !stop.stop_requested(); ++i) {
        std::vector<Judged> judged = search.judge(i, halt());
        if (!stop.stop_requested())
            sink(group[i], std::move(judged));
    }
}

} // namespace tokisuji
