#include "engine/trace/shapes.h"

#include "engine/rules/measured.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji::tracing {

namespace {

struct Look {
    const Shape& shape;
    const RuleFamily* family;
    const Ground& ground;
    const Deduction& deduction;

    [[nodiscard]] const Instance& firstRule() const { return ground.instance(deduction.instances.front()); }
    [[nodiscard]] bool isOfFamily(int instance) const { return *ground.instance(instance).family == *family; }
};

bool isNumber(const Look& look)
{
    return numberAsked(look.firstRule().says) == look.shape.a;
}

/// Do two edges meet at a lattice point that a loop can leave over no other one?
bool meetInCorner(const Ground& ground, const Fact& equal)
{
    const Place p = ground.placeOf(equal.a.atom());
    const Place q = ground.placeOf(equal.b.atom());
    const Place vertex{(p.x & 1) == 0 ? p.x : q.x, (p.y & 1) == 0 ? p.y : q.y};
    int exits = 0;
    for (const Dir dir : directions)
        for (const LoopMap::Edge& edge : ground.loops().front().edges)
            exits += ground.placeOf(edge.lit.atom()) == vertex.step(dir, 1) ? 1 : 0;
    return exits == 2;
}

bool isNumberInCorner(const Look& look)
{
    return isNumber(look) && !look.ground.loops().empty()
           && std::ranges::any_of(look.deduction.premises, [&](const Fact& f) {
                  return !f.isValue() && look.ground.isVisible(f) && meetInCorner(look.ground, f);
              });
}

bool areNumbers(const Look& look)
{
    std::vector<const Instance*> rules;
    for (const int i : look.deduction.instances)
        if (look.isOfFamily(i))
            rules.push_back(&look.ground.instance(i));
    const Shape& shape = look.shape;
    if (rules.size() != 2)
        return false;
    const auto one = numberAsked(rules[0]->says), other = numberAsked(rules[1]->says);
    if (std::minmax(one, other) != std::minmax<std::optional<int>>(shape.a, shape.b))
        return false;
    const int x = std::abs(rules[0]->anchor.x - rules[1]->anchor.x) / 2;
    const int y = std::abs(rules[0]->anchor.y - rules[1]->anchor.y) / 2;
    return shape.dx < 0 || std::minmax(x, y) == std::minmax(shape.dx, shape.dy);
}

bool isOneAnswer(const Look& look)
{
    const auto answerOf = [&](const Fact& f) { return look.ground.answerOf(f.a.atom()); };
    const auto& facts = look.deduction.conclusions;
    return std::ranges::all_of(facts, [&](const Fact& f) { return answerOf(f) == answerOf(facts.front()); });
}

/// Where shaded cells do not touch, whatever divides the board is a chain of diagonals.
bool isChain(const Look& look)
{
    return std::ranges::any_of(look.deduction.conclusions,
                               [&](const Fact& f) { return !look.ground.adjacent(!f.a).empty(); });
}

bool hasShape(const Look& look)
{
    switch (look.shape.kind) {
    case Shape::Any:
        return true;
    case Shape::Number:
        return isNumber(look);
    case Shape::NumberInCorner:
        return isNumberInCorner(look);
    case Shape::Numbers:
        return areNumbers(look);
    case Shape::Rules:
        return std::ssize(look.deduction.instances) == look.shape.a;
    case Shape::Immediate:
        return look.deduction.premises.empty();
    case Shape::OneAnswer:
        return isOneAnswer(look);
    case Shape::First:
        return look.isOfFamily(look.deduction.instances.front());
    case Shape::Chain:
        return isChain(look);
    }
    return false;
}

} // namespace

bool looksLike(const Shape& shape, const RuleFamily* family, const Ground& ground, const Deduction& deduction)
{
    const Look look{shape, family, ground, deduction};
    const auto isOfFamily = [&](int i) { return look.isOfFamily(i); };
    return (family == nullptr || std::ranges::any_of(deduction.instances, isOfFamily)) && hasShape(look);
}

} // namespace tokisuji::tracing
