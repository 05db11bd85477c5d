#include "engine/trace/messages.h"

#include "engine/trace/technique.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tokisuji {

namespace {

struct RemarkSentence {
    DifficultyRemark::Kind kind;
    Names text;
};
constexpr std::array remarkSentences{
    RemarkSentence{DifficultyRemark::NothingHard, {"{count} simple steps, nothing harder", "単純な手だけ、{count} 手"}},
    RemarkSentence{
        DifficultyRemark::Hardest,
        {"hardest: {technique}, steps about as hard: {count}", "最難の手は「{technique}」、同程度の手は {count}"}},
    RemarkSentence{DifficultyRemark::Hypotheses, {"hypotheses that are needed: {count}", "必要な仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Memory,
                   {"steps to hold in the head at once: {count}", "一度に先読みするのは最大 {count} 手"}},
    RemarkSentence{DifficultyRemark::Nested, {"hypotheses inside another: {count}", "仮定の中の仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Chokes,
                   {"states with a single way on: {count}", "進む手が 1 つしかない局面は {count} 回"}},
    RemarkSentence{DifficultyRemark::Tried, {"hypotheses tried in vain: {count}", "実らない仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Uniqueness,
                   {"steps that assume one solution: {count}", "唯一解を前提とする手は {count} 手"}},
    RemarkSentence{DifficultyRemark::Solver,
                   {"steps that only the solver knows: {count}", "ソルバーに頼った手は {count} 手"}},
};

/// For what a trace of another version calls a technique.
constexpr Names usual{"{conclusions}: {rules}, known {facts}", "{conclusions}: {rules}、既知 {facts}"};
/// Long lists are cut here: the whole of them is in the trace.
constexpr std::size_t mostItems = 6;

std::string_view pick(const Names& names, TextLanguage language)
{
    return language == TextLanguage::English ? names.en : names.ja;
}

template <class T>
std::string listed(const std::vector<T>& items, const std::function<std::string(const T&)>& text)
{
    std::string list;
    for (std::size_t k = 0; k < items.size() && k < mostItems; ++k)
        list += (k == 0 ? "" : ", ") + text(items[k]);
    if (items.size() > mostItems)
        list += ", … (" + std::to_string(items.size()) + ")";
    return list.empty() ? "-" : list;
}

std::string hinted(const Reason& why, Hint::Kind kind)
{
    const auto hint = std::ranges::find(why.hints, kind, &Hint::kind);
    return hint == why.hints.end() ? "-" : listed<Place>(hint->places, [](const Place& p) { return toString(p); });
}

std::string atomsText(const std::vector<Atom>& atoms, TextLanguage language)
{
    return listed<Atom>(atoms, [&](const Atom& a) { return toText(a, language); });
}

std::string rulesText(const std::vector<ConKey>& keys)
{
    return listed<ConKey>(keys, [](const ConKey& key) { return toText(key); });
}

/// A sentence with its places filled.
std::string filled(std::string_view form, const std::function<std::string(std::string_view)>& filling)
{
    std::string text;
    while (!form.empty()) {
        const std::size_t open = std::min(form.find('{'), form.size());
        text += form.substr(0, open);
        form.remove_prefix(open);
        if (form.empty())
            break;
        const std::size_t close = form.find('}');
        text += filling(form.substr(1, close - 1));
        form.remove_prefix(close + 1);
    }
    return text;
}

/// What stands in a place to fill.
std::string filling(std::string_view name, const Trace& trace, const Step& step, TextLanguage language)
{
    const Branch* branch = step.split == 0 ? nullptr : &trace.branches[trace.split(step.split).branches.front()];
    if (name == "conclusions")
        return atomsText(step.conclusions, language);
    if (name == "rules")
        return rulesText(step.why.constraints);
    if (name == "facts")
        return listed<FactUse>(step.why.facts, [&](const FactUse& use) { return toText(use.atom, language); });
    if (name == "hypothesis")
        return branch == nullptr ? "-" : toText(branch->hypothesis, language);
    if (name == "clash")
        return branch == nullptr ? "-" : rulesText(branch->clash.constraints);
    if (name == "steps")
        return branch == nullptr ? "0" : std::to_string(branch->memory);
    constexpr std::array<std::pair<std::string_view, Hint::Kind>, 6> hints{{{"area", Hint::Area},
                                                                            {"cut", Hint::Cut},
                                                                            {"a", Hint::SideA},
                                                                            {"b", Hint::SideB},
                                                                            {"path", Hint::Path},
                                                                            {"witness", Hint::Witness}}};
    const auto hint = std::ranges::find(hints, name, &std::pair<std::string_view, Hint::Kind>::first);
    return hint == hints.end() ? std::string(name) : hinted(step.why, hint->second);
}

std::string shadeText(int value, TextLanguage language)
{
    constexpr std::array<Names, 2> words{{{"white", "白"}, {"shaded", "黒"}}};
    return std::string(pick(words[value == 1 ? 1 : 0], language));
}

} // namespace

Names sentenceOf(std::string_view technique)
{
    const Technique* known = findTechnique(technique);
    return known == nullptr || known->sentence.en.empty() ? usual : known->sentence;
}

Names sentenceOf(DifficultyRemark::Kind kind)
{
    const auto found = std::ranges::find(remarkSentences, kind, &RemarkSentence::kind);
    require(found != remarkSentences.end(), "sentenceOf: a kind of remark");
    return found->text;
}

std::string toText(const Atom& atom, TextLanguage language)
{
    const std::string place = toString(atom.at.place);
    if (atom.isRelation())
        return place + (atom.op == Atom::Same ? " = " : " ≠ ") + toString(atom.other.place);
    if (atom.at.layer == Layer::Shade)
        return place + " " + shadeText(atom.value, language);
    constexpr std::array<std::string_view, 4> signs{" = ", " ≠ ", " ≥ ", " ≤ "};
    return place + std::string(signs[atom.op]) + std::to_string(atom.value);
}

std::string toText(const ConKey& key)
{
    return std::string(key.family->id) + (key.anchor == wholeBoard ? "" : " " + toString(key.anchor));
}

std::string toText(const DifficultyRemark& remark, TextLanguage language)
{
    return filled(pick(sentenceOf(remark.kind), language), [&](std::string_view name) {
        const Technique* technique = findTechnique(remark.technique);
        if (name == "count")
            return std::to_string(remark.count);
        return std::string(technique == nullptr ? remark.technique : pick(technique->name, language));
    });
}

std::string toText(const Trace& trace, const Step& step, TextLanguage language)
{
    const Technique* technique = findTechnique(step.technique);
    const std::string_view name = technique == nullptr ? step.technique : pick(technique->name, language);
    return std::string(name) + ": " + filled(pick(sentenceOf(step.technique), language), [&](std::string_view place) {
               return filling(place, trace, step, language);
           });
}

} // namespace tokisuji
