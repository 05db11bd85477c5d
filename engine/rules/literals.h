// Literals of primitives, found among the members of their structs.
#pragma once

#include "engine/rules/instance.h"
#include "engine/util/members.h"

#include <concepts>
#include <type_traits>
#include <vector>

namespace tokisuji {

namespace members {

template <class T>
constexpr bool isVector = false;
template <class T>
constexpr bool isVector<std::vector<T>> = true;
template <class T>
constexpr bool isShared = false;
template <class T>
constexpr bool isShared<Shared<T>> = true;
/// What says nothing about literals.
template <class T>
constexpr bool isPlain =
    std::is_arithmetic_v<
        T> || std::is_enum_v<T> || std::same_as<T, Place> || std::same_as<T, Size> || std::same_as<T, Grid>;

} // namespace members

/// Calls `use` with every literal in a primitive, or in a part of one; they can be changed where `value` can. What was
/// shared and is changed is no longer the same as its other copies.
template <class Value, class Use>
void visitLiterals(Value& value, const Use& use)
{
    using Type = std::remove_const_t<Value>;
    if constexpr (std::same_as<Type, Lit>) {
        use(value);
    } else if constexpr (std::same_as<Type, Primitive>) {
        std::visit([&](auto& primitive) { visitLiterals(primitive, use); }, value);
    } else if constexpr (members::isVector<Type>) {
        for (auto& item : value)
            visitLiterals(item, use);
    } else if constexpr (std::same_as<Type, Field>) {
        visitLiterals(value.all(), use);
    } else if constexpr (members::isShared<Type> && std::is_const_v<Value>) {
        visitLiterals(*value, use);
    } else if constexpr (members::isShared<Type>) {
        auto own = *value;
        visitLiterals(own, use);
        value = std::move(own);
    } else if constexpr (!members::isPlain<Type>) {
        withMembers(value, [&](auto&... member) { (visitLiterals(member, use), ...); });
    }
}

/// The same with every literal replaced by its image.
template <class Value, class Image>
[[nodiscard]] Value mapped(Value value, const Image& image)
{
    visitLiterals(value, [&](Lit& l) { l = image(l); });
    return value;
}

/// What a local instance speaks of: its operands, the values of its numbers, the cells of its sequence, the nodes and
/// links of its graph. Nothing for all others.
[[nodiscard]] std::vector<Lit> literalsOf(const Instance&);

/// What an instance of any kind speaks of, its guard included.
[[nodiscard]] std::vector<Lit> allLiteralsOf(const Instance&);

} // namespace tokisuji
