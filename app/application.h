// Application: the object through which Qt finds its drivers and translations; most commands do without one.
#pragma once

namespace tokisuji {

/// Creates one without a screen, unless there is one already.
void ensureApplication();

} // namespace tokisuji
