#include "engine/sat/content.h"

#include "engine/rules/literals.h"

#include <algorithm>

namespace tokisuji {

Translation::Translation(int atoms)
{
    for (int atom = 0; atom < atoms; ++atom)
        m_images.push_back(Lit::of(atom));
}

std::vector<Lit> Translation::operator()(std::span<const Lit> lits) const
{
    std::vector<Lit> images;
    images.reserve(lits.size());
    for (const Lit l : lits)
        images.push_back((*this)(l));
    return images;
}

std::size_t ContentHash::operator()(const Content& content) const
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const std::int32_t word : content)
        hash = (hash ^ static_cast<std::uint32_t>(word)) * 0x100000001b3ULL;
    return hash;
}

namespace {

/// Collects words; every list is preceded by its length so that contents never run into one another.
class Writer {
public:
    explicit Writer(const Translation& t) : m_translation(t) {}

    template <class Value>
    void write(const Value& value)
    {
        if constexpr (std::same_as<Value, Lit>)
            word(m_translation(value).code);
        else if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>)
            word(value);
        else if constexpr (members::isVector<Value>)
            list(value);
        else if constexpr (members::isShared<Value>)
            write(*value);
        else if constexpr (std::same_as<Value, Field>)
            list(value.all());
        else if constexpr (std::same_as<Value, Grid>)
            write(value.size());
        else
            withMembers(value, [&](const auto&... member) { (write(member), ...); });
    }
    /// A list whose order means nothing.
    void unordered(std::span<const Lit> lits)
    {
        word(lits.size());
        const auto begin = static_cast<std::ptrdiff_t>(m_content.size());
        for (const Lit l : lits)
            write(l);
        std::sort(m_content.begin() + begin, m_content.end());
    }
    [[nodiscard]] Content take() { return std::move(m_content); }

private:
    template <class Number>
    void word(Number n)
    {
        m_content.push_back(static_cast<std::int32_t>(n));
    }
    template <class Item>
    void list(const std::vector<Item>& items)
    {
        word(items.size());
        for (const Item& item : items)
            write(item);
    }

    const Translation& m_translation;
    Content m_content;
};

} // namespace

Content contentOf(const Instance& i, const Translation& t)
{
    Writer out(t);
    out.write(i.says.index());
    out.write(i.guard);
    const auto operands = [&](std::span<const Lit> lits, auto... others) {
        out.unordered(lits);
        (out.write(others), ...);
    };
    std::visit(Overloaded{[&](const Any& any) { operands(any.operands); },
                          [&](const Count& count) { operands(count.operands, count.lo, count.hi, count.step); },
                          [&](const auto& other) { out.write(other); }},
               i.says);
    return out.take();
}

Content contentOf(const Definition& d, const Translation& t)
{
    Writer out(t);
    out.write(d.op);
    out.unordered(d.operands);
    return out.take();
}

Territory inNames(Territory territory, const Translation& t)
{
    for (auto& ways : territory.ways)
        for (Territory::Way& way : ways)
            way.border = t(way.border);
    return territory;
}

bool areSame(const Territory& a, const Territory& b)
{
    return a.cells == b.cells && a.ways == b.ways;
}

} // namespace tokisuji
