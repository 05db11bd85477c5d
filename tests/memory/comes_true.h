// Waiting for a state.
#pragma once

#include "tests/support/patience.h"

#include <QTest>

namespace tokisuji {

/// Runs the event loop until the condition holds; false: it never did.
template <class Condition>
bool comesTrue(Condition condition)
{
    return QTest::qWaitFor(condition, tests::patienceMs);
}

} // namespace tokisuji
