#include "engine/sat/content.h"

#include <algorithm>

namespace tokisuji {

Translation::Translation(int atoms)
{
    for (int atom = 0; atom < atoms; ++atom)
        m_images.push_back(Lit::of(atom));
}

std::vector<Lit> Translation::operator()(std::span<const Lit> lits) const
{
    std::vector<Lit> images;
    images.reserve(lits.size());
    for (const Lit l : lits)
        images.push_back((*this)(l));
    return images;
}

Numbers Translation::operator()(const Numbers& numbers) const
{
    Numbers image = numbers;
    for (NumberVar& number : image.numbers)
        number.values = (*this)(number.values);
    return image;
}

Graph Translation::operator()(const Graph& graph) const
{
    Graph image = graph;
    image.nodes = (*this)(graph.nodes);
    for (Graph::Link& link : image.links)
        link.present = (*this)(link.present);
    return image;
}

Circuit Translation::operator()(const Circuit& circuit) const
{
    return {circuit.nodes, circuit.origin, (*this)(circuit.right), (*this)(circuit.down)};
}

Parts Translation::operator()(const Parts& parts) const
{
    return {Field(parts.present.grid(), PlaceKind::Cell, (*this)(parts.present.all())), parts.seeds};
}

Sequence Translation::operator()(const Sequence& sequence) const
{
    Sequence image = sequence;
    image.cells = (*this)(sequence.cells);
    return image;
}

std::size_t ContentHash::operator()(const Content& content) const
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const std::int32_t word : content)
        hash = (hash ^ static_cast<std::uint32_t>(word)) * 0x100000001b3ULL;
    return hash;
}

namespace {

/// Collects words; every list is preceded by its length so that contents never run into one another.
class Writer {
public:
    void number(std::int64_t n) { m_content.push_back(static_cast<std::int32_t>(n)); }
    void place(Place p)
    {
        number(p.x);
        number(p.y);
    }
    void lits(const std::vector<Lit>& list)
    {
        number(static_cast<std::int64_t>(list.size()));
        for (const Lit l : list)
            number(l.code);
    }
    void numbers(const std::vector<int>& list)
    {
        number(static_cast<std::int64_t>(list.size()));
        for (const int n : list)
            number(n);
    }
    [[nodiscard]] Content take() { return std::move(m_content); }

private:
    Content m_content;
};

void writeTable(Writer& out, const Rules& r, const Instance& i, const Translation& t)
{
    switch (i.kind) {
    case Kind::Any:
    case Kind::Count:
        break;
    case Kind::Different:
    case Kind::Sum: {
        const Numbers& numbers = r.numbers(i);
        out.number(numbers.permutation ? 1 : 0);
        for (const NumberVar& number : numbers.numbers) {
            out.number(number.lo);
            out.lits(t(number.values));
        }
        break;
    }
    case Kind::Sequence: {
        const Sequence sequence = t(r.sequence(i));
        out.number((sequence.ring ? 1 : 0) + (sequence.inOrder ? 2 : 0));
        out.lits(sequence.cells);
        for (const int block : sequence.blocks)
            out.number(block);
        break;
    }
    case Kind::Acyclic:
    case Kind::PairUp:
    case Kind::Separate:
    case Kind::Connected: {
        const Graph graph = t(r.graph(i));
        out.lits(graph.nodes);
        for (const Graph::Link& link : graph.links) {
            out.number(link.a);
            out.number(link.b);
            out.number(link.present.code);
        }
        for (const int tag : graph.tags)
            out.number(tag);
        break;
    }
    case Kind::InOrder: {
        const Course& course = r.course(i);
        const Circuit loop = t(course.loop);
        out.number(loop.nodes.width);
        out.lits(loop.right);
        out.lits(loop.down);
        out.number(course.start);
        for (const Course::Checkpoint& checkpoint : course.checkpoints) {
            out.number(checkpoint.number);
            out.numbers(checkpoint.nodes);
        }
        break;
    }
    case Kind::Rays: {
        const Mirrors& mirrors = r.mirrors(i);
        out.number(mirrors.demand);
        out.number(mirrors.grid.size().width);
        out.lits(t(mirrors.slash));
        out.lits(t(mirrors.backslash));
        for (const Mirrors::Ray& ray : mirrors.rays) {
            out.place(ray.slot);
            out.number(ray.turns);
            out.number(static_cast<std::int64_t>(ray.exits.size()));
            for (const Place exit : ray.exits)
                out.place(exit);
        }
        break;
    }
    case Kind::Circuit: {
        const Circuit circuit = t(r.circuit(i));
        out.number(circuit.nodes.width);
        out.lits(circuit.right);
        out.lits(circuit.down);
        break;
    }
    case Kind::PartSize:
    case Kind::PartSum:
        out.place(i.anchor);
        [[fallthrough]];
    case Kind::Parts: {
        const Parts parts = t(r.parts(i));
        out.lits(parts.present.all());
        for (const Place seed : parts.seeds)
            out.place(seed);
        break;
    }
    case Kind::BlockSize:
        for (const NumberVar& number : r.blocks(i).numbers) {
            out.number(number.lo);
            out.lits(t(number.values));
        }
        break;
    case Kind::SeedPairs:
        out.lits(t(r.division(i).border.all()));
        for (const Division::Seed& seed : r.division(i).seeds) {
            out.place(seed.cell);
            out.number(seed.number);
        }
        break;
    }
}

} // namespace

Content contentOf(const Rules& r, const Instance& i, const Translation& t)
{
    Writer out;
    out.number(static_cast<int>(i.kind));
    out.number(i.lo);
    out.number(i.hi);
    out.number(i.step);
    out.number(t(i.guard).code);
    std::vector<Lit> operands = t(r.operands(i));
    std::ranges::sort(operands);
    out.lits(operands);
    writeTable(out, r, i, t);
    return out.take();
}

Content contentOf(const Definition& d, const Translation& t)
{
    Writer out;
    out.number(d.op);
    std::vector<Lit> operands = t(d.operands);
    std::ranges::sort(operands);
    out.lits(operands);
    return out.take();
}

} // namespace tokisuji
