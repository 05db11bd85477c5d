#include "engine/trace/messages.h"

#include "engine/trace/technique.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

struct RemarkSentence {
    DifficultyRemark::Kind kind;
    std::string_view id;
    Bilingual text;
};
constexpr std::array remarkSentences{
    RemarkSentence{DifficultyRemark::NothingHard,
                   "nothing-hard",
                   {"{count} simple steps, nothing harder", "単純な手だけ、{count} 手"}},
    RemarkSentence{
        DifficultyRemark::Hardest,
        "hardest",
        {"hardest: {technique}; steps about as hard: {count}", "最難の手は「{technique}」、同程度の手は {count}"}},
    RemarkSentence{
        DifficultyRemark::Hypotheses, "hypotheses", {"hypotheses needed: {count}", "必要な仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Memory,
                   "memory",
                   {"steps to keep in mind at once: {count}", "一度に先読みするのは最大 {count} 手"}},
    RemarkSentence{DifficultyRemark::Nested, "nested", {"nested hypotheses: {count}", "仮定の中の仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Chokes,
                   "chokes",
                   {"states with only one way on: {count}", "進む手が 1 つしかない局面は {count} 回"}},
    RemarkSentence{
        DifficultyRemark::Tried, "tried", {"hypotheses tried in vain: {count}", "実らない仮定は {count} 回"}},
    RemarkSentence{DifficultyRemark::Uniqueness,
                   "uniqueness",
                   {"steps that assume one solution: {count}", "唯一解を前提とする手は {count} 手"}},
    RemarkSentence{DifficultyRemark::Solver,
                   "solver",
                   {"steps that only the solver knows: {count}", "ソルバーに頼った手は {count} 手"}},
};

const RemarkSentence& remarkRow(DifficultyRemark::Kind kind)
{
    const auto found = std::ranges::find(remarkSentences, kind, &RemarkSentence::kind);
    require(found != remarkSentences.end(), "remarkSentences: a kind of remark");
    return *found;
}

/// For what a trace of another version calls a technique.
constexpr Bilingual usual{"{conclusions}: {rules}, known {facts}", "{conclusions}: {rules}、既知 {facts}"};

} // namespace

Bilingual sentenceOf(std::string_view technique)
{
    const Technique* known = findTechnique(technique);
    return known == nullptr || known->sentence.en.empty() ? usual : known->sentence;
}

std::string_view idOf(DifficultyRemark::Kind kind)
{
    return remarkRow(kind).id;
}

Bilingual sentenceOf(DifficultyRemark::Kind kind)
{
    return remarkRow(kind).text;
}

std::string toText(const Atom& atom)
{
    const std::string place = toString(atom.at.place);
    if (atom.isRelation())
        return place + (atom.op == Atom::Same ? " = " : " ≠ ") + toString(atom.other.place);
    if (atom.at.layer == Layer::Shade)
        return place + (atom.value == 1 ? " shaded" : " white");
    constexpr std::array<std::string_view, 4> signs{" = ", " ≠ ", " ≥ ", " ≤ "};
    return place + std::string(signs[atom.op]) + std::to_string(atom.value);
}

} // namespace tokisuji
