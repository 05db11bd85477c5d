// In order: walk the loop from its start and count the checkpoints; numbers are right one way round or the other.
#include "engine/rules/judge/readers.h"
#include "engine/rules/round_trip.h"

namespace tokisuji::judging {

bool holds(const InOrder& inOrder, const Assignment& a)
{
    const Course& course = *inOrder.course;
    return !outOfOrder(course, CircuitEdges(course.loop), [&](Lit l) { return a[l]; });
}

/// The checkpoints with numbers.
std::vector<Place> witness(const InOrder& inOrder, const Assignment&)
{
    const Course& course = *inOrder.course;
    std::vector<Place> places;
    for (const Course::Checkpoint& checkpoint : course.checkpoints)
        if (checkpoint.number > 0)
            for (const int node : checkpoint.nodes)
                places.push_back(placeOfNode(course.loop, node));
    return places;
}

} // namespace tokisuji::judging
