// In order: walk the loop from its start and count the checkpoints; numbers are right one way round or the other.
#include "engine/rules/judge/readers.h"
#include "engine/rules/round_trip.h"

namespace tokisuji::judging {

bool holdsInOrder(const Rules& r, const Instance& i, const Assignment& a)
{
    const Course& course = r.course(i);
    return !outOfOrder(course, CircuitEdges(course.loop), [&](Lit l) { return a[l]; });
}

/// The checkpoints with numbers.
std::vector<Place> witnessInOrder(const Rules& r, const Instance& i, const Assignment&)
{
    const Course& course = r.course(i);
    std::vector<Place> places;
    for (const Course::Checkpoint& checkpoint : course.checkpoints)
        if (checkpoint.number > 0)
            for (const int node : checkpoint.nodes)
                places.push_back(placeOfNode(course.loop, node));
    return places;
}

} // namespace tokisuji::judging
