#include "engine/trace/naming.h"
#include "engine/trace/technique.h"

namespace tokisuji {

std::span<const Technique> genreTechniques()
{
    return {};
}

namespace tracing {

std::span<const NameRow> nameRows()
{
    return {};
}

} // namespace tracing

} // namespace tokisuji
