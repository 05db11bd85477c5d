#include "engine/solve/memory.h"

#include <algorithm>
#include <optional>

namespace tokisuji {

namespace {

constexpr std::size_t mostSolutions = 256;
constexpr std::size_t mostProofs = 1000;

} // namespace

LitSet::LitSet(std::span<const Lit> lits)
{
    for (const Lit l : lits)
        insert(l);
}

void LitSet::insert(Lit l)
{
    const auto at = static_cast<std::size_t>(l.code);
    if (at >= m_in.size())
        m_in.resize(at + at / 2 + 1);
    m_in[at] = 1;
}

bool LitSet::containsAll(std::span<const Lit> lits) const
{
    return std::ranges::all_of(lits, [this](Lit l) { return contains(l); });
}

std::vector<Lit> LitSet::all() const
{
    std::vector<Lit> lits;
    for (std::size_t code = 0; code < m_in.size(); ++code)
        if (m_in[code] != 0)
            lits.push_back({static_cast<std::int32_t>(code)});
    return lits;
}

void SolutionPool::add(Answers answers)
{
    if (std::ranges::find(m_entries, answers, &Entry::answers) != m_entries.end())
        return prefer(answers);
    m_entries.push_front({std::move(answers), {}});
    if (m_entries.size() > mostSolutions)
        m_entries.pop_back();
}

void SolutionPool::prefer(const Answers& answers)
{
    const auto entry = std::ranges::find(m_entries, answers, &Entry::answers);
    if (entry != m_entries.end())
        std::rotate(m_entries.begin(), entry, entry + 1);
}

std::vector<Answers> SolutionPool::obeying(const Rules& rules, std::span<const Lit> selectors,
                                           std::span<const Lit> marks, std::size_t most)
{
    std::vector<Answers> found;
    for (Entry& entry : m_entries) {
        if (found.size() >= most)
            break;
        const auto agrees = [&](Lit mark) { return holds(entry.answers, mark); };
        if (std::ranges::all_of(marks, agrees) && obeys(entry, rules, selectors))
            found.push_back(entry.answers);
    }
    return found;
}

bool SolutionPool::obeys(Entry& entry, const Rules& rules, std::span<const Lit> selectors)
{
    std::optional<Assignment> truth; // helpers are computed only if an instance is new to this solution
    for (std::size_t i = 0; i < selectors.size(); ++i) {
        if (selectors[i] == Yes)
            continue;
        const auto at = static_cast<std::size_t>(selectors[i].atom());
        if (at >= entry.tested.size())
            entry.tested.resize(at + 1);
        Truth& known = entry.tested[at];
        if (known == Truth::Untested) {
            if (!truth)
                truth.emplace(rules, entry.answers);
            known = tokisuji::holds(rules.instances()[i], *truth) ? Truth::Holds : Truth::Broken;
        }
        if (known == Truth::Broken)
            return false;
    }
    return true;
}

void ProofStore::add(std::vector<Lit> premises, std::vector<Lit> conclusions)
{
    m_proofs.push_front({std::move(premises), std::move(conclusions)});
    if (m_proofs.size() > mostProofs)
        m_proofs.pop_back();
}

bool ProofStore::contradicts(const LitSet& premises) const
{
    return std::ranges::any_of(m_proofs, [&](const Proof& proof) {
        return proof.conclusions.empty() && premises.containsAll(proof.premises);
    });
}

LitSet ProofStore::conclusions(const LitSet& premises) const
{
    LitSet forced;
    for (const Proof& proof : m_proofs)
        if (premises.containsAll(proof.premises))
            for (const Lit l : proof.conclusions)
                forced.insert(l);
    return forced;
}

} // namespace tokisuji
