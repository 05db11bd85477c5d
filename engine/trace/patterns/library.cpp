#include "engine/trace/patterns/library.h"

#include "engine/trace/index.h"
#include "engine/trace/patterns/pattern_texts.h" // made from resources/patterns when the program is built

#include <algorithm>
#include <map>
#include <mutex>

namespace tokisuji::tracing {

std::span<const PatternText> patternTexts()
{
    return ownPatternTexts;
}

std::string_view patternTextOf(std::string_view genre)
{
    const auto text = std::ranges::find(patternTexts(), genre, &PatternText::genre);
    return text == patternTexts().end() ? std::string_view() : text->text;
}

bool isPatternOf(std::string_view genre, std::string_view technique)
{
    return patternTextOf(genre).find("\npattern " + std::string(technique) + "\n") != std::string_view::npos;
}

PatternLibrary::PatternLibrary(PatternBook book) : m_book(std::move(book))
{
    for (int p = 0; p < static_cast<int>(m_book.patterns.size()); ++p)
        addTurns(p);
    for (int p = 0; p < static_cast<int>(m_book.patterns.size()); ++p)
        addExchanged(p);
}

const PatternLibrary* PatternLibrary::of(std::string_view genre)
{
    static std::mutex mutex;
    static std::map<std::string_view, PatternLibrary> read;
    const std::scoped_lock lock(mutex);
    if (const auto known = read.find(genre); known != read.end())
        return &known->second;
    const auto text = std::ranges::find(patternTexts(), genre, &PatternText::genre);
    if (text == patternTexts().end())
        return nullptr;
    auto book = readPatterns(text->text);
    require(book.has_value(), "the program's own patterns can be read");
    return &read.emplace(text->genre, std::move(*book)).first->second;
}

void PatternLibrary::add(const Pattern& pattern)
{
    m_book.patterns.push_back(pattern);
    addTurns(static_cast<int>(m_book.patterns.size()) - 1);
    addExchanged(static_cast<int>(m_book.patterns.size()) - 1);
}

TechniqueId PatternLibrary::namelessOf(const Pattern& pattern)
{
    return idOf(pattern.known.empty() ? Move::PatternAtSight : Move::Pattern);
}

void PatternLibrary::addTurns(int index)
{
    const Pattern& pattern = m_book.patterns[at(index)];
    const Technique* named = findTechnique(pattern.technique);
    const TechniqueId technique =
        named != nullptr ? static_cast<TechniqueId>(named - techniques().data()) : namelessOf(pattern);
    for (Pattern& turn : turnsOf(pattern, m_book.layers))
        if (m_lines.insert(linesOf(turn, m_book.layers)).second)
            addVariant(index, technique, std::move(turn));
}

/// With yes and no exchanged it is true as well, but nobody calls that by the same name, and the book may have it as
/// another pattern (the 1 and the 3 in a corner).
void PatternLibrary::addExchanged(int index)
{
    const Pattern& pattern = m_book.patterns[at(index)];
    for (Pattern& other : exchangedOf(pattern, m_book.layers))
        if (m_lines.insert(linesOf(other, m_book.layers)).second)
            addVariant(index, namelessOf(pattern), std::move(other));
}

void PatternLibrary::addVariant(int index, TechniqueId technique, Pattern theorem)
{
    const Former former(
        [&](int atom) {
            return atom < theorem.firstHelper() ? std::optional(theorem.spots[at(atom - 1)]) : std::nullopt;
        },
        [&](int atom) { return &theorem.definitions[at(atom - theorem.firstHelper())]; });
    Variant variant{.pattern = index, .technique = technique, .theorem = {}, .rules = {}};
    for (const PatternRule& rule : theorem.rules)
        if (const auto base = former.baseOf(rule))
            variant.rules.push_back({former.formOf(rule, *base), *base});
    if (variant.rules.size() != theorem.rules.size() || theorem.rules.empty())
        return;
    variant.theorem = std::move(theorem);
    m_variants.push_back(std::move(variant));
}

// --- looking for them ---

/// All patterns on one board.
class PatternFinder {
public:
    explicit PatternFinder(const LocalRules& rules) : m_local(rules)
    {
        for (const LocalRule& rule : rules.rules()) {
            m_byForm[rule.form].push_back(&rule);
            m_byPlace.emplace(key(rule.form, rule.base), rule.instance);
        }
    }

    void find(const PatternLibrary::Variant& variant)
    {
        const std::vector<const LocalRule*>* fewest = nullptr;
        std::size_t root = 0;
        for (std::size_t r = 0; r < variant.rules.size(); ++r) {
            const auto found = m_byForm.find(variant.rules[r].form);
            if (found == m_byForm.end())
                return;
            if (fewest == nullptr || found->second.size() < fewest->size()) {
                fewest = &found->second;
                root = r;
            }
        }
        for (const LocalRule* rule : *fewest)
            tryAt(variant, rule->base.x - variant.rules[root].base.x, rule->base.y - variant.rules[root].base.y);
    }
    [[nodiscard]] PatternMatches take() { return std::move(m_found); }

private:
    [[nodiscard]] static Place moved(Place p, int x, int y)
    {
        return {static_cast<std::int16_t>(p.x + x), static_cast<std::int16_t>(p.y + y)};
    }
    [[nodiscard]] static std::uint64_t key(Form form, Place base)
    {
        return form
               ^ (static_cast<std::uint64_t>(static_cast<std::uint16_t>(base.x)) << 16
                  | static_cast<std::uint64_t>(static_cast<std::uint16_t>(base.y)))
                     * 0x9e3779b97f4a7c15ULL;
    }
    void tryAt(const PatternLibrary::Variant& variant, int x, int y)
    {
        m_instances.clear();
        for (const PatternLibrary::Placed& rule : variant.rules) {
            const auto found = m_byPlace.find(key(rule.form, moved(rule.base, x, y)));
            if (found == m_byPlace.end())
                return;
            m_instances.push_back(found->second);
        }
        const Pattern& theorem = variant.theorem;
        m_atoms.assign(1, 0);
        for (PatternSpot spot : theorem.spots) {
            spot.place = moved(spot.place, x, y);
            m_atoms.push_back(m_local.atomOf(spot));
        }
        if (std::ranges::find(m_atoms, -1) != m_atoms.end()
            || !std::ranges::all_of(theorem.nets, [&](const PatternNet& net) { return hangsSo(net); }))
            return;
        std::ranges::stable_partition(m_instances, [&](int i) { // clues are what people name
            return m_local.ground().instance(i).origin == Origin::Clue;
        });
        m_found.add(variant.pattern, variant.technique, literals(theorem.known), literals(theorem.conclusions),
                    m_instances);
    }
    [[nodiscard]] Lit literal(Lit l) const { return l.constant() ? l : Lit::of(m_atoms[at(l.atom())], l.positive()); }
    [[nodiscard]] std::vector<Lit> literals(const std::vector<Lit>& lits) const
    {
        std::vector<Lit> found;
        for (const Lit l : lits)
            found.push_back(literal(l));
        return found;
    }
    /// Is there a rule that the nodes hang together, with no other ways from those that are closed?
    [[nodiscard]] bool hangsSo(const PatternNet& net)
    {
        const auto fits = [&](const LocalNet& local) {
            return m_local.ground().instance(local.instance).family->id == net.family
                   && std::ranges::all_of(net.nodes, [&](Lit l) { return local.nodeAt.contains(literal(l).code); })
                   && std::ranges::all_of(
                       net.closed, [&](const PatternNet::Closed& closed) { return isClosedSo(local, net, closed); });
        };
        const auto found = std::ranges::find_if(m_local.nets(), fits);
        if (found == m_local.nets().end())
            return false;
        m_instances.push_back(found->instance);
        return true;
    }
    [[nodiscard]] bool isClosedSo(const LocalNet& local, const PatternNet& net, const PatternNet::Closed& closed) const
    {
        const auto nodeOf = [&](int node) { return local.nodeAt.at(literal(net.nodes[at(node)]).code); };
        const auto& ways = local.ways[at(nodeOf(closed.node))];
        return std::ranges::all_of(ways, [&](const NetMap::Way& way) {
            return std::ranges::any_of(closed.ways, [&](const PatternNet::Way& known) {
                return nodeOf(known.to) == way.node && literal(known.link) == way.present;
            });
        });
    }

    const LocalRules& m_local;
    std::unordered_map<Form, std::vector<const LocalRule*>> m_byForm;
    std::unordered_map<std::uint64_t, int> m_byPlace;
    PatternMatches m_found;
    std::vector<int> m_instances; ///< of the place that is tried
    std::vector<int> m_atoms;     ///< of the board, by atom of the pattern
};

PatternMatches PatternLibrary::findIn(const LocalRules& rules) const
{
    PatternFinder finder(rules);
    for (const Variant& variant : m_variants)
        finder.find(variant);
    return finder.take();
}

} // namespace tokisuji::tracing
