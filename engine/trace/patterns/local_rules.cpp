#include "engine/trace/patterns/local_rules.h"

#include "engine/rules/answer_atoms.h"
#include "engine/trace/index.h"
#include "engine/trace/seekers.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t mostOperands = 16; ///< nobody sees more at a glance

Form mixed(Form a, Form b)
{
    Form x = a * 0x9e3779b97f4a7c15ULL + b + 0x7f4a7c159e3779b9ULL;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    return x ^ (x >> 29);
}

/// Whatever the order.
Form mixedAll(Form start, std::vector<Form> forms)
{
    std::ranges::sort(forms);
    for (const Form form : forms)
        start = mixed(start, form);
    return start;
}

Form formOfText(std::string_view text)
{
    Form form = text.size();
    for (const char c : text)
        form = mixed(form, static_cast<unsigned char>(c));
    return form;
}

std::uint64_t packed(const PatternSpot& spot)
{
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(spot.place.x))
           | static_cast<std::uint64_t>(static_cast<std::uint16_t>(spot.place.y)) << 16
           | static_cast<std::uint64_t>(spot.layer) << 32 | static_cast<std::uint64_t>(spot.kind) << 40
           | static_cast<std::uint64_t>(static_cast<std::uint16_t>(spot.value)) << 44;
}

} // namespace

bool Former::lower(Lit l, std::optional<Place>& base) const
{
    if (l.constant())
        return false;
    if (const auto spot = m_spotOf(l.atom())) {
        base = base ? Place{std::min(base->x, spot->place.x), std::min(base->y, spot->place.y)} : spot->place;
        return true;
    }
    const Definition* definition = m_definitionOf(l.atom());
    return definition != nullptr
           && std::ranges::all_of(definition->operands, [&](Lit operand) { return lower(operand, base); });
}

std::optional<Place> Former::baseOf(const std::vector<Lit>& lits) const
{
    std::optional<Place> base;
    for (const Lit l : lits)
        if (!lower(l, base))
            return std::nullopt;
    return base;
}

std::optional<Place> Former::baseOf(const PatternRule& rule) const
{
    std::vector<Lit> all = rule.operands;
    if (rule.guard != Yes)
        all.push_back(rule.guard);
    return baseOf(all);
}

Form Former::formOf(Lit l, Place base) const
{
    const Form sign = l.positive() ? 3 : 5;
    if (auto spot = m_spotOf(l.atom())) {
        spot->place = {static_cast<std::int16_t>(spot->place.x - base.x),
                       static_cast<std::int16_t>(spot->place.y - base.y)};
        return mixed(packed(*spot), sign);
    }
    const Definition* definition = m_definitionOf(l.atom());
    std::vector<Form> forms;
    for (const Lit operand : definition->operands)
        forms.push_back(formOf(operand, base));
    return mixedAll(mixed(sign, 11 + static_cast<Form>(definition->op)), std::move(forms));
}

Form Former::formOf(const PatternRule& rule, Place base) const
{
    std::vector<Form> forms;
    for (const Lit l : rule.operands)
        forms.push_back(formOf(l, base));
    const Form numbers =
        static_cast<Form>(rule.lo) | static_cast<Form>(rule.hi) << 16 | static_cast<Form>(rule.step) << 32;
    const Form parity = static_cast<Form>((base.x & 1) | (base.y & 1) << 1);
    const Form guard = rule.guard == Yes ? 7 : formOf(rule.guard, base);
    return mixedAll(mixed(mixed(mixed(formOfText(rule.family), numbers), parity), guard), std::move(forms));
}

// --- the rules of a board ---

LocalRules::LocalRules(const Ground& ground)
    : m_ground(&ground), m_former([this](int atom) { return m_spots[at(atom)]; },
                                  [this](int atom) { return m_ground->definitionOf(atom); })
{
    nameSpots();
    for (int i = 0; i < static_cast<int>(ground.rules().instances().size()); ++i)
        addLocal(i);
    for (const PartsMap& parts : ground.parts())
        addParts(parts);
    addNets();
}

void LocalRules::nameSpots()
{
    m_spots.resize(at(m_ground->atomCount()));
    for (const Answer& answer : m_ground->rules().answers()) {
        if (std::ranges::find(m_layers, answer.layer) == m_layers.end())
            m_layers.push_back(answer.layer);
        if (answer.places.size() != 1)
            continue;
        const auto atoms = atomsOf(answer);
        for (const int atom : atoms) {
            const int number = atom - answer.atom;
            PatternSpot spot{PatternSpot::Holds, answer.layer, answer.places.front(), 1};
            if (answer.code == Answer::Direct)
                spot = {PatternSpot::Is, spot.layer, spot.place, answer.lo + number};
            if (answer.code == Answer::AtLeast)
                spot = {PatternSpot::AtLeast, spot.layer, spot.place, answer.lo + 1 + number};
            m_spots[at(atom)] = spot;
            m_atoms.emplace(packed(spot), atom);
        }
    }
}

int LocalRules::atomOf(const PatternSpot& spot) const
{
    const auto found = m_atoms.find(packed(spot));
    return found == m_atoms.end() ? -1 : found->second;
}

void LocalRules::addRule(int instance, PatternRule rule)
{
    const auto count = static_cast<int>(rule.operands.size());
    if (rule.operands.empty() || rule.operands.size() > mostOperands)
        return;
    while (rule.lo < 0)
        rule.lo += rule.step;
    rule.hi = std::min(rule.hi, count);
    rule.guard = m_ground->instance(instance).guard;
    const auto base = m_former.baseOf(rule);
    if (!base || rule.hi < rule.lo)
        return;
    rule.hi -= (rule.hi - rule.lo) % rule.step;
    if (rule.hi <= rule.lo + rule.step) // two numbers, or one
        rule.step = std::max(1, rule.hi - rule.lo);
    tellPositively(rule);
    rule.family = m_ground->instance(instance).family->id;
    const Form form = m_former.formOf(rule, *base);
    m_rules.push_back({instance, std::move(rule), *base, form});
}

void LocalRules::addLocal(int index)
{
    const Instance& i = m_ground->instance(index);
    if (i.guard == No || i.role() == Role::Meaning)
        return;
    if (const Any* any = i.find<Any>())
        addRule(index, {{}, any->operands, 1, static_cast<int>(any->operands.size())});
    else if (const Count* count = i.find<Count>())
        addRule(index, {{}, count->operands, count->lo, count->hi, count->step});
    else if (const Acyclic* acyclic = i.find<Acyclic>(); acyclic != nullptr && i.guard == Yes)
        addRings(index, *acyclic->graph);
    else if (const PairUp* pairs = i.find<PairUp>(); pairs != nullptr && i.guard == Yes)
        for (const Seeker& seeker : seekersOf(*pairs))
            addRule(index, {{}, seeker.partners, 1, static_cast<int>(seeker.partners.size())});
}

/// No four links round a square are all there.
void LocalRules::addRings(int index, const Graph& graph)
{
    std::vector<std::vector<NetMap::Way>> ways(graph.nodes.size());
    for (const Graph::Link& link : graph.links)
        if (!link.present.constant()) {
            ways[at(link.a)].push_back({link.b, link.present});
            ways[at(link.b)].push_back({link.a, link.present});
        }
    for (int a = 0; a < static_cast<int>(ways.size()); ++a)
        for (const auto& [b, ab] : ways[at(a)])
            for (const auto& [c, ac] : ways[at(a)])
                for (const auto& [d, bd] : ways[at(b)])
                    for (const auto& [e, cd] : ways[at(c)])
                        if (d == e && b < c && a < d && a < b) // each ring from its first node
                            addRule(index, {{}, {ab, ac, bd, cd}, 0, 3});
}

void LocalRules::addNets()
{
    for (const NetMap& map : m_ground->nets()) {
        const Instance& i = m_ground->instance(map.instance);
        LocalNet net{.instance = map.instance, .nodes = i.get<Connected>().graph->nodes};
        for (const auto& ways : map.ways) {
            auto& usable = net.ways.emplace_back();
            for (const NetMap::Way& way : ways)
                if (way.present != No && net.nodes[at(way.node)] != No)
                    usable.push_back(way);
        }
        if (i.guard == Yes)
            m_nets.push_back(std::move(net));
    }
    for (const LoopMap& loop : m_ground->loops()) {
        LocalNet net{.instance = loop.instance};
        for (std::size_t e = 0; e < loop.edges.size(); ++e) {
            net.nodes.push_back(loop.edges[e].lit);
            auto& ways = net.ways.emplace_back();
            for (const int end : {loop.edges[e].a, loop.edges[e].b})
                for (const int other : loop.edgesOf[at(end)])
                    if (other != static_cast<int>(e) && loop.edges[at(other)].lit != No)
                        ways.push_back({other, Yes});
        }
        if (m_ground->instance(loop.instance).guard == Yes)
            m_nets.push_back(std::move(net));
    }
    for (LocalNet& net : m_nets)
        for (std::size_t n = 0; n < net.nodes.size(); ++n)
            if (!net.nodes[n].constant())
                net.nodeAt.emplace(net.nodes[n].code, static_cast<int>(n));
}

} // namespace tokisuji::tracing
