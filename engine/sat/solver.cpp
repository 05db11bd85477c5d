// CryptoMiniSat as a lazy-clause solver.
//
// Many short calls on slowly growing clauses are the normal case, so everything that simplifies between calls is off,
// and phases are saved so that each model stays near the one before. A stop request interrupts a running call; one
// that falls between the check and the call would be lost, so calls are cut into slices of some milliseconds. Those of
// a long search grow, for with each call the solver begins its strategies anew and the later ones would never come;
// a thread then repeats the request.
#include "engine/sat/solver.h"

#include <cryptominisat5/cryptominisat.h>

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tokisuji {

namespace {

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

/// Repeats the request to interrupt a long call from the halt on: one that comes just before the call begins is lost.
class Watch {
public:
    Watch(CMSat::SATSolver& solver, const Halt& halt) : m_thread([this, &solver, halt] { run(solver, halt); }) {}
    ~Watch()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isOver = true;
        }
        m_changed.notify_all();
        m_thread.join();
    }
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

private:
    void run(CMSat::SATSolver& solver, const Halt& halt)
    {
        const auto isOver = [this] { return m_isOver; };
        std::unique_lock lock(m_mutex);
        if (halt.deadline())
            m_changed.wait_until(lock, halt.token(), *halt.deadline(), isOver);
        else
            m_changed.wait(lock, halt.token(), isOver);
        while (!m_changed.wait_for(lock, std::chrono::milliseconds(1), isOver))
            solver.interrupt_asap();
    }

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    bool m_isOver = false;
    std::thread m_thread;
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

enum class Last : std::uint8_t { None, Sat, Unsat };

} // namespace

struct SatSolver::Core {
    CMSat::SATSolver cms;
    int atoms = 0;
    std::vector<char> settled; // by literal code
    std::size_t settledCount = 0;
    std::vector<CMSat::Lit> buffer;
    Truth model;
    std::vector<Lit> core;
    Last last = Last::None;
    bool contradiction = false;
    int calls = 0;

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
    m_core->last = Last::None;
    auto& buffer = m_core->buffer;
    buffer.clear();
    for (const Lit l : clause) {
        require(l.atom() < m_core->atoms, "SatSolver::add: the atom exists");
        if (surely(l))
            return;
        if (!surely(!l))
            buffer.push_back(toSolver(l));
    }
    m_core->makeAtoms();
    if (buffer.size() == 1)
        m_core->settle(fromSolver(buffer.front()));
    if (buffer.empty() || !m_core->cms.add_clause(buffer))
        m_core->contradiction = true;
}

SatResult SatSolver::solve(std::span<const Lit> assumptions, const Halt& halt, std::int64_t conflicts)
{
    Core& c = *m_core;
    c.last = Last::None;
    c.makeAtoms();
    std::vector<CMSat::Lit> given;
    given.reserve(assumptions.size());
    for (const Lit l : assumptions)
        given.push_back(toSolver(l));
    ++c.calls;
    if (c.contradiction) {
        c.core.clear();
        c.last = Last::Unsat;
        return SatResult::Unsat;
    }

    const std::stop_callback interrupt(halt.token(), [&c] { c.cms.interrupt_asap(); });
    std::optional<Watch> watch;
    const std::int64_t first = firstSlice(c.atoms);
    std::int64_t slice = first;
    for (int round = 1; conflicts > 0 && !halt.reached(); ++round) {
        if (round > shortSlices)
            slice = std::min(2 * slice, mostGrowth * first);
        if (slice > first && !watch)
            watch.emplace(c.cms, halt);
        c.cms.set_max_confl(static_cast<std::uint64_t>(std::min(slice, conflicts)));
        const CMSat::lbool result = c.cms.solve(&given);
        if (result == CMSat::l_True) {
            c.readModel();
            c.last = Last::Sat;
            return SatResult::Sat;
        }
        if (result == CMSat::l_False) {
            c.readCore();
            c.last = Last::Unsat;
            return SatResult::Unsat;
        }
        conflicts -= slice;
    }
    return SatResult::Unknown;
}

const Truth& SatSolver::model() const
{
    require(m_core->last == Last::Sat, "SatSolver::model: the last call found a solution");
    return m_core->model;
}

const std::vector<Lit>& SatSolver::core() const
{
    require(m_core->last == Last::Unsat, "SatSolver::core: the last call found none");
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

} // namespace tokisuji
