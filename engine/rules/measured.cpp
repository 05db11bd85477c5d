#include "engine/rules/measured.h"

#include "engine/rules/judge/readers.h"

namespace tokisuji {

namespace {

template <class P>
constexpr bool hasRange = requires(P primitive)
{
    primitive.lo = primitive.hi;
};
template <class P>
constexpr bool hasSize = requires(P primitive)
{
    primitive.size = 1;
};

} // namespace

std::optional<int> numberAsked(const Primitive& primitive)
{
    return std::visit(
        []<class P>(const P& p) -> std::optional<int> {
            if constexpr (hasRange<P>)
                return p.lo == p.hi ? std::optional(p.lo) : std::nullopt;
            else if constexpr (hasSize<P>)
                return p.size;
            else
                return std::nullopt;
        },
        primitive);
}

Primitive askingFor(int number, Primitive primitive)
{
    require(numberAsked(primitive).has_value(), "askingFor: a number is asked for");
    std::visit(
        [&]<class P>(P& p) {
            if constexpr (hasRange<P>)
                p.lo = p.hi = number;
            else if constexpr (hasSize<P>)
                p.size = number;
        },
        primitive);
    return primitive;
}

std::optional<int> measured(const Primitive& primitive, const Assignment& a)
{
    require(numberAsked(primitive).has_value(), "measured: a number is asked for");
    return std::visit(
        [&]<class P>(const P& p) -> std::optional<int> {
            if constexpr (hasRange<P> || hasSize<P>)
                return judging::measure(p, a);
            else
                return std::nullopt;
        },
        primitive);
}

} // namespace tokisuji
