// CryptoMiniSat as a lazy-clause solver.
//
// Many short calls on slowly growing clauses are the normal case, so everything that simplifies between calls is off,
// and phases are saved so that each model stays near the one before. Calls are cut into slices of so many conflicts;
// those of a long search grow, for with each call the solver begins its strategies anew and the later ones would never
// come. What ends a call is a thread that all solvers share: an interrupt that falls between two slices is lost, and it
// repeats it until the call is over.
#include "engine/sat/solver.h"

#include "engine/rules/abandon.h"

#include <cryptominisat5/cryptominisat.h>

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <thread>

namespace tokisuji {

namespace {

/// A clause is so much dearer than a literal.
constexpr std::size_t wordsPerClause = 20;

/// The first slice takes some five milliseconds. All are counted in conflicts, so that the search is the same on every
/// run.
std::int64_t firstSlice(int atoms)
{
    constexpr std::int64_t work = 1'000'000;
    constexpr std::int64_t smallest = 200;
    constexpr std::int64_t largest = 1000;
    return std::clamp(work / atoms, smallest, largest);
}
constexpr std::int64_t mostGrowth = 8;
/// So many slices stay short: a search that was unlucky at its start is often over soon after it began anew.
constexpr int shortSlices = 64;

constexpr auto beatPause = std::chrono::milliseconds(200);

/// Interrupts calls from the moment that they are due on.
class CallEnder {
public:
    using Calls = std::multimap<Halt::Clock::time_point, CMSat::SATSolver*>;

    CallEnder()
    {
        std::thread([this] { run(); }).detach();
    }
    /// The solver stays until the call is removed.
    [[nodiscard]] Calls::iterator add(Halt::Clock::time_point due, CMSat::SATSolver& solver)
    {
        const std::scoped_lock lock(m_mutex);
        if (due < m_wakes) {
            m_wakes = due;
            m_changed.notify_one();
        }
        return m_calls.emplace(due, &solver);
    }
    /// Needs no memory: it happens while something is being stopped, perhaps for lack of it.
    void hasten(Calls::iterator& call)
    {
        const std::scoped_lock lock(m_mutex);
        Calls::node_type node = m_calls.extract(call);
        node.key() = Halt::Clock::now();
        m_wakes = std::min(m_wakes, node.key());
        call = m_calls.insert(std::move(node));
        m_changed.notify_one();
    }
    void remove(Calls::iterator call)
    {
        const std::scoped_lock lock(m_mutex);
        m_calls.erase(call);
    }

private:
    void run()
    {
        constexpr auto pause = std::chrono::milliseconds(1);
        for (std::unique_lock lock(m_mutex);; sleep(lock)) {
            const auto now = Halt::Clock::now();
            const auto rest = m_calls.upper_bound(now);
            for (auto call = m_calls.begin(); call != rest; ++call)
                call->second->interrupt_asap();
            m_wakes = rest != m_calls.begin() ? now + pause
                      : rest != m_calls.end() ? rest->first
                                              : Halt::Clock::time_point::max();
        }
    }
    void sleep(std::unique_lock<std::mutex>& lock)
    {
        if (m_wakes == Halt::Clock::time_point::max())
            m_changed.wait(lock);
        else
            m_changed.wait_until(lock, m_wakes);
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    Calls m_calls;
    Halt::Clock::time_point m_wakes = Halt::Clock::time_point::min(); ///< the thread looks at the calls then
};

/// Never destroyed: at the end of the program a solver may still be on its way out.
CallEnder& callEnder()
{
    static CallEnder& ender = *new CallEnder;
    return ender;
}

/// As long as it lives, the solver is interrupted once the halt is reached.
class Watch {
public:
    Watch(CMSat::SATSolver& solver, const Halt& halt)
        : m_call(callEnder().add(halt.deadline().value_or(Halt::Clock::time_point::max()), solver))
    {
        m_onStop.emplace(halt.token(), Interrupt{this});
    }
    ~Watch()
    {
        m_onStop.reset();
        callEnder().remove(m_call);
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    struct Interrupt {
        Watch* watch;
        void operator()() const { callEnder().hasten(watch->m_call); }
    };
    CallEnder::Calls::iterator m_call;
    std::optional<std::stop_callback<Interrupt>> m_onStop;
};

CMSat::Lit toSolver(Lit l)
{
    return CMSat::Lit::toLit(static_cast<std::uint32_t>(l.code));
}

Lit fromSolver(CMSat::Lit l)
{
    return {static_cast<std::int32_t>(l.toInt())};
}

void configure(CMSat::SATSolver& solver)
{
    solver.set_no_simplify();
    solver.set_no_simplify_at_startup();
    solver.set_no_bve();
    solver.set_no_bva();
    solver.set_scc(0);
    solver.set_intree_probe(0);
    solver.set_sls(0);
    solver.set_distill(0);
    solver.set_find_xors(false);
    solver.set_polarity_mode(CMSat::PolarityMode::polarmode_saved);
}

} // namespace

struct SatSolver::Core {
    CMSat::SATSolver cms;
    int atoms = 0;
    std::vector<char> settled; // by literal code
    std::size_t settledCount = 0;
    std::vector<CMSat::Lit> buffer;
    Truth model;
    std::vector<Lit> core;
    enum class Last : std::uint8_t { None, Sat, Unsat } last = Last::None;
    bool contradiction = false;
    bool lost = false; ///< memory ran out within the solver, and nobody knows in which state that left it
    int calls = 0;
    std::function<void()> beat;
    Halt::Clock::time_point nextBeat;

    void tell()
    {
        if (!beat || Halt::Clock::now() < nextBeat)
            return;
        beat();
        nextBeat = Halt::Clock::now() + beatPause;
    }
    template <class Work>
    auto orLost(const Work& work)
    try {
        return work();
    } catch (...) {
        lost = true;
        throw;
    }
    bool settle(Lit l)
    {
        char& mark = settled[static_cast<std::size_t>(l.code)];
        const bool isNew = mark == 0;
        mark = 1;
        return isNew;
    }
    void makeAtoms()
    {
        if (const auto have = static_cast<int>(cms.nVars()); have < atoms)
            cms.new_vars(static_cast<std::size_t>(atoms - have));
    }
    void readModel()
    {
        const std::vector<CMSat::lbool>& values = cms.get_model();
        model = Truth(atoms);
        for (int atom = 1; atom < atoms; ++atom)
            model.set(Lit::of(atom, values[static_cast<std::size_t>(atom)] == CMSat::l_True));
    }
    void readCore()
    {
        core.clear();
        for (const CMSat::Lit l : cms.get_conflict())
            core.push_back(!fromSolver(l));
    }
};

SatSolver::SatSolver(int atoms) : m_core(std::make_unique<Core>())
{
    require(atoms >= 1, "SatSolver: atom 0 exists");
    configure(m_core->cms);
    m_core->atoms = atoms;
    m_core->settled.resize(2 * static_cast<std::size_t>(atoms));
    m_core->makeAtoms();
    m_core->cms.add_clause({toSolver(Yes)});
    m_core->settle(Yes);
}

SatSolver::~SatSolver() = default;

int SatSolver::atomCount() const
{
    return m_core->atoms;
}

Lit SatSolver::fresh()
{
    m_core->settled.resize(m_core->settled.size() + 2);
    return Lit::of(m_core->atoms++);
}

void SatSolver::add(std::span<const Lit> clause)
{
    BuildWatch::count(wordsPerClause + clause.size());
    m_core->last = Core::Last::None;
    if (m_core->lost)
        return;
    auto& buffer = m_core->buffer;
    buffer.clear();
    for (const Lit l : clause) {
        require(l.atom() < m_core->atoms, "SatSolver::add: the atom exists");
        if (surely(l))
            return;
        if (!surely(!l))
            buffer.push_back(toSolver(l));
    }
    if (buffer.size() == 1)
        m_core->settle(fromSolver(buffer.front()));
    const auto isAdded = [&] {
        m_core->makeAtoms();
        return m_core->cms.add_clause(buffer);
    };
    if (buffer.empty() || !m_core->orLost(isAdded))
        m_core->contradiction = true;
}

SatResult SatSolver::solve(std::span<const Lit> assumptions, const Halt& halt, std::int64_t conflicts)
{
    Core& c = *m_core;
    c.last = Core::Last::None;
    if (c.lost)
        throw std::bad_alloc();
    c.orLost([&] { c.makeAtoms(); });
    std::vector<CMSat::Lit> given;
    given.reserve(assumptions.size());
    for (const Lit l : assumptions)
        given.push_back(toSolver(l));
    ++c.calls;
    if (c.contradiction) {
        c.core.clear();
        c.last = Core::Last::Unsat;
        return SatResult::Unsat;
    }

    const Watch watch(c.cms, halt);
    const std::int64_t first = firstSlice(c.atoms);
    std::int64_t slice = first;
    for (int round = 1; conflicts > 0 && !halt.reached(); ++round) {
        c.tell();
        if (round > shortSlices)
            slice = std::min(2 * slice, mostGrowth * first);
        c.cms.set_max_confl(static_cast<std::uint64_t>(std::min(slice, conflicts)));
        const CMSat::lbool result = c.orLost([&] { return c.cms.solve(&given); });
        if (result == CMSat::l_True) {
            c.readModel();
            c.last = Core::Last::Sat;
            return SatResult::Sat;
        }
        if (result == CMSat::l_False) {
            c.readCore();
            c.last = Core::Last::Unsat;
            return SatResult::Unsat;
        }
        conflicts -= slice;
    }
    return SatResult::Unknown;
}

const Truth& SatSolver::model() const
{
    require(m_core->last == Core::Last::Sat, "SatSolver::model: the last call found a solution");
    return m_core->model;
}

const std::vector<Lit>& SatSolver::core() const
{
    require(m_core->last == Core::Last::Unsat, "SatSolver::core: the last call found none");
    return m_core->core;
}

std::vector<Lit> SatSolver::harvestFacts()
{
    std::vector<Lit> found;
    const std::vector<CMSat::Lit> settled = m_core->cms.get_zero_assigned_lits();
    if (settled.size() == m_core->settledCount)
        return found;
    m_core->settledCount = settled.size();
    for (const CMSat::Lit l : settled)
        if (m_core->settle(fromSolver(l)))
            found.push_back(fromSolver(l));
    return found;
}

bool SatSolver::surely(Lit l) const
{
    return m_core->settled[static_cast<std::size_t>(l.code)] != 0;
}

std::int64_t SatSolver::conflictCount() const
{
    return static_cast<std::int64_t>(m_core->cms.get_sum_conflicts());
}

int SatSolver::callCount() const
{
    return m_core->calls;
}

Pulse::Pulse(SatSolver& solver, std::function<void()> beat) : m_solver(solver)
{
    m_solver.m_core->beat = std::move(beat);
    m_solver.m_core->nextBeat = Halt::Clock::now() + beatPause;
}

Pulse::~Pulse()
{
    m_solver.m_core->beat = {};
}

} // namespace tokisuji
