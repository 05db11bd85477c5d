// Application: the object that Qt looks its drivers and translations up by; most commands do without one.
#pragma once

namespace tokisuji {

/// Makes one without a screen, unless there is one.
void ensureApplication();

} // namespace tokisuji
