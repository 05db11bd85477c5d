// Members: those of a struct, one after the other.
#pragma once

#include <cstddef>
#include <type_traits>

namespace tokisuji {

namespace members {

/// Stands for a value of any type while members are counted.
struct Anything {
    template <class T>
    operator T() const; // NOLINT: never defined
};

template <class Struct, class... Values>
[[nodiscard]] consteval std::size_t count()
{
    if constexpr (requires { Struct{Values{}..., Anything{}}; })
        return count<Struct, Values..., Anything>();
    else
        return sizeof...(Values);
}

} // namespace members

/// Calls `use` with all members of a struct, in their order. It has neither bases nor constructors.
template <class Struct, class Use>
constexpr void withMembers(Struct& value, const Use& use)
{
    constexpr std::size_t count = members::count<std::remove_const_t<Struct>>();
    static_assert(std::is_aggregate_v<std::remove_const_t<Struct>> && count >= 1 && count <= 6);
    if constexpr (count == 1) {
        auto& [a] = value;
        use(a);
    } else if constexpr (count == 2) {
        auto& [a, b] = value;
        use(a, b);
    } else if constexpr (count == 3) {
        auto& [a, b, c] = value;
        use(a, b, c);
    } else if constexpr (count == 4) {
        auto& [a, b, c, d] = value;
        use(a, b, c, d);
    } else if constexpr (count == 5) {
        auto& [a, b, c, d, e] = value;
        use(a, b, c, d, e);
    } else {
        auto& [a, b, c, d, e, f] = value;
        use(a, b, c, d, e, f);
    }
}

} // namespace tokisuji
