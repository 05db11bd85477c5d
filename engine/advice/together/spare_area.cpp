#include "engine/advice/together/spare_area.h"

#include "engine/advice/stock.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr RuleFamily spareArea{.id = "spare-area"};

/// The instance that says that each area holds one seed.
const OneSeedEach* seedRuleOf(const Rules& rules)
{
    const OneSeedEach* found = nullptr;
    for (const Instance& i : rules.instances()) {
        const auto* seeds = i.find<OneSeedEach>();
        if (seeds == nullptr)
            continue;
        if (found != nullptr || i.guard != Yes)
            return nullptr;
        found = seeds;
    }
    return found;
}

bool canBeSaidAgain(const Rules& rules, const OneSeedEach& seedRule)
{
    const auto isSimple = [&](const Instance& i) {
        const auto* size = i.find<PartSize>();
        const bool isOfSameParts = size != nullptr && size->parts.isSame(seedRule.parts);
        return isOfSameParts || i.is<OneSeedEach>() || i.is<Any>() || i.is<Count>() || i.is<Connected>();
    };
    const auto isMark = [](const Answer& a) { return a.code == Answer::Boolean && a.places.size() == 1; };
    return rules.definitions().empty() && rules.territories().empty() && std::ranges::all_of(rules.answers(), isMark)
           && std::ranges::all_of(rules.instances(), isSimple);
}

/// The same answers, under the same atoms.
void repeatAnswers(Rules& rules, const Rules& from)
{
    for (const Answer& answer : from.answers()) {
        const Lit again = rules.answers(answer.layer, answer.places).front();
        require(again == Lit::of(answer.atom), "repeatAnswers: there are answers alone");
    }
}

/// What is said of parts is said of these.
void repeatRules(Rules& rules, const Rules& from, const Shared<Parts>& parts)
{
    for (const Instance& i : from.instances()) {
        Primitive said = i.says;
        std::visit(
            [&](auto& primitive) {
                if constexpr (requires { primitive.parts; })
                    primitive.parts = parts;
            },
            said);
        rules.like(i, Origin::Board).say(std::move(said));
    }
}

/// An answer for each cell that neither is a seed nor lies beside one.
Field spareField(Rules& rules, const Parts& parts)
{
    const Grid& grid = parts.present.grid();
    const auto isSeed = [&](Place p) { return std::ranges::find(parts.seeds, p) != parts.seeds.end(); };
    std::vector<Place> cells = grid.cells();
    std::erase_if(cells, [&](Place c) { return isSeed(c) || std::ranges::any_of(grid.neighbours(c), isSeed); });
    const std::vector<Lit> answers = rules.answers(Layer::Shade, cells);
    std::vector<Lit> lits(parts.present.all().size(), No);
    for (std::size_t k = 0; k < cells.size(); ++k)
        lits[static_cast<std::size_t>(grid.index(PlaceKind::Cell, cells[k]))] = answers[k];
    return {grid, PlaceKind::Cell, std::move(lits)};
}

/// What is present and not spare.
Field keptField(Rules& rules, const Field& present, const Field& spare)
{
    std::vector<Lit> kept;
    for (std::size_t c = 0; c < present.all().size(); ++c)
        kept.push_back(rules.allOf({present.all()[c], !spare.all()[c]}));
    return {present.grid(), PlaceKind::Cell, std::move(kept)};
}

/// The spare cells are one area of those that are present, and all of it.
void spareIsArea(Rules& rules, const Field& present, const Field& spare)
{
    for (const Place c : present.grid().cells()) {
        rules.at(c, spareArea).implies(spare[c], {present[c]});
        for (const Place next : present.grid().neighbours(c))
            rules.at(c, spareArea).any({!spare[c], !present[next], spare[next]});
    }
    rules.at(wholeBoard, spareArea).any(spare.all());
    connected(rules, spare, spareArea);
}

/// What is said beside parts and their sizes.
std::set<Content> otherContents(const Rules& rules)
{
    const Translation same(rules.atomCount());
    std::set<Content> contents;
    for (const Instance& i : rules.instances())
        if (!i.is<OneSeedEach>() && !i.is<PartSize>())
            contents.insert(contentOf(i, same));
    return contents;
}

/// The sizes that are asked for, by cell.
std::multiset<std::pair<Place, int>> sizesOf(const Rules& rules)
{
    std::multiset<std::pair<Place, int>> sizes;
    for (const Instance& i : rules.instances())
        if (const auto* size = i.find<PartSize>())
            sizes.emplace(size->cell, size->size);
    return sizes;
}

/// Is it the other parts with one seed more?
bool hasOneSeedMore(const Parts& parts, const Parts& others, Place seed)
{
    std::vector<Place> seeds = parts.seeds;
    return parts.present.all() == others.present.all() && std::erase(seeds, seed) == 1 && seeds == others.seeds;
}

/// Do they say nothing more than that this cell is present?
bool addOnlyPresence(const Rules& rules, const std::set<Content>& before, Lit present)
{
    Rules presence;
    presence.at(wholeBoard, spareArea).is(present);
    std::set<Content> wanted = before;
    wanted.insert(contentOf(presence.instances().front(), Translation(rules.atomCount())));
    const std::set<Content> said = otherContents(rules);
    return said == before || said == wanted;
}

} // namespace

std::optional<SpareArea> withSpareArea(const Rules& rules)
{
    const OneSeedEach* seedRule = seedRuleOf(rules);
    if (seedRule == nullptr || !canBeSaidAgain(rules, *seedRule))
        return std::nullopt;
    const Parts& parts = *seedRule->parts;
    SpareArea area;
    repeatAnswers(area.rules, rules);
    area.spare = spareField(area.rules, parts);
    const Field kept = keptField(area.rules, parts.present, area.spare);
    repeatRules(area.rules, rules, Parts{kept, parts.seeds});
    spareIsArea(area.rules, parts.present, area.spare);
    return area;
}

SpareClaims::SpareClaims(const Rules& without)
    : m_answers(without.answers()), m_sizes(sizesOf(without)), m_others(otherContents(without))
{
    if (const OneSeedEach* seedRule = seedRuleOf(without); seedRule != nullptr && canBeSaidAgain(without, *seedRule))
        m_parts = *seedRule->parts;
}

bool SpareClaims::include(const Rules& withOption, const ClueOption& option) const
{
    const OneSeedEach* seedRule = seedRuleOf(withOption);
    if (!m_parts || seedRule == nullptr || !canBeSaidAgain(withOption, *seedRule)
        || !haveSameAnswers(m_answers, withOption.answers()))
        return false;
    const Parts& parts = *seedRule->parts;
    Sizes sizes = m_sizes;
    if (option.value != question)
        sizes.emplace(option.place, option.value);
    return hasOneSeedMore(parts, *m_parts, option.place) && sizesOf(withOption) == sizes
           && addOnlyPresence(withOption, m_others, parts.present[option.place]);
}

} // namespace tokisuji
