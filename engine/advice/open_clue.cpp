#include "engine/advice/open_clue.h"

#include "engine/advice/obeying.h"
#include "engine/rules/measured.h"
#include "engine/sat/unary_count.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr RuleFamily openValue{.id = "open-value"};

/// The model counts by itself, whatever the clue may be.
OpenClue openCount(const Comparison& comparison, const ClueFamily& family)
{
    const auto operands = comparison.rules.instances()[comparison.instance].operands();
    OpenClue open{.rules = comparison.rules, .compared = comparison.instance};
    open.counted.assign(operands.begin(), operands.end());
    for (const ClueOption& option : family.options)
        open.counts.push_back(option.value - comparison.offset);
    return open;
}

/// The same of parts that need no seeds.
Primitive ofAnyParts(Primitive primitive)
{
    std::visit(
        [](auto& p) {
            if constexpr (requires { p.parts; })
                p.parts = Parts{p.parts->present, {}};
        },
        primitive);
    return primitive;
}

/// The weaker board's rules are the better ones to begin with: all that they say of areas is in force.
OpenClue openNumber(const Stock& stock, const Comparison& comparison, const ClueFamily& family)
{
    const Rules& from = comparison.rules;
    const Instance& compared = from.instances()[comparison.instance];
    OpenClue open{.rules = comparison.isAll ? stock.rules() : from};
    if (!comparison.isAll)
        open.compared = comparison.instance;
    open.isValue = open.rules.answers(Layer::Shade, std::vector<Place>(family.options.size(), family.place));
    const Primitive asked = ofAnyParts(compared.says);
    for (std::size_t k = 0; k < family.options.size(); ++k)
        open.rules.at(compared.anchor, openValue)
            .when(open.isValue[k])
            .say(askingFor(family.options[k].value - comparison.offset, asked));
    return open;
}

} // namespace

std::optional<OpenClue> openClue(const Stock& stock, const Board& board, const ClueFamily& family)
{
    const auto comparison = comparisonOf(stock, board, family);
    if (!comparison)
        return std::nullopt;
    const Instance& compared = comparison->rules.instances()[comparison->instance];
    return compared.is<Count>() && compared.origin == Origin::Clue ? openCount(*comparison, family)
                                                                   : openNumber(stock, *comparison, family);
}

std::vector<Lit> countLiterals(const OpenClue& open, Model& model)
{
    std::vector<Lit> operands;
    for (const Lit l : open.counted)
        operands.push_back(model.translated(l));
    const std::vector<Lit> more = unaryCount(model, operands);
    std::vector<Lit> isCount;
    for (const int count : open.counts) {
        const std::vector<Lit> holding = thatAre(count, more);
        isCount.push_back(holding == std::vector{No} ? No : model.fresh());
        for (const Lit l : holding)
            model.add({!isCount.back(), l});
    }
    return isCount;
}

ClueReading readingOf(const std::vector<Lit>& isValue, const Model& model,
                      const std::vector<std::pair<std::size_t, Answers>>& known)
{
    ClueReading reading;
    reading.oneOf = isValue;
    reading.clueIn = [&](const Answers& solution) -> std::optional<ClueKey> {
        using Known = std::pair<std::size_t, Answers>;
        if (const auto found = std::ranges::find(known, solution, &Known::second); found != known.end())
            return ClueKey{static_cast<int>(found->first)};
        const auto isTrue = [&](Lit l) { return model.solution()[l]; };
        return ClueKey{static_cast<int>(std::ranges::find_if(isValue, isTrue) - isValue.begin())};
    };
    reading.shownBy = [&](const auto& clue, const Answers&) {
        return std::vector{isValue[static_cast<std::size_t>(clue->front())]};
    };
    return reading;
}

} // namespace tokisuji
