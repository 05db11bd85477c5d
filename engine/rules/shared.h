// Shared: a value that never changes, held by all its copies together.
#pragma once

#include <memory>
#include <utility>

namespace tokisuji {

template <class Value>
class Shared {
public:
    Shared(Value value) : m_value(std::make_shared<const Value>(std::move(value))) {} // NOLINT: it is that value

    [[nodiscard]] const Value& operator*() const { return *m_value; }
    [[nodiscard]] const Value* operator->() const { return m_value.get(); }
    /// Are both copies of one?
    [[nodiscard]] bool isSame(const Shared& other) const { return m_value == other.m_value; }
    friend bool operator==(const Shared& a, const Shared& b) { return a.isSame(b) || *a == *b; }

private:
    std::shared_ptr<const Value> m_value;
};

} // namespace tokisuji
