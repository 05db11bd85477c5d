// A number is not tried value by value: the rules of two values of a clue differ in what one count, sum or size is
// compared with, so that this is measured in each solution once.
#include "engine/advice/obeying.h"

#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/measured.h"
#include "engine/solve/findings.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// From so many options on it is worth a look whether they are compared with a number.
constexpr std::size_t fewOptions = 3;

/// The rules of a board with an option beside those of a stock.
class Trial {
public:
    Trial(const Stock& stock, const Board& changed, CommonWords& words)
        : m_stock(stock), m_board(changed), m_rules(rulesOf(changed)), m_names(words.translationOf(m_rules)),
          m_sameAnswers(haveSameAnswers(m_rules, stock.rules()))
    {
        compare();
        const auto keepsName = [&](int atom) {
            return atom < stock.rules().atomCount() && m_names(Lit::of(atom)) == Lit::of(atom);
        };
        m_sharesHelpers = std::ranges::all_of(m_rules.definitions(), keepsName, &Definition::atom)
                          && std::ranges::all_of(m_rules.territories(), keepsName, &Territory::atom);
    }

    /// Do these rules say all that the stock says?
    [[nodiscard]] bool saysAll() const { return m_sameAnswers && m_saysAll; }

    /// Does a solution of the stock obey everything that the stock does not say, but for one instance?
    [[nodiscard]] bool isObeyed(std::size_t solution, const Assignment& truth, const Instance* butFor = nullptr) const
    {
        if (!m_sameAnswers)
            return carriedOver(m_rules, m_board, m_stock.filled(solution)).has_value();
        return std::ranges::all_of(m_extra, [&](std::size_t i) {
            const Instance& instance = m_rules.instances()[i];
            return &instance == butFor || holds(instance, truth);
        });
    }

    /// Calls `use` with the solution as these rules see it.
    template <class Use>
    auto under(std::size_t solution, const Use& use) const
    {
        if (m_sharesHelpers || !m_sameAnswers)
            return use(m_stock.truth(solution));
        return use(Assignment(m_rules, m_stock.solutions()[solution]));
    }

    /// The instance that is another one in the rules of another value, and only in the number that it asks for.
    [[nodiscard]] const Instance* comparison(const Trial& other, int value, int otherValue) const;

    /// Do these rules and the stock's differ in this instance alone?
    [[nodiscard]] bool addsOnly(const Instance* instance) const
    {
        return m_sharesHelpers && m_saysAll && m_extra.size() == 1 && &m_rules.instances()[m_extra.front()] == instance;
    }
    [[nodiscard]] const Rules& rules() const { return m_rules; }

private:
    void compare();
    [[nodiscard]] bool differsInNumber(std::size_t k, const Trial& other, int step) const;

    const Stock& m_stock;
    const Board& m_board;
    Rules m_rules;
    Translation m_names;
    std::vector<std::size_t> m_extra;
    std::vector<Content> m_contents; ///< of the extra ones
    bool m_sameAnswers;
    bool m_saysAll = false;
    bool m_sharesHelpers = false;
};

void Trial::compare()
{
    const auto& all = m_rules.instances();
    std::vector<const Content*> common;
    for (std::size_t i = 0; i < all.size(); ++i) {
        Content content = contentOf(all[i], m_names);
        if (const Content* said = m_stock.find(content)) {
            common.push_back(said);
            continue;
        }
        m_extra.push_back(i);
        m_contents.push_back(std::move(content));
    }
    std::ranges::sort(common);
    const auto repeated = std::ranges::unique(common);
    m_saysAll = common.size() - repeated.size() == m_stock.contentCount();
}

bool Trial::differsInNumber(std::size_t k, const Trial& other, int step) const
{
    const Instance& mine = m_rules.instances()[m_extra[k]];
    Instance its = other.m_rules.instances()[other.m_extra[k]];
    const std::optional<int> number = numberAsked(mine.says), itsNumber = numberAsked(its.says);
    if (!number || !itsNumber || mine.guard != Yes || *itsNumber - *number != step)
        return false;
    its.says = askingFor(*number, std::move(its.says));
    return contentOf(its, other.m_names) == m_contents[k];
}

const Instance* Trial::comparison(const Trial& other, int value, int otherValue) const
{
    if (!m_sameAnswers || !other.m_sameAnswers || m_extra.size() != other.m_extra.size())
        return nullptr;
    const Instance* found = nullptr;
    for (std::size_t k = 0; k < m_extra.size(); ++k) {
        if (m_contents[k] == other.m_contents[k])
            continue;
        if (found != nullptr || !differsInNumber(k, other, otherValue - value))
            return nullptr;
        found = &m_rules.instances()[m_extra[k]];
    }
    return found;
}

// --- ways to find out ---

/// The option with a value, by index.
std::optional<std::size_t> optionWith(int value, const std::vector<ClueOption>& options)
{
    const auto option = std::ranges::lower_bound(options, value, {}, &ClueOption::value);
    return option != options.end() && option->value == value
               ? std::optional(static_cast<std::size_t>(option - options.begin()))
               : std::nullopt;
}

/// `optionOf` tells which option a solution has, by their indices.
template <class OptionOf>
Obeyed collected(const Stock& stock, const ClueFamily& family, std::size_t enough, const OptionOf& optionOf)
{
    Obeyed obeyed(family.options.size());
    for (std::size_t s = 0; s < stock.solutions().size(); ++s)
        if (const std::optional<std::size_t> option = optionOf(s)) {
            obeyed.resize(family.options.size());
            if (auto& solutions = obeyed[*option]; solutions.size() < enough)
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

ClueReading readingOfAnswer(const Answer& answer, const std::vector<ClueOption>& options)
{
    const auto atomIn = [&answer](const Answers& solution) {
        const auto atoms = atomsOf(answer);
        return std::ranges::find_if(atoms, [&](int atom) { return holds(solution, Lit::of(atom)); }) - atoms.begin();
    };
    ClueReading reading;
    reading.clueIn = [&, atomIn](const Answers& solution) -> std::optional<ClueKey> {
        const auto option = optionWith(answer.lo + static_cast<int>(atomIn(solution)), options);
        return option ? std::optional(ClueKey{static_cast<int>(*option)}) : std::nullopt;
    };
    reading.shownBy = [&, atomIn](const auto&, const Answers& solution) {
        return std::vector{Lit::of(answer.atom + static_cast<int>(atomIn(solution)))};
    };
    return reading;
}

/// The rules of an option as the one that stands for all numbers of its family.
class NumberReader {
public:
    NumberReader(const Stock& stock, const Board& board, const ClueFamily& family)
        : m_family(family), m_words(stock.words()), m_boards(sampleOf(board, family)),
          m_last(stock, m_boards[0], m_words)
    {
        const auto& options = family.options;
        const Trial before(stock, m_boards[1], m_words), first(stock, m_boards[2], m_words);
        const auto differs = [&](const Trial& other, const ClueOption& option) {
            return m_last.comparison(other, options.back().value, option.value);
        };
        m_compared = differs(before, options[options.size() - 2]);
        if (family.region == nullptr && differs(first, options.front()) != m_compared)
            m_compared = nullptr;
    }

    [[nodiscard]] bool isUsable() const { return m_compared != nullptr; }
    [[nodiscard]] int offset() const { return m_family.options.back().value - *numberAsked(m_compared->says); }
    /// The number that a solution gives to the clue, if it obeys all else that its options say.
    [[nodiscard]] std::optional<int> numberIn(std::size_t solution) const
    {
        return m_last.under(solution, [&](const Assignment& truth) {
            const auto number = measured(m_compared->says, truth);
            return number && m_last.isObeyed(solution, truth, m_compared) ? std::optional(*number + offset())
                                                                          : std::nullopt;
        });
    }
    [[nodiscard]] Comparison comparison() const
    {
        const auto index = static_cast<std::size_t>(m_compared - m_last.rules().instances().data());
        return {m_last.rules(), index, offset(), m_last.addsOnly(m_compared)};
    }

private:
    static std::array<Board, 3> sampleOf(const Board& board, const ClueFamily& family)
    {
        const auto& options = family.options;
        return {with(board, options.back()), with(board, options[options.size() - 2]), with(board, options.front())};
    }

    const ClueFamily& m_family;
    CommonWords m_words;
    std::array<Board, 3> m_boards;
    Trial m_last;
    const Instance* m_compared = nullptr;
};

std::vector<std::size_t> readOne(const Trial& trial, std::size_t solutions, std::size_t enough)
{
    std::vector<std::size_t> obey;
    for (std::size_t s = 0; s < solutions && obey.size() < enough; ++s)
        if (trial.under(s, [&](const Assignment& truth) { return trial.isObeyed(s, truth); }))
            obey.push_back(s);
    return obey;
}

bool isShownWeaker(const Stock& stock, const Board& changed)
{
    CommonWords words = stock.words();
    return Trial(stock, changed, words).saysAll();
}

} // namespace

std::optional<Obeyed> obeying(const Stock& stock, const Board& board, ClueFamily& family, const Weakening& weaker,
                              std::size_t enough, const std::stop_token& stop)
{
    if (family.namesAll() && family.options.empty())
        return Obeyed();
    if (!weaker.surely && family.namesAll() && !isShownWeaker(stock, with(board, family.options.front())))
        return std::nullopt;
    if (stock.solutions().empty())
        return Obeyed(family.options.size());
    if (isRead(family, stock.rules())) {
        const ClueReading reading = readingOf(family, board, stock, family.options);
        return collected(stock, family, enough, [&](std::size_t s) -> std::optional<std::size_t> {
            const auto option = reading.clueIn(stock.solutions()[s]);
            return option ? std::optional(static_cast<std::size_t>(option->front())) : std::nullopt;
        });
    }
    if (family.options.size() > fewOptions)
        if (const NumberReader reader(stock, board, family); reader.isUsable())
            return collected(stock, family, enough, [&](std::size_t s) {
                const auto number = reader.numberIn(s);
                return number ? optionWith(*number, family.options) : std::nullopt;
            });
    Obeyed obeyed(family.options.size());
    for (std::size_t k = 0; k < obeyed.size() && !stop.stop_requested(); ++k) {
        const Board changed = with(board, family.options[k]);
        CommonWords words = stock.words();
        obeyed[k] = readOne(Trial(stock, changed, words), stock.solutions().size(), enough);
    }
    return obeyed;
}

std::optional<Comparison> comparisonOf(const Stock& stock, const Board& board, const ClueFamily& family)
{
    if (family.options.size() < 2)
        return std::nullopt;
    const NumberReader reader(stock, board, family);
    return reader.isUsable() ? std::optional(reader.comparison()) : std::nullopt;
}

bool isRead(const ClueFamily& family, const Rules& rules)
{
    return family.read != nullptr || givenAnswer(family, rules) != nullptr;
}

ClueReading readingOf(const ClueFamily& family, const Board& board, const Stock& stock,
                      std::vector<ClueOption>& options)
{
    require(isRead(family, stock.rules()), "readingOf: the family is read off answers");
    if (const Answer* given = givenAnswer(family, stock.rules()))
        return readingOfAnswer(*given, options);
    const auto read = [&](const Answers& answers) {
        return family.read(board, family.place, boardWith(stock.rules(), stock.board(), answers));
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
        return literalsAt(read(answers).evidence, stock.rules(), answers);
    };
    return reading;
}

} // namespace tokisuji
