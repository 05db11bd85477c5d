// AtEnd: what is done when a scope is left, by what is thrown too.
#pragma once

#include <utility>

namespace tokisuji {

template <class Done>
class AtEnd {
public:
    explicit AtEnd(Done done) : m_done(std::move(done)) {}
    ~AtEnd() { m_done(); }
    AtEnd(const AtEnd&) = delete;
    AtEnd& operator=(const AtEnd&) = delete;

private:
    Done m_done;
};

} // namespace tokisuji
