// Disposal: values whose end nobody waits for.
#pragma once

#include "engine/sat/model.h"

#include <memory>

namespace tokisuji {

/// Destroys a value on a thread that works through all that it is given; the end of the program waits for it. May be
/// called on any thread. Where no thread can be had, destroys it at once.
void disposeOf(std::shared_ptr<void> value);
/// The same; also where there is no memory to hand it over.
template <class T>
void disposeOf(std::unique_ptr<T> value) noexcept
try {
    disposeOf(std::shared_ptr<void>(std::move(value)));
} catch (...) {
    value.reset();
}

/// A model that a search asks a few questions. Freeing that of a large board takes longer than a search that is told to
/// stop has, so that it is left to others then.
class BriefModel {
public:
    BriefModel(const Rules& rules, Halt halt, Selectors selectors = Selectors::None)
        : m_halt(std::move(halt)), m_model(std::make_unique<Model>(rules, selectors, m_halt))
    {
    }
    ~BriefModel()
    {
        if (m_halt.reached())
            disposeOf(std::move(m_model));
    }
    BriefModel(const BriefModel&) = delete;
    BriefModel& operator=(const BriefModel&) = delete;

    [[nodiscard]] Model& operator*() { return *m_model; }
    [[nodiscard]] Model* operator->() { return m_model.get(); }
    [[nodiscard]] const Model* operator->() const { return m_model.get(); }

private:
    Halt m_halt;
    std::unique_ptr<Model> m_model;
};

} // namespace tokisuji
