// Technique: what a step of a trace is called and what is said about it; which names a genre gives of its own.
#pragma once

#include "engine/rules/family.h"

#include <cstdint>
#include <string_view>

namespace tokisuji {

enum class Move : std::uint8_t; // see moves.h

/// `level` orders the examination of the board (0 is done first), `difficulty` rates a step.
struct Technique {
    std::string_view id;
    Bilingual name;
    Bilingual sentence; ///< with places such as {conclusions} to fill in (see engine/trace/messages.cpp)
    int level;
    double difficulty;
    bool assumesUniqueness = false; ///< holds only when the puzzle has one solution, and only in that
};

/// What a deduction looks like, where only some of those that a move finds have the name.
struct Shape {
    enum Kind : std::uint8_t {
        Any,
        Number,         ///< the first rule asks for exactly `a`
        NumberInCorner, ///< so, of sides of which two meet in a corner of the board and are both used or both not
        Numbers,        ///< two rules of the family ask for `a` and `b`, and no other one of it takes part
        Rules,          ///< `a` rules take part
        Immediate,      ///< nothing but the rule is needed
        OneAnswer,      ///< all that is concluded is about one place
        First,          ///< the first rule is of the family
        Chain,          ///< a place is concluded on that may not be marked beside another one
    } kind = Any;
    int a = 0;
    int b = 0;
    int dx = -1; ///< how far apart two numbers stand, in any of the eight orientations; -1: anywhere
    int dy = -1;

    [[nodiscard]] static constexpr Shape number(int n) { return {Number, n}; }
    [[nodiscard]] static constexpr Shape numberInCorner(int n) { return {NumberInCorner, n}; }
    [[nodiscard]] static constexpr Shape numbers(int a, int b) { return {Numbers, a, b}; }
    [[nodiscard]] static constexpr Shape rules(int count) { return {Rules, count}; }
    [[nodiscard]] static constexpr Shape immediate() { return {Immediate}; }
    [[nodiscard]] static constexpr Shape oneAnswer() { return {OneAnswer}; }
    [[nodiscard]] static constexpr Shape first() { return {First}; }
    [[nodiscard]] static constexpr Shape chain() { return {Chain}; }
    [[nodiscard]] constexpr Shape apart(int columns, int rows) const { return {kind, a, b, columns, rows}; }
};

/// A name that a genre gives to some of what a move finds. They are tried in order, the narrower before the wider.
struct OwnTechnique {
    Technique technique;
    Move move{};
    const RuleFamily* family = nullptr; ///< of one of the rules that take part; nullptr: any
    Shape shape{};

    [[nodiscard]] constexpr OwnTechnique when(Move found, Shape look = {}) const
    {
        return {technique, found, nullptr, look};
    }
    [[nodiscard]] constexpr OwnTechnique when(Move found, const RuleFamily& rule, Shape look = {}) const
    {
        return {technique, found, &rule, look};
    }
    [[nodiscard]] constexpr OwnTechnique says(std::string_view en, std::string_view ja) const
    {
        OwnTechnique said = *this;
        said.technique.sentence = {en, ja};
        return said;
    }
};
/// named("zero", {"0", "0 のまわり"}, 0, 0.2).when(Move::CountFull, family::clueCount, Shape::number(0)).says("...",
/// "...")
[[nodiscard]] constexpr OwnTechnique named(std::string_view id, Bilingual name, int level, double difficulty)
{
    return {.technique = {id, name, {}, level, difficulty}};
}

} // namespace tokisuji
