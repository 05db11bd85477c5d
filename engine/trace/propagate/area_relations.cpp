// Areas that relate: what is known to be present is looked at as if nothing else were. A flaw whose reason is known is
// a contradiction; one that lacks a single literal tells that this one is not so. The same with one more cell present.
#include "engine/rules/area_flaws.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <iterator>

namespace tokisuji::tracing {

namespace {

class AreaStudy {
public:
    AreaStudy(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_flaws(*mind.ground().instance(subject).get<AreasRelate>().terms)
    {
    }

    void examine()
    {
        lookWith(Yes);
        for (int cell = 0; cell < m_flaws.graph().count(); ++cell)
            if (m_mind.isOpen(m_flaws.present(cell)) && touchesPresent(cell))
                lookWith(m_flaws.present(cell));
    }

private:
    /// Only there can it be the last cell of a flaw, or else it is one by itself.
    [[nodiscard]] bool touchesPresent(int cell) const
    {
        const auto isThere = [&](int other) { return m_mind.isTrue(m_flaws.present(other)); };
        const auto isOpen = [&](int other) { return m_mind.isOpen(m_flaws.present(other)); };
        const std::vector<int>& beside = m_flaws.beside(cell);
        return std::ranges::any_of(beside, isThere) || std::ranges::none_of(beside, isOpen);
    }

    void lookWith(Lit assumed)
    {
        if (m_mind.isBroken())
            return;
        for (const AreaFlaw& flaw : m_flaws.find([&](Lit l) { return l == assumed || m_mind.isTrue(l); })) {
            if (m_mind.isBroken() || std::ranges::any_of(flaw.reason, [&](Lit l) { return m_mind.isFalse(l); }))
                continue; // one before it told otherwise
            std::vector<Lit> unknown;
            std::ranges::copy_if(flaw.reason, std::back_inserter(unknown), [&](Lit l) { return m_mind.isOpen(l); });
            if (unknown.size() <= 1)
                conclude(flaw, unknown);
        }
    }

    void conclude(const AreaFlaw& flaw, const std::vector<Lit>& unknown)
    {
        Deduction d{.technique = idOf(Move::AreasClash), .instances = {m_subject}};
        for (const Lit l : flaw.reason)
            if (std::ranges::find(unknown, l) == unknown.end())
                d.premises.push_back({l});
        for (const Lit l : unknown)
            d.conclusions.push_back({!l});
        Hint area{Hint::Area, {}};
        for (const int cell : flaw.cells)
            area.places.push_back(m_flaws.graph().place(cell));
        d.hints = {std::move(area)};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_subject;
    AreaFlaws m_flaws;
};

} // namespace

void examineAreaRelations(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        AreaStudy(mind, subject).examine();
}

} // namespace tokisuji::tracing
