#include "tools/mine/window.h"

#include "engine/trace/index.h"
#include "engine/trace/patterns/pattern_proof.h"

#include <algorithm>
#include <functional>

namespace tokisuji::mine {

using namespace tracing;

namespace {

/// Nodes that need not be closed are opened, and nodes that nothing leads to are left out.
void shrinkNets(Pattern& pattern)
{
    for (std::size_t n = 0; n < pattern.nets.size(); ++n) {
        for (std::size_t c = 0; c < pattern.nets[n].closed.size();) {
            Pattern less = pattern;
            less.nets[n].closed.erase(less.nets[n].closed.begin() + static_cast<std::ptrdiff_t>(c));
            if (isProved(less))
                pattern = std::move(less);
            else
                ++c;
        }
        for (int node = static_cast<int>(pattern.nets[n].nodes.size()) - 1; node >= 0; --node) {
            const auto& closed = pattern.nets[n].closed;
            const auto isNamed = [&](const PatternNet::Closed& c) {
                return c.node == node || std::ranges::any_of(c.ways, [&](const auto& way) { return way.to == node; });
            };
            if (std::ranges::any_of(closed, isNamed))
                continue;
            Pattern less = pattern;
            PatternNet& net = less.nets[n];
            net.nodes.erase(net.nodes.begin() + node);
            for (PatternNet::Closed& c : net.closed) {
                c.node -= c.node > node ? 1 : 0;
                for (PatternNet::Way& way : c.ways)
                    way.to -= way.to > node ? 1 : 0;
            }
            if (isProved(less))
                pattern = std::move(less);
        }
    }
}

} // namespace

Window::Window(const LocalRules& local, const Mind& mind, const Frame& frame) : m_local(local)
{
    std::vector<const LocalRule*> rules;
    for (const LocalRule& rule : local.rules())
        if (frame.has(rule.base) && (rule.says.guard == Yes || isWithin(rule.says.guard, frame))
            && std::ranges::all_of(rule.says.operands, [&](Lit l) { return isWithin(l, frame); }))
            rules.push_back(&rule);
    for (const LocalRule* rule : rules) {
        std::ranges::for_each(rule->says.operands, [&](Lit l) { nameSpots(l); });
        nameSpots(rule->says.guard);
    }
    for (const LocalNet& net : local.nets())
        for (const Lit node : net.nodes)
            if (isWithin(node, frame) && local.spotOf(node.atom()))
                nameSpots(node);
    takeRules(frame, rules);
    takeNets(frame);
    takeFacts(mind);
}

bool Window::isWithin(Lit l, const Frame& frame) const
{
    if (l.constant())
        return false;
    if (const auto& spot = m_local.spotOf(l.atom()))
        return frame.has(spot->place);
    const Definition* d = m_local.ground().definitionOf(l.atom());
    return d != nullptr && std::ranges::all_of(d->operands, [&](Lit operand) { return isWithin(operand, frame); });
}

/// Spots are numbered before helpers.
void Window::nameSpots(Lit l)
{
    if (l.constant())
        return;
    if (const auto& spot = m_local.spotOf(l.atom())) {
        if (!m_atomOf.try_emplace(l.atom(), static_cast<int>(m_atoms.size())).second)
            return;
        m_situation.spots.push_back(*spot);
        m_atoms.push_back(l.atom());
    } else {
        for (const Lit operand : m_local.ground().definitionOf(l.atom())->operands)
            nameSpots(operand);
    }
}

Lit Window::toPattern(Lit l)
{
    if (l.constant())
        return l;
    if (const auto known = m_atomOf.find(l.atom()); known != m_atomOf.end())
        return Lit::of(known->second, l.positive());
    const Definition& of = *m_local.ground().definitionOf(l.atom());
    Definition d{of.op, 0, {}};
    for (const Lit operand : of.operands)
        d.operands.push_back(toPattern(operand));
    d.atom = m_situation.firstHelper() + static_cast<int>(m_situation.definitions.size());
    m_atomOf[l.atom()] = d.atom;
    m_situation.definitions.push_back(d);
    return Lit::of(d.atom, l.positive());
}

void Window::takeRules(const Frame& frame, const std::vector<const LocalRule*>& rules)
{
    for (const LocalRule* rule : rules) {
        const Instance& i = m_local.ground().instance(rule->instance);
        PatternRule& taken = m_situation.rules.emplace_back(rule->says);
        for (Lit& l : taken.operands)
            l = toPattern(l);
        taken.guard = toPattern(taken.guard);
        m_isClue.push_back(i.origin == Origin::Clue ? 1 : 0);
        const int where = (rule->base.x - 2 * frame.x) * 64 + rule->base.y - 2 * frame.y;
        m_form += (rule->form ^ static_cast<std::uint64_t>(where)) * 0x9e3779b97f4a7c15ULL;
    }
}

void Window::takeNets(const Frame& frame)
{
    for (const LocalNet& local : m_local.nets()) {
        PatternNet net{.family = std::string(m_local.ground().instance(local.instance).family->id)};
        std::unordered_map<int, int> index;
        for (std::size_t n = 0; n < local.nodes.size(); ++n)
            if (m_local.spotOf(local.nodes[n].atom()) && isWithin(local.nodes[n], frame)) {
                index[static_cast<int>(n)] = static_cast<int>(net.nodes.size());
                net.nodes.push_back(toPattern(local.nodes[n]));
            }
        for (const auto& [node, own] : index) {
            PatternNet::Closed closed{own, {}};
            const auto& ways = local.ways[at(node)];
            const bool isClosed = std::ranges::all_of(ways, [&](const NetMap::Way& way) {
                return index.contains(way.node) && (way.present == Yes || m_atomOf.contains(way.present.atom()));
            });
            if (!isClosed)
                continue;
            for (const NetMap::Way& way : ways)
                closed.ways.push_back({index[way.node], way.present == Yes ? Yes : toPattern(way.present)});
            m_form += static_cast<std::uint64_t>(own + 1) * 0xd6e8feb86659fd93ULL;
            net.closed.push_back(std::move(closed));
        }
        if (!net.closed.empty())
            m_situation.nets.push_back(std::move(net));
    }
}

void Window::takeFacts(const Mind& mind)
{
    for (int atom = 1; atom < m_situation.firstHelper(); ++atom) {
        const Lit board = Lit::of(m_atoms[at(atom)]);
        const int value = mind.isOpen(board) ? 2 : mind.isTrue(board) ? 1 : 0;
        if (value == 2)
            m_open.push_back(Lit::of(atom));
        else
            m_situation.known.push_back(Lit::of(atom, value == 1));
        m_form = m_form * 31 + static_cast<std::uint64_t>(value);
    }
}

std::optional<Pattern> Window::shrunk(Lit goal, const Glance& glance) const
{
    PatternProof proof(m_situation);
    auto parts = proof.implies(allPartsOf(m_situation), goal);
    if (!parts)
        return std::nullopt;
    // Clues first, then marks, then what holds everywhere.
    const auto leaveOut = [&](auto member, auto value) {
        SituationParts less = *parts;
        if (std::erase(less.*member, value) == 0)
            return;
        if (auto core = proof.implies(less, goal))
            parts = std::move(core);
    };
    for (const bool clues : {true, false}) {
        for (const int rule : std::vector(parts->rules))
            if ((m_isClue[at(rule)] != 0) == clues)
                leaveOut(&SituationParts::rules, rule);
        if (clues)
            for (const Lit l : std::vector(parts->known))
                leaveOut(&SituationParts::known, l);
        if (clues)
            for (const int net : std::vector(parts->nets))
                leaveOut(&SituationParts::nets, net);
    }
    const auto clues = std::ranges::count_if(parts->rules, [&](int rule) { return m_isClue[at(rule)] != 0; });
    if (parts->rules.empty() || parts->rules.size() > glance.rules || parts->known.size() > glance.known
        || static_cast<std::size_t>(clues) > glance.clues)
        return std::nullopt;
    Pattern pattern{.spots = m_situation.spots, .definitions = m_situation.definitions};
    for (const int rule : parts->rules)
        pattern.rules.push_back(m_situation.rules[at(rule)]);
    for (const int net : parts->nets)
        pattern.nets.push_back(m_situation.nets[at(net)]);
    pattern.known = parts->known;
    pattern.conclusions = {goal};
    shrinkNets(pattern);
    return pattern;
}

/// What the same situation says besides.
void Window::addOthers(Found& found) const
{
    const Lit goal = found.pattern.conclusions.front();
    PatternProof proof(found.pattern);
    const SituationParts all = allPartsOf(found.pattern);
    for (const Lit open : m_open) {
        if (open.atom() == goal.atom())
            continue;
        const Lit l = proof.implies(all, open) ? open : !open;
        Pattern other = found.pattern;
        other.conclusions = {l};
        if (!proof.implies(all, l) || !isMinimal(other))
            continue;
        found.pattern.conclusions.push_back(l);
        found.conclusions.push_back(toBoard(l));
    }
}

std::optional<Window::Found> Window::search(const Glance& glance) const
{
    PatternProof proof(m_situation);
    const SituationParts all = allPartsOf(m_situation);
    const auto first = proof.example(all);
    if (!first)
        return std::nullopt;
    std::vector<Lit> goals;
    for (const Lit l : m_open)
        goals.push_back((*first)[at(l.atom())] ? l : !l);
    while (!goals.empty()) {
        const Lit goal = goals.back();
        goals.pop_back();
        if (!proof.implies(all, goal)) {
            std::erase_if(goals, [&](Lit l) { return !proof.lastHad(l); });
            continue;
        }
        auto pattern = shrunk(goal, glance);
        if (!pattern || !isMinimal(*pattern))
            continue;
        Found found{*pattern, {toBoard(goal)}, {}};
        for (const Lit l : pattern->known)
            found.premises.push_back(toBoard(l));
        addOthers(found);
        return found;
    }
    return std::nullopt;
}

} // namespace tokisuji::mine
