#include "engine/trace/messages.h"

#include "engine/trace/technique.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tokisuji {

namespace {

struct Sentence {
    std::string_view technique;
    Names text;
};

/// Techniques without a row are told by their name, conclusions and rules.
constexpr std::array sentences{
    Sentence{"loop-close",
             {"{conclusions}: it would close {path} while {witness} lies outside",
              "{conclusions}: {path} が閉じてしまい、{witness} が外に残る"}},
    Sentence{"loop-colour",
             {"{conclusions}: the loop crosses a closed way an even number of times ({facts})",
              "{conclusions}: 閉じた道を輪が横切る回数は偶数 ({facts})"}},
    Sentence{"loop-region",
             {"{conclusions}: a line that goes in there could not come back", "{conclusions}: 入った線が戻れない"}},
    Sentence{"only-exit", {"{conclusions}: the only way from {a} to {b}", "{conclusions}: {a} から {b} への唯一の道"}},
    Sentence{"cut-cell", {"{conclusions}: {a} and {b} would be cut apart", "{conclusions}: {a} と {b} が分断される"}},
    Sentence{"diagonal-wall",
             {"{conclusions}: it would complete a wall of {cut} and divide {a} from {b}",
              "{conclusions}: {cut} とつながって {a} と {b} を分断する"}},
    Sentence{"isolation",
             {"{conclusions}: {a} would be finished while {witness} lies outside",
              "{conclusions}: {a} が完結し、{witness} が取り残される"}},
    Sentence{"region-done", {"{conclusions}: {area} is complete", "{conclusions}: {area} は完成している"}},
    Sentence{"region-between",
             {"{conclusions}: it would join {a} and {b}", "{conclusions}: {a} と {b} がつながってしまう"}},
    Sentence{"packing",
             {"{conclusions}: every way to fill {area} has it ({rules})",
              "{conclusions}: {area} のどの置き方でもそうなる ({rules})"}},
    Sentence{"refutation",
             {"{conclusions}: if {hypothesis}, then after {steps} steps {clash} breaks",
              "{conclusions}: {hypothesis} とすると {steps} 手で {clash} が破綻"}},
    Sentence{"nested-refutation",
             {"{conclusions}: if {hypothesis}, every way on breaks a rule, at last {clash}",
              "{conclusions}: {hypothesis} とするとどう進めても破綻 ({clash})"}},
    Sentence{"either-way",
             {"{conclusions}: whether or not {hypothesis}", "{conclusions}: {hypothesis} でもそうでなくても同じ"}},
    Sentence{"solver", {"{conclusions}: the solver says so", "{conclusions}: ソルバーによる"}},
};

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
    const auto found = std::ranges::find(sentences, technique, &Sentence::technique);
    return found == sentences.end() ? usual : found->text;
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
    return std::string(key.family) + (key.anchor == wholeBoard ? "" : " " + toString(key.anchor));
}

std::string toText(const Trace& trace, const Step& step, TextLanguage language)
{
    const Technique* technique = findTechnique(step.technique);
    const std::string_view name = technique == nullptr ? step.technique : pick(technique->name, language);
    std::string_view rest = pick(sentenceOf(step.technique), language);
    std::string text = std::string(name) + ": ";
    while (!rest.empty()) {
        const std::size_t open = std::min(rest.find('{'), rest.size());
        text += rest.substr(0, open);
        rest.remove_prefix(open);
        if (rest.empty())
            break;
        const std::size_t close = rest.find('}');
        text += filling(rest.substr(1, close - 1), trace, step, language);
        rest.remove_prefix(close + 1);
    }
    return text;
}

} // namespace tokisuji
