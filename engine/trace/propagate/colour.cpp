// Inside and outside of a loop: an edge is line exactly when the faces beside it differ.
//
// Faces are never coloured one by one; they are related to each other by the known edges between them, so the reason
// for an edge is a closed way round it that crosses known edges only: the line crosses it an even number of times.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

namespace tokisuji::tracing {

namespace {

const LoopMap* speakingLoop(const Mind& mind, int subject)
{
    const LoopMap& loop = mind.ground().loops()[loopOfSubject(subject)];
    return mind.isTrue(mind.ground().instance(loop.instance).guard) ? &loop : nullptr;
}

Lit beyond(const LoopMap::Edge& edge, Lit face)
{
    return edge.faceA == face ? edge.faceB : edge.faceA;
}

} // namespace

void examineLoopColour(Mind& mind, int subject)
{
    const LoopMap* loop = speakingLoop(mind, subject);
    if (loop == nullptr)
        return;
    const LoopMap::Edge& edge = loop->edges[partOfSubject(subject)];
    const auto same = mind.related(edge.faceA, edge.faceB);
    const Lit value = same.value_or(false) ? !edge.lit : edge.lit;
    if (same && !mind.isTrue(value))
        mind.conclude({.technique = idOf(Move::LoopColour),
                       .instances = {loop->instance},
                       .premises = mind.facts().relations().chain(edge.faceA, edge.faceB),
                       .conclusions = {{value}}});
    if (mind.isOpen(edge.lit) || mind.isBroken())
        return;
    const bool line = mind.isTrue(edge.lit);
    mind.conclude({.instances = {loop->instance},
                   .premises = {{line ? edge.lit : !edge.lit}},
                   .conclusions = {equal(edge.faceA, line ? !edge.faceB : edge.faceB)}});
}

void examineColourPairs(Mind& mind, int subject)
{
    const LoopMap* loop = speakingLoop(mind, subject);
    if (loop == nullptr)
        return;
    const auto& [face, around] = loop->faces[partOfSubject(subject)];
    const auto edgeAt = [&, &edges = around](std::size_t k) -> const LoopMap::Edge& {
        return loop->edges[static_cast<std::size_t>(edges[k])];
    };
    for (std::size_t i = 0; i < around.size(); ++i)
        for (std::size_t j = i + 1; j < around.size() && !mind.isBroken(); ++j) {
            const Lit a = edgeAt(i).lit;
            const Lit b = edgeAt(j).lit;
            const Lit x = beyond(edgeAt(i), face);
            const Lit y = beyond(edgeAt(j), face);
            if (!mind.isOpen(a) || !mind.isOpen(b))
                continue;
            const auto edges = mind.related(a, b);
            const auto faces = mind.related(x, y);
            const Relations& relations = mind.facts().relations();
            if (faces && faces != edges)
                mind.conclude({.technique = idOf(Move::ColourPair),
                               .instances = {loop->instance},
                               .premises = relations.chain(x, y),
                               .conclusions = {equal(a, *faces ? b : !b)}});
            else if (edges && !faces)
                mind.conclude({.instances = {loop->instance},
                               .premises = relations.chain(a, b),
                               .conclusions = {equal(x, *edges ? y : !y)}});
        }
}

} // namespace tokisuji::tracing
