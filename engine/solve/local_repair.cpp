// Local repair. Change one mark, then mend: as long as a local rule is broken, try the moves that touch it; once none
// is, ask the global rules, which name literals that could help. Depth and number of tries are small, so a failure is
// cheap; on under-clued boards most marks that can change do so within a few moves. What comes out is a solution by
// construction: all local rules hold and every global rule was asked.
#include "engine/solve/local_repair.h"

#include "engine/rules/answer_atoms.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace tokisuji {

namespace {

constexpr int deepest = 8;
constexpr int triesPerChange = 30;

/// The local ones are tallied, the others have a lazy rule that tells whether they hold.
bool isAskedNatively(const Instance& i)
{
    const bool isTallied = i.is<Any>() || i.is<Count>();
    return isTallied || i.is<Connected>() || i.is<Acyclic>() || i.is<Circuit>() || i.is<OneSeedEach>()
           || i.is<PartSize>() || i.is<PartSum>() || i.is<AreasRelate>() || i.is<BlockSize>() || i.is<InOrder>();
}

} // namespace

void LocalRepair::Lists::fill(std::size_t count, const std::vector<std::pair<Index, Index>>& pairs)
{
    begin.assign(count + 1, 0);
    for (const auto& [list, item] : pairs)
        ++begin[list + 1];
    for (std::size_t i = 0; i < count; ++i)
        begin[i + 1] += begin[i];
    items.resize(pairs.size());
    std::vector<Index> next(begin.begin(), begin.end() - 1);
    for (const auto& [list, item] : pairs)
        items[next[list]++] = item;
}

LocalRepair::LocalRepair(const Rules& rules, const Model& model, Truth solution, Halt halt)
    : m_model(&model), m_halt(std::move(halt)), m_truth(std::move(solution)),
      m_tallyOfHelper(static_cast<std::size_t>(m_truth.atomCount()), -1),
      m_frozen(static_cast<std::size_t>(m_truth.atomCount()))
{
    if (!std::ranges::all_of(rules.instances(), isAskedNatively) || !rules.territories().empty())
        return;
    addInstances(rules, model);
    addDefinitions(rules, model);
    if (m_halt.reached())
        return;
    m_uses.fill(2 * static_cast<std::size_t>(m_truth.atomCount()), std::exchange(m_usePairs, {}));
    m_guarded.fill(static_cast<std::size_t>(m_truth.atomCount()), std::exchange(m_guardPairs, {}));
    addMoves(rules, model);
    recount();
}

void LocalRepair::addTally(Tally tally, std::span<const Lit> operands)
{
    const auto index = static_cast<Index>(m_tallies.size());
    m_operands.emplace_back(operands.begin(), operands.end());
    for (const Lit l : operands)
        m_usePairs.push_back({static_cast<Index>(l.code), index});
    if (!tally.guard.constant())
        m_guardPairs.push_back({static_cast<Index>(tally.guard.atom()), index});
    m_tallies.push_back(tally);
}

void LocalRepair::addInstances(const Rules& rules, const Model& model)
{
    std::vector<Lit> operands;
    for (const Instance& i : rules.instances()) {
        const auto* count = i.find<Count>();
        if (count == nullptr && !i.is<Any>())
            continue;
        operands.clear();
        for (const Lit l : i.operands())
            operands.push_back(model.translated(l));
        Tally tally{.lo = 1, .hi = static_cast<int>(operands.size()), .guard = model.translated(i.guard)};
        if (count != nullptr)
            tally = {.lo = count->lo, .hi = count->hi, .step = count->step, .guard = tally.guard};
        addTally(tally, operands);
    }
}

void LocalRepair::addDefinitions(const Rules& rules, const Model& model)
{
    std::vector<Lit> operands;
    for (const Definition& d : rules.definitions()) {
        operands.clear();
        for (const Lit l : d.operands)
            operands.push_back(model.translated(l));
        const auto n = static_cast<int>(operands.size());
        const Lit helper = model.translated(Lit::of(d.atom));
        Tally tally{.lo = d.op == Definition::And ? n : 1, .hi = d.op == Definition::Xor ? 1 : n};
        tally.helper = helper.atom();
        m_tallyOfHelper[static_cast<std::size_t>(helper.atom())] = static_cast<int>(m_tallies.size());
        addTally(tally, operands);
    }
}

/// Moves of the global rules where they have some; every other two-valued atom of an answer is a move by itself.
void LocalRepair::addMoves(const Rules& rules, const Model& model)
{
    for (const auto& rule : model.lazyRules())
        rule->addMoves(m_moves);
    std::vector<char> covered(static_cast<std::size_t>(m_truth.atomCount()));
    for (const auto& move : m_moves)
        for (const int atom : move)
            covered[static_cast<std::size_t>(atom)] = 1;
    for (const Answer& answer : rules.answers())
        for (const int atom : atomsOf(answer))
            if (answer.code != Answer::Direct && covered[static_cast<std::size_t>(atom)] == 0)
                m_moves.push_back({atom});
    std::vector<std::pair<Index, Index>> pairs;
    for (std::size_t m = 0; m < m_moves.size(); ++m)
        for (const int atom : m_moves[m])
            pairs.push_back({static_cast<Index>(atom), static_cast<Index>(m)});
    m_movesOfAtom.fill(static_cast<std::size_t>(m_truth.atomCount()), pairs);
    m_touched.resize(m_moves.size());
    m_moveFoundIn.resize(m_moves.size());
    m_tallySeenIn.resize(m_tallies.size());
}

// These three are a few instructions each, run for every second operand that flips: called, they cost a tenth of the
// check of a small board.

[[gnu::always_inline]] inline void LocalRepair::setBroken(Index t, bool broken)
{
    Tally& tally = m_tallies[t];
    if (broken) {
        tally.position = static_cast<int>(m_broken.size());
        m_broken.push_back(t);
        return;
    }
    const Index last = m_broken.back();
    m_broken[static_cast<std::size_t>(tally.position)] = last;
    m_tallies[last].position = tally.position;
    m_broken.pop_back();
    tally.position = -1;
}

/// Lists what an instance says as broken, or no longer.
[[gnu::always_inline]] inline void LocalRepair::speak(Index t)
{
    const Tally& tally = m_tallies[t];
    if (const bool broken = !tally.held && m_truth[tally.guard]; broken != (tally.position >= 0))
        setBroken(t, broken);
}

/// The tally begins to hold or ceases to.
[[gnu::always_inline]] inline void LocalRepair::turn(Index t)
{
    Tally& tally = m_tallies[t];
    tally.held = !tally.held;
    if (tally.helper < 0)
        return speak(t);
    if (m_truth[Lit::of(tally.helper)] != tally.held) {
        m_unsettled.push_back(t);
        std::ranges::push_heap(m_unsettled, std::greater());
    }
}

void LocalRepair::recount()
{
    m_broken.clear();
    for (Index t = 0; t < m_tallies.size(); ++t) {
        Tally& tally = m_tallies[t];
        tally.position = -1;
        tally.count = static_cast<int>(std::ranges::count_if(m_operands[t], [&](Lit l) { return m_truth[l]; }));
        tally.held = !tally.holds();
        turn(t);
    }
    settle();
}

void LocalRepair::restart(const Truth& solution)
{
    for (int atom = 1; atom < m_truth.atomCount(); ++atom)
        m_truth.set(Lit::of(atom, solution[Lit::of(atom)]));
    recount();
}

/// A helper is computed from earlier ones only, so in their order each of them changes once at most.
void LocalRepair::settle()
{
    while (!m_unsettled.empty()) {
        std::ranges::pop_heap(m_unsettled, std::greater());
        const Tally& tally = m_tallies[m_unsettled.back()];
        m_unsettled.pop_back();
        if (m_truth[Lit::of(tally.helper)] != tally.held)
            flip(tally.helper);
    }
}

void LocalRepair::flip(int atom)
{
    m_truth.flip(atom);
    for (const bool positive : {true, false}) {
        const Lit l = Lit::of(atom, positive);
        const int change = m_truth[l] ? 1 : -1;
        const std::span<const Index> uses = m_uses[static_cast<std::size_t>(l.code)];
        m_steps += std::ssize(uses);
        for (const Index t : uses) {
            Tally& tally = m_tallies[t];
            tally.count += change;
            if (tally.holds() != tally.held)
                turn(t);
        }
    }
    for (const Index t : m_guarded[static_cast<std::size_t>(atom)])
        speak(t);
}

void LocalRepair::apply(int move)
{
    for (const int atom : m_moves[static_cast<std::size_t>(move)])
        flip(atom);
    settle();
}

bool LocalRepair::mayApply(int move) const
{
    return m_touched[static_cast<std::size_t>(move)] == 0
           && std::ranges::none_of(m_moves[static_cast<std::size_t>(move)],
                                   [&](int atom) { return m_frozen[static_cast<std::size_t>(atom)] != 0; });
}

bool LocalRepair::change(int atom)
{
    // Moves that hold the atom stay as they are once one of them is made, so that it keeps its new value.
    const std::vector<Index> own(m_movesOfAtom[static_cast<std::size_t>(atom)].begin(),
                                 m_movesOfAtom[static_cast<std::size_t>(atom)].end());
    for (const Index move : own) {
        if (!mayApply(static_cast<int>(move)))
            continue;
        m_triesLeft = triesPerChange;
        m_changed.clear();
        for (const Index m : own)
            m_touched[m] = 1;
        apply(static_cast<int>(move));
        const bool mended = mend(deepest);
        for (const Index m : own)
            m_touched[m] = 0;
        if (mended) {
            m_changed.insert(m_changed.end(), m_moves[move].begin(), m_moves[move].end());
            return true;
        }
        apply(static_cast<int>(move));
    }
    return false;
}

bool LocalRepair::mend(int depth)
{
    if (--m_triesLeft < 0 || m_halt.reached())
        return false;
    if (!m_broken.empty())
        return depth > 0 && branch(movesThatMend(m_broken.back()), depth);
    std::vector<Lit> hints;
    for (const auto& rule : m_model->lazyRules())
        if (!rule->obeyed(m_truth, depth > 0 ? &hints : nullptr))
            return branch(movesThatMend(hints), depth);
    return true;
}

/// Tries the moves in turn; each of them stays untouched below, whether it is made or was seen to fail.
bool LocalRepair::branch(const std::vector<int>& moves, int depth)
{
    if (moves.empty() || depth == 0)
        return false;
    std::vector<int> tried;
    bool mended = false;
    const std::size_t offset = m_turn++;
    for (std::size_t i = 0; i < moves.size() && m_triesLeft >= 0; ++i) {
        const int move = moves[(offset + i) % moves.size()];
        m_touched[static_cast<std::size_t>(move)] = 1;
        tried.push_back(move);
        apply(move);
        mended = mend(depth - 1);
        if (mended) {
            const auto& atoms = m_moves[static_cast<std::size_t>(move)];
            m_changed.insert(m_changed.end(), atoms.begin(), atoms.end());
            break;
        }
        apply(move);
    }
    for (const int move : tried)
        m_touched[static_cast<std::size_t>(move)] = 0;
    return mended;
}

std::vector<int> LocalRepair::movesThatMend(Index tally)
{
    ++m_search;
    lookAtOperands(tally);
    if (const Lit guard = m_tallies[tally].guard; !guard.constant())
        lookAt(guard.atom());
    lookThroughHelpers();
    return std::exchange(m_foundMoves, {});
}

std::vector<int> LocalRepair::movesThatMend(std::span<const Lit> hints)
{
    ++m_search;
    for (const Lit l : hints)
        lookAt(l.atom());
    lookThroughHelpers();
    return std::exchange(m_foundMoves, {});
}

/// Finds the moves that flip the atom; a helper waits for what it is computed from to be looked at.
void LocalRepair::lookAt(int atom)
{
    ++m_steps;
    if (const int t = m_tallyOfHelper[static_cast<std::size_t>(atom)]; t >= 0) {
        if (std::exchange(m_tallySeenIn[static_cast<std::size_t>(t)], m_search) != m_search)
            m_foundHelpers.push_back(static_cast<Index>(t));
        return;
    }
    for (const Index move : m_movesOfAtom[static_cast<std::size_t>(atom)])
        if (m_moveFoundIn[move] != m_search && mayApply(static_cast<int>(move))) {
            m_moveFoundIn[move] = m_search;
            m_foundMoves.push_back(static_cast<int>(move));
        }
}

/// Helpers share their parts, so there are far more ways down than helpers: each is looked at once.
void LocalRepair::lookThroughHelpers()
{
    for (std::size_t i = 0; i < m_foundHelpers.size(); ++i)
        lookAtOperands(m_foundHelpers[i]);
    m_foundHelpers.clear();
}

/// Could the tally hold, or no longer hold, because an operand with this value gets the other one?
bool LocalRepair::Tally::changesBy(bool operand, std::size_t operands) const
{
    if (holds())
        return operand || hi < static_cast<int>(operands);
    return count < lo ? !operand : count <= hi || operand;
}

void LocalRepair::lookAtOperands(Index t)
{
    const std::vector<Lit>& operands = m_operands[t];
    m_steps += std::ssize(operands);
    for (const Lit l : operands)
        if (m_tallies[t].changesBy(m_truth[l], operands.size()))
            lookAt(l.atom());
}

} // namespace tokisuji
