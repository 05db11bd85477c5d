// A number is not tried value by value: the rules of two values of a clue differ in what one count, sum or size is
// compared with, so that this is measured in each solution once.
#include "engine/advice/family_reader.h"

#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/measured.h"
#include "engine/rules/retelling.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <unordered_set>

namespace tokisuji {

namespace {

/// From so many options on it is worth a look whether they are compared with a number.
constexpr std::size_t fewOptions = 3;
constexpr RuleFamily openValue{.id = "open-value"};

/// The option with a value.
std::optional<ClueKey> optionWith(int value, const std::vector<ClueOption>& options)
{
    const auto option = std::ranges::lower_bound(options, value, {}, &ClueOption::value);
    return option != options.end() && option->value == value
               ? std::optional(ClueKey{static_cast<int>(option - options.begin())})
               : std::nullopt;
}

/// `optionOf` tells which option a solution has, that by its index.
template <class OptionOf>
Obeyed collected(const KnownSolutions& pool, const ClueFamily& family, std::size_t enough, const OptionOf& optionOf)
{
    Obeyed obeyed(family.options.size());
    for (std::size_t s = 0; s < pool.solutions().size(); ++s)
        if (const std::optional<ClueKey> option = optionOf(s)) {
            obeyed.resize(family.options.size());
            if (auto& solutions = obeyed[static_cast<std::size_t>(option->front())]; solutions.size() < enough)
                solutions.push_back(s);
        }
    return obeyed;
}

/// The answer that a family's options give; null where they give none.
const Answer* givenAnswer(const ClueFamily& family, const Rules& rules)
{
    const auto isGiven = [&](const Answer& a) {
        return a.layer == Layer::Digit && a.code == Answer::Direct && a.places.front() == family.place;
    };
    if (!family.isGiven)
        return nullptr;
    const auto answer = std::ranges::find_if(rules.answers(), isGiven);
    return answer != rules.answers().end() ? &*answer : nullptr;
}

ClueReading readingOfAnswer(const Answer& answer, const Genre& genre, const std::vector<ClueOption>& options)
{
    const auto atomIn = [&answer](const Answers& solution) {
        const auto atoms = atomsOf(answer);
        return std::ranges::find_if(atoms, [&](int atom) { return holds(solution, Lit::of(atom)); }) - atoms.begin();
    };
    ClueReading reading;
    reading.clueIn = [&, atomIn](const Answers& solution) {
        return optionWith(genre.numberOf(answer.lo + static_cast<int>(atomIn(solution))), options);
    };
    reading.shownBy = [&, atomIn](const auto&, const Answers& solution) {
        return std::vector{Lit::of(answer.atom + static_cast<int>(atomIn(solution)))};
    };
    return reading;
}

} // namespace

/// The rules of a board with an option beside those of a pool.
class FamilyReader::WithOption {
public:
    WithOption(const KnownSolutions&, Board changed);

    /// Do these rules say all that the pool says?
    [[nodiscard]] bool saysAll() const { return m_sameAnswers && m_saysAll; }

    /// Calls `use` with the solution as these rules see it. Requires the same answers.
    template <class Use>
    auto under(std::size_t solution, const Use& use) const
    {
        return m_sharesHelpers ? use(m_pool.truth(solution)) : use(Assignment(m_rules, m_pool.solutions()[solution]));
    }
    /// Does a solution of the pool obey everything that the pool does not say?
    [[nodiscard]] bool isObeyed(std::size_t solution) const
    {
        if (!m_sameAnswers)
            return carriedOver(m_rules, m_board, m_pool.filled(solution)).has_value();
        return under(solution, [this](const Assignment& truth) { return isObeyed(truth, nullptr); });
    }
    /// The same by what holds, where the answers are the same; one instance need not.
    [[nodiscard]] bool isObeyed(const Assignment& truth, const Instance* butFor) const
    {
        return std::ranges::all_of(m_extra, [&](std::size_t i) {
            const Instance& instance = m_rules.instances()[i];
            return &instance == butFor || holds(instance, truth);
        });
    }
    /// Do these rules and the pool's differ in this instance alone?
    [[nodiscard]] bool addsOnly(const Instance* instance) const
    {
        return m_sharesHelpers && m_saysAll && m_extra.size() == 1 && &m_rules.instances()[m_extra.front()] == instance;
    }
    /// The instance in which the rules of another board differ, if that is the only one and they differ in nothing but
    /// a number that it asks for, which is larger by a step there.
    [[nodiscard]] const Instance* comparisonWith(const Board& other, int step) const;
    [[nodiscard]] const Rules& rules() const { return m_rules; }

private:
    const KnownSolutions& m_pool;
    Board m_board;
    Rules m_rules;
    std::vector<std::size_t> m_extra; ///< what the pool does not say
    bool m_sameAnswers;
    bool m_saysAll = false;
    bool m_sharesHelpers = false;
};

FamilyReader::WithOption::WithOption(const KnownSolutions& pool, Board changed)
    : m_pool(pool), m_board(std::move(changed)), m_rules(rulesOf(m_board)),
      m_sameAnswers(haveSameAnswers(m_rules, pool.rules()))
{
    CommonWords words = pool.words();
    const Translation names = words.translationOf(m_rules);
    std::unordered_set<const Content*> common;
    for (std::size_t i = 0; i < m_rules.instances().size(); ++i) {
        if (const auto said = pool.said().find(contentOf(m_rules.instances()[i], names)); said != pool.said().end())
            common.insert(&*said);
        else
            m_extra.push_back(i);
    }
    m_saysAll = common.size() == pool.said().size();
    const auto keepsName = [&](int atom) {
        return atom < pool.rules().atomCount() && names(Lit::of(atom)) == Lit::of(atom);
    };
    m_sharesHelpers = std::ranges::all_of(m_rules.definitions(), keepsName, &Definition::atom)
                      && std::ranges::all_of(m_rules.territories(), keepsName, &Territory::atom);
}

const Instance* FamilyReader::WithOption::comparisonWith(const Board& other, int step) const
{
    const Rules its = rulesOf(other);
    const auto& mine = m_rules.instances();
    if (!m_sameAnswers || !haveSameAnswers(m_rules, its) || !haveSameHelpers(m_rules, its)
        || mine.size() != its.instances().size())
        return nullptr;
    const Instance* found = nullptr;
    for (std::size_t i = 0; i < mine.size(); ++i) {
        const Instance& one = mine[i];
        const Instance& another = its.instances()[i];
        if (one.says == another.says && one.guard == another.guard)
            continue;
        const std::optional<int> number = numberAsked(one.says), itsNumber = numberAsked(another.says);
        if (found != nullptr || !number || !itsNumber || *itsNumber - *number != step || one.guard != Yes
            || another.guard != Yes || askingFor(*number, another.says) != one.says)
            return nullptr;
        found = &one;
    }
    return found;
}

/// What tells the numbers of a family apart: the rules of its last option stand for all, and one instance of theirs
/// compares something with the number.
class FamilyReader::Numbers {
public:
    Numbers(const KnownSolutions& pool, const Board& board, const ClueFamily& family)
        : m_pool(pool), m_family(family), m_last(pool, with(board, family.options.back()))
    {
        const auto comparedIn = [&](const ClueOption& option) {
            return m_last.comparisonWith(with(board, option), option.value - family.options.back().value);
        };
        m_compared = comparedIn(family.options[family.options.size() - 2]);
        if (family.region == nullptr && comparedIn(family.options.front()) != m_compared)
            m_compared = nullptr;
    }

    [[nodiscard]] bool areTold() const { return m_compared != nullptr; }
    /// The option that a solution obeys.
    [[nodiscard]] std::optional<ClueKey> optionIn(std::size_t solution) const
    {
        return m_last.under(solution, [this](const Assignment& truth) { return optionIn(truth); });
    }
    [[nodiscard]] OpenClue open();

private:
    [[nodiscard]] std::optional<ClueKey> optionIn(const Assignment& truth) const
    {
        const auto number = measured(m_compared->says, truth);
        return number && m_last.isObeyed(truth, m_compared) ? optionWith(*number + offset(), m_family.options)
                                                            : std::nullopt;
    }
    [[nodiscard]] int offset() const { return m_family.options.back().value - *numberAsked(m_compared->says); }
    [[nodiscard]] ClueReading readingIn(const Model&, std::vector<Lit> isValue, bool isAll) const;

    const KnownSolutions& m_pool;
    const ClueFamily& m_family;
    WithOption m_last;
    const Instance* m_compared = nullptr;
    Rules m_open;
};

/// "It is the number of this option": answers of the open rules. Where the pool's rules say all else, they say all of
/// areas too.
OpenClue FamilyReader::Numbers::open()
{
    const bool isAll = m_last.addsOnly(m_compared);
    m_open = isAll ? m_pool.rules() : m_last.rules();
    const auto& options = m_family.options;
    std::vector<Lit> isValue = m_open.answers(Layer::Shade, std::vector<Place>(options.size(), m_family.place));
    const Primitive asked = ofOtherParts(m_compared->says, [](const Parts& parts) { // they need no seeds
        return Parts{parts.present, {}};
    });
    for (std::size_t k = 0; k < options.size(); ++k)
        m_open.at(m_compared->anchor, openValue).when(isValue[k]).say(askingFor(options[k].value - offset(), asked));
    return {m_open, true,
            [this, isValue = std::move(isValue), isAll](Model& model) { return readingIn(model, isValue, isAll); }};
}

/// The instance that asks for one of the numbers need not hold.
ClueReading FamilyReader::Numbers::readingIn(const Model& model, std::vector<Lit> isValue, bool isAll) const
{
    ClueReading reading;
    reading.oneOf = isValue;
    reading.selectors = model.selectors();
    if (!isAll)
        (*reading.selectors)[static_cast<std::size_t>(m_compared - m_last.rules().instances().data())] = Yes;
    std::erase(*reading.selectors, Yes);
    reading.clueIn = [this](const Answers& solution) { return optionIn(Assignment(m_last.rules(), solution)); };
    reading.shownBy = [this, isValue = std::move(isValue)](const auto& clue, const Answers& solution) {
        return clue ? std::vector{isValue[static_cast<std::size_t>(clue->front())]} : literalsOf(m_open, solution);
    };
    return reading;
}

FamilyReader::Numbers& FamilyReader::numbers()
{
    if (!m_numbers)
        m_numbers = std::make_shared<Numbers>(m_pool, m_board, m_family);
    return *m_numbers;
}

bool FamilyReader::isWeaker(const Weakening& weaker) const
{
    return weaker.surely || m_family.options.empty()
           || WithOption(m_pool, with(m_board, m_family.options.front())).saysAll();
}

bool FamilyReader::isWeakerThanLast() const
{
    return WithOption(m_pool, with(m_board, m_family.options.back())).saysAll();
}

Obeyed FamilyReader::obeyed(std::size_t enough, const std::stop_token& stop)
{
    auto& options = m_family.options;
    const std::size_t solutions = m_pool.solutions().size();
    if (solutions > 0 && isRead(m_family, m_pool.rules())) {
        const ClueReading reading = readingOf(m_family, m_board, m_pool, options);
        return collected(m_pool, m_family, enough,
                         [&](std::size_t s) { return reading.clueIn(m_pool.solutions()[s]); });
    }
    if (solutions > 0 && options.size() > fewOptions && numbers().areTold())
        return collected(m_pool, m_family, enough, [&](std::size_t s) { return m_numbers->optionIn(s); });
    Obeyed obeyed(options.size());
    for (std::size_t k = 0; k < options.size() && solutions > 0 && !stop.stop_requested(); ++k) {
        const WithOption changed(m_pool, with(m_board, options[k]));
        for (std::size_t s = 0; s < solutions && obeyed[k].size() < enough; ++s)
            if (changed.isObeyed(s))
                obeyed[k].push_back(s);
    }
    return obeyed;
}

std::optional<OpenClue> FamilyReader::open()
{
    if (isRead(m_family, m_pool.rules()))
        return OpenClue{m_pool.rules(), false,
                        [this](Model&) { return readingOf(m_family, m_board, m_pool, m_family.options); }};
    return m_family.options.size() > fewOptions && numbers().areTold() ? std::optional(m_numbers->open())
                                                                       : std::nullopt;
}

bool isRead(const ClueFamily& family, const Rules& rules)
{
    return family.read != nullptr || givenAnswer(family, rules) != nullptr;
}

ClueReading readingOf(const ClueFamily& family, const Board& board, const KnownSolutions& pool,
                      std::vector<ClueOption>& options)
{
    require(isRead(family, pool.rules()), "readingOf: the family is read off answers");
    if (const Answer* given = givenAnswer(family, pool.rules()))
        return readingOfAnswer(*given, genreOf(board), options);
    const auto read = [&](const Answers& answers) {
        return family.read(board, family.place, boardWith(pool.rules(), pool.board(), answers));
    };
    ClueReading reading;
    reading.clueIn = [&, read](const Answers& answers) -> std::optional<ClueKey> {
        ClueOption option = read(answers).option;
        if (option.edit.empty())
            return std::nullopt;
        const auto known = std::ranges::find(options, option);
        const ClueKey index{static_cast<int>(known - options.begin())};
        if (known == options.end())
            options.push_back(std::move(option));
        return index;
    };
    reading.shownBy = [&, read](const auto&, const Answers& answers) {
        return literalsAt(read(answers).evidence, pool.rules(), answers);
    };
    return reading;
}

} // namespace tokisuji
