// Result: a value, or an error that says what is wrong and where. Bad input never throws.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tokisuji {

/// What is wrong with an input, as data: `id` names the message (translated by whoever shows it),
/// `args` fill its places, `at` is the character of the input (0-based) where reading stopped.
struct Error {
    std::string id;
    std::vector<std::string> args;
    std::optional<std::size_t> at;

    friend bool operator==(const Error&, const Error&) = default;
};

/// Either a T or an Error. Reading the side that is not there is a broken contract and aborts.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const noexcept { return m_state.index() == 0; }
    // noexcept: the exception of a wrong side ends the program here
    [[nodiscard]] const T& operator*() const noexcept { return std::get<0>(m_state); }
    [[nodiscard]] T& operator*() noexcept { return std::get<0>(m_state); }
    const T* operator->() const noexcept { return &std::get<0>(m_state); }
    [[nodiscard]] const Error& error() const noexcept { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

} // namespace tokisuji
