#include "engine/trace/binder.h"

#include "engine/rules/answer_atoms.h"
#include "engine/rules/literals.h"
#include "engine/rules/one_value.h"
#include "engine/trace/index.h"
#include "engine/trace/patterns/library.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

/// Larger sets are not looked through for pairs or packings: nobody can survey them.
constexpr std::size_t largestPairSet = 12;
constexpr std::size_t largestPackingSet = 40;

std::vector<Lit> negated(std::vector<Lit> literals)
{
    for (Lit& l : literals)
        l = !l;
    return literals;
}

} // namespace

void Binder::bind(const PatternLibrary* patterns)
{
    nameAnswers();
    noteAdjacencies();
    noteTiles();
    noteWalls();
    const auto count = static_cast<int>(m_rules.instances().size());
    m_ground.m_terms.resize(at(count));
    for (int i = 0; i < count; ++i)
        if (m_ground.instance(i).is<Circuit>())
            bindCircuit(i); // first: it makes atoms
    m_ground.m_valueWatch.resize(at(m_ground.m_atoms));
    m_ground.m_relationWatch.resize(at(m_ground.m_atoms));
    m_ground.m_partOf.resize(2 * at(m_ground.m_atoms));
    m_ground.m_answerOf.resize(at(m_ground.m_atoms), -1);
    m_ground.m_blockCellOf.resize(at(m_ground.m_atoms), -1);
    m_ground.m_definitionOf.resize(at(m_ground.m_atoms), -1);
    bindDefinitions();
    bindLoops();
    for (m_rule = 0; m_rule < count; ++m_rule)
        bindInstance(m_rule);
    m_rule = -1;
    bindParts();
    bindTerritories();
    bindOverlaps();
    bindFish();
    if (patterns != nullptr)
        bindPatterns(*patterns);
    bindFollowers();
}

void Binder::nameAnswers()
{
    m_ground.m_answerOf.assign(at(m_rules.atomCount()), -1);
    for (std::size_t i = 0; i < m_rules.answers().size(); ++i) {
        for (const int atom : atomsOf(m_rules.answers()[i]))
            m_ground.m_answerOf[at(atom)] = static_cast<int>(i);
    }
    m_ground.m_oneValue = oneValueRules(m_rules);
    m_ground.m_otherValue.assign(at(m_rules.atomCount()), 0);
    for (const int rule : m_ground.m_oneValue) {
        if (rule < 0 || !isEitherOr(m_ground.instance(rule)))
            continue;
        const std::vector<Lit>& values = m_ground.instance(rule).get<Count>().operands;
        m_ground.m_otherValue[at(values[0].atom())] = values[1].atom();
        m_ground.m_otherValue[at(values[1].atom())] = values[0].atom();
    }
}

void Binder::noteAdjacencies()
{
    const std::size_t literals = 2 * at(m_rules.atomCount());
    for (std::size_t i = 0; i < m_rules.instances().size(); ++i) {
        const Instance& instance = m_rules.instances()[i];
        const auto lits = instance.operands();
        if (instance.role() != Role::Adjacency || instance.guard != Yes || lits.size() != 2)
            continue;
        m_ground.m_adjacent.resize(literals); // where there is any
        m_ground.m_adjacencies.resize(literals);
        for (const auto& [one, other] : {std::pair(!lits[0], !lits[1]), std::pair(!lits[1], !lits[0])}) {
            m_ground.m_adjacent[at(one.code)].push_back(other);
            m_ground.m_adjacencies[at(one.code)].push_back(static_cast<int>(i));
        }
    }
}

void Binder::noteTiles()
{
    for (std::size_t i = 0; i < m_rules.instances().size(); ++i) {
        const Instance& instance = m_rules.instances()[i];
        const auto lits = instance.operands();
        if (instance.role() != Role::WholeTiles || !instance.is<Any>() || instance.guard != Yes || lits.size() != 2)
            continue;
        m_ground.m_tied.resize(2 * at(m_rules.atomCount())); // where there is any
        m_ground.m_tied[at((!lits[0]).code)].push_back({lits[1], static_cast<int>(i)});
        m_ground.m_tied[at((!lits[1]).code)].push_back({lits[0], static_cast<int>(i)});
    }
}

void Binder::add(const Examiner& examiner, int subject, Place place, const std::vector<Lit>& watched,
                 bool alsoRelations)
{
    const auto task = static_cast<int>(m_ground.m_tasks.size());
    std::vector<int> atoms;
    for (const Lit l : watched)
        if (!l.constant())
            atoms.push_back(l.atom());
    std::ranges::sort(atoms);
    const auto repeated = std::ranges::unique(atoms);
    atoms.erase(repeated.begin(), repeated.end());
    m_ground.m_tasks.push_back(
        {&examiner, subject, examiner.level, place, m_rule, std::max(1, static_cast<int>(atoms.size()))});
    for (const int atom : atoms) {
        m_ground.m_valueWatch[at(atom)].push_back(task);
        if (alsoRelations)
            m_ground.m_relationWatch[at(atom)].push_back(task);
    }
}

void Binder::add(Examiners lookers, int subject, Place place, const std::vector<Lit>& watched)
{
    for (const Examiner* looker : lookers)
        add(*looker, subject, place, watched);
}

void Binder::addTally(TallyMap tally)
{
    tally.task = static_cast<int>(m_ground.m_tasks.size()) - 1;
    for (const Lit part : tally.parts)
        if (!part.constant())
            m_ground.m_partOf[at(part.code)].push_back(static_cast<int>(m_ground.m_tallies.size()));
    m_ground.m_tallies.push_back(std::move(tally));
}

void Binder::bindDefinitions()
{
    for (std::size_t i = 0; i < m_rules.definitions().size(); ++i) {
        const Definition& definition = m_rules.definitions()[i];
        m_ground.m_definitionOf[at(definition.atom)] = static_cast<int>(i);
        std::vector<Lit> watched = definition.operands;
        watched.push_back(Lit::of(definition.atom));
        add(examiner::definition, static_cast<int>(i), m_ground.placeOf(definition.operands.front().atom()), watched,
            definition.op == Definition::Xor);
        const auto count = static_cast<int>(definition.operands.size());
        const auto all = [&](Lit when, std::vector<Lit> parts) {
            addTally({.when = when, .parts = std::move(parts), .lo = count, .hi = count, .isDefinition = true});
        };
        if (definition.op == Definition::And)
            all(Lit::of(definition.atom), definition.operands);
        else if (definition.op == Definition::Or) // "any" is "all" of the negations
            all(!Lit::of(definition.atom), negated(definition.operands));
    }
}

void Binder::bindInstance(int index)
{
    const auto bindTogether = [] {};                               // with what they share
    const auto bindExact = [&](Extent extent, Examiners lookers) { // of what may be missing nobody deduces
        if (extent == Extent::Exactly)
            bindLiterals(lookers, index);
    };
    std::visit(Overloaded{
                   [&](const Any& p) { bindAny(p, index); },
                   [&](const Count& p) { bindCount(p, index); },
                   [&](const Different& p) { bindDifferent(p, index); },
                   [&](const Sum& p) { bindSum(p, index); },
                   [&](const Sequence&) { bindLiterals(examiners::sequence, index); },
                   [&](const PairUp& p) { bindExact(p.pairs, examiners::pairUp); },
                   [&](const Connected& p) { bindConnected(p, index); },
                   [&](const Acyclic&) { bindLiterals(examiners::acyclic, index); },
                   [&](const Separate&) { bindLiterals(examiners::separate, index); },
                   [&](const AreasRelate&) { bindLiterals(examiners::areasRelate, index); },
                   [&](const InOrder&) { bindLiterals(examiners::inOrder, index); },
                   [&](const Rays&) { bindLiterals(examiners::rays, index); },
                   [&](const BlockSize& p) { bindBlocks(p, index); },
                   [&](const SeedPairs& p) { bindExact(p.division->pairs, examiners::seedPairs); },
                   [&](const Circuit&) { bindTogether(); },
                   [&](const OneSeedEach&) { bindTogether(); },
                   [&](const PartSize&) { bindTogether(); },
                   [&](const PartSum&) { bindTogether(); },
               },
               m_ground.instance(index).says);
}

/// Consecutive order literals of one answer form a term, and so do helpers each of which is the one before and
/// something more: what is seen in one direction. Every other literal is a term of its own.
std::vector<Term> Binder::termsOf(int index) const
{
    std::vector<Term> terms;
    const auto isOrdered = [&](Lit l) {
        const int answer = m_ground.answerOf(l.atom());
        return answer >= 0 && l.positive() && m_rules.answers()[at(answer)].code == Answer::AtLeast;
    };
    const auto isNext = [&](Lit l, Lit before) {
        if (isOrdered(l) && isOrdered(before))
            return before.atom() + 1 == l.atom() && m_ground.answerOf(before.atom()) == m_ground.answerOf(l.atom());
        const Definition* definition = l.constant() || !l.positive() ? nullptr : m_ground.definitionOf(l.atom());
        return definition != nullptr && definition->op == Definition::And
               && std::ranges::find(definition->operands, before) != definition->operands.end();
    };
    for (const Lit l : m_ground.instance(index).operands()) {
        if (!terms.empty() && isNext(l, terms.back().back()))
            terms.back().push_back(l);
        else
            terms.push_back({l});
    }
    return terms;
}

void Binder::bindCount(const Count& count, int index)
{
    const Instance& i = m_ground.instance(index);
    const std::vector<Lit>& lits = count.operands;
    std::vector<Lit> watched = lits;
    watched.push_back(i.guard);
    m_ground.m_terms[at(index)] = termsOf(index);
    add(examiner::count, index, i.anchor, watched);
    const std::vector<Term>& terms = m_ground.m_terms[at(index)];
    std::size_t width = 1;
    for (const Term& term : terms)
        width = std::max(width, term.size());
    addTally({.when = i.guard,
              .parts = lits,
              .lo = count.lo,
              .hi = count.hi,
              .step = count.step,
              .width = static_cast<int>(width)});
    const bool single = m_ground.m_terms[at(index)].size() == lits.size();
    const bool isChoice = count.lo == 1 && count.hi == 1;
    if (single && lits.size() <= largestPairSet && !(isChoice && lits.size() > 4))
        add(examiner::countPairs, index, i.anchor, watched, true);
    const bool touches = std::ranges::any_of(lits, [&](Lit a) {
        return std::ranges::any_of(lits, [&](Lit b) { return a < b && m_ground.adjacency(a, b) >= 0; });
    });
    if (touches && single && lits.size() <= largestPackingSet && count.lo > 0)
        bindPacking(count, index);
}

void Binder::tabulate(const std::vector<NumberVar>& numbers, int index)
{
    CandidateTable& table = m_ground.m_candidates[index];
    int hi = INT32_MIN;
    table.lo = INT32_MAX;
    for (const NumberVar& n : numbers) {
        table.lo = std::min(table.lo, n.lo);
        hi = std::max(hi, n.lo + static_cast<int>(n.values.size()) - 1);
    }
    table.columns.resize(numbers.empty() ? 0 : at(hi - table.lo + 1));
    for (const NumberVar& n : numbers) {
        auto& row = table.cells.emplace_back(table.columns.size(), No);
        std::ranges::copy(n.values, row.begin() + (n.lo - table.lo));
        for (std::size_t v = 0; v < row.size(); ++v)
            table.columns[v].push_back(row[v]);
    }
}

void Binder::bindDifferent(const Different& different, int index)
{
    const Numbers& numbers = different.numbers;
    tabulate(numbers.numbers, index);
    const Instance& i = m_ground.instance(index);
    const CandidateTable& table = m_ground.candidates(index);
    std::vector<Lit> all{i.guard};
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        std::vector<Lit> watched = table.columns[column];
        all.insert(all.end(), watched.begin(), watched.end());
        watched.push_back(i.guard);
        const auto value = static_cast<int>(m_ground.m_values.size());
        m_ground.m_values.push_back({index, column});
        add(examiner::peers, value, i.anchor, watched);
        if (numbers.permutation)
            add(examiners::valueOfPermutation, value, i.anchor, watched);
    }
    if (!numbers.permutation)
        return;
    m_ground.m_units.push_back(index);
    add(examiners::permutation, index, i.anchor, all);
}

void Binder::bindAny(const Any& any, int index)
{
    bindLiterals(examiners::any, index);
    const auto count = static_cast<int>(any.operands.size());
    addTally({.when = m_ground.instance(index).guard, .parts = any.operands, .lo = 1, .hi = count});
}

/// Every literal of the instance wakes them.
void Binder::bindLiterals(Examiners lookers, int index)
{
    const Instance& i = m_ground.instance(index);
    add(lookers, index, i.anchor, allLiteralsOf(i));
}

/// Whoever adds up numbers that differ has both in mind.
void Binder::bindSum(const Sum& sum, int index)
{
    constexpr int mostValues = 32; // kept as bits
    const Numbers& numbers = sum.numbers;
    const bool isSmall = std::ranges::all_of(numbers.numbers, [](const NumberVar& n) {
        return n.lo >= 0 && n.lo + static_cast<int>(n.values.size()) <= mostValues;
    });
    const auto isPartner = [&](const Instance& i) {
        const auto* different = i.find<Different>();
        return different != nullptr && i.guard == Yes && different->numbers.numbers == numbers.numbers;
    };
    const auto partner = std::ranges::find_if(m_rules.instances(), isPartner);
    if (isSmall && partner != m_rules.instances().end())
        m_ground.m_differentOf[index] = static_cast<int>(partner - m_rules.instances().begin());
    bindLiterals(examiners::sum, index);
}

/// Units that share more than one cell: what is locked in both concerns the rest of each.
void Binder::bindOverlaps()
{
    std::map<int, std::vector<int>> cellsOf;
    for (const int unit : m_ground.m_units) {
        for (const auto& cell : m_ground.candidates(unit).cells)
            if (const auto known = std::ranges::find_if(cell, [](Lit l) { return !l.constant(); }); known != cell.end())
                cellsOf[unit].push_back(known->atom());
        std::ranges::sort(cellsOf[unit]);
    }
    m_ground.m_overlapping.resize(m_ground.m_values.size());
    for (const int unit : m_ground.m_units)
        for (const int other : m_ground.m_units) {
            std::vector<int> shared;
            std::ranges::set_intersection(cellsOf[unit], cellsOf[other], std::back_inserter(shared));
            if (unit == other || shared.size() < 2)
                continue;
            const CandidateTable& cover = m_ground.candidates(other);
            for (std::size_t v = 0; v < m_ground.m_values.size(); ++v) {
                const auto [instance, column] = m_ground.m_values[v];
                const int place = m_ground.candidates(unit).lo + static_cast<int>(column) - cover.lo;
                if (instance == unit && place >= 0 && place < static_cast<int>(cover.columns.size()))
                    m_ground.m_overlapping[v].push_back({other, at(place)});
            }
        }
}

void Binder::bindFish()
{
    std::vector<int> values;
    std::vector<Lit> all;
    for (const int unit : m_ground.m_units)
        for (const NumberVar& number : m_ground.instance(unit).get<Different>().numbers.numbers)
            for (std::size_t k = 0; k < number.values.size(); ++k) {
                values.push_back(number.lo + static_cast<int>(k));
                all.push_back(number.values[k]);
            }
    std::vector<int> distinct = values;
    std::ranges::sort(distinct);
    const auto repeated = std::ranges::unique(distinct);
    distinct.erase(repeated.begin(), repeated.end());
    for (const int value : distinct) {
        std::vector<Lit> watched;
        for (std::size_t k = 0; k < all.size(); ++k)
            if (values[k] == value)
                watched.push_back(all[k]);
        add(examiner::fish, value, wholeBoard, watched);
    }
}

void Binder::bindPatterns(const PatternLibrary& library)
{
    m_ground.m_patterns = library.findIn(LocalRules(m_ground));
    std::map<int, std::vector<Lit>> watched; // by the atom of the first premise
    const auto& matches = m_ground.m_patterns.all();
    for (int m = 0; m < static_cast<int>(matches.size()); ++m) {
        const auto premises = m_ground.m_patterns.premisesOf(matches[at(m)]);
        const Lit first = m_ground.m_patterns.conclusionsOf(matches[at(m)]).front();
        if (premises.empty())
            add(examiner::patternAtSight, m, m_ground.placeOf(first.atom()), {});
        else
            watched[premises.front().atom()].insert(watched[premises.front().atom()].end(), premises.begin(),
                                                    premises.end());
    }
    for (const auto& [atom, premises] : watched)
        add(examiner::patterns, atom, m_ground.placeOf(atom), premises);
}

void Binder::bindFollowers()
{
    m_ground.m_firstFollow = static_cast<int>(m_ground.m_tasks.size());
    for (int atom = 0; atom < m_ground.m_atoms; ++atom)
        m_ground.m_tasks.push_back({&examiner::pairFollows, atom, examiner::pairFollows.level,
                                    atom < m_rules.atomCount() ? m_ground.placeOf(atom) : wholeBoard});
    m_ground.m_tallyOf.assign(m_ground.m_tasks.size(), -1);
    for (std::size_t t = 0; t < m_ground.m_tallies.size(); ++t)
        m_ground.m_tallyOf[at(m_ground.m_tallies[t].task)] = static_cast<int>(t);
}

} // namespace tokisuji::tracing
