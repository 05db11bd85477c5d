// Circuit by inside and outside. Each face of the grid gets a colour, an edge is on the loop exactly if its two faces
// differ, and no two faces touch only by a corner. Then the edges are one loop exactly if the inside is one area and
// the outside, frame included, is one area.
//
// A model with a stray area K of colour c is cut by its rim: if K holds a c-face and so does the world beyond the rim,
// then a face of the rim is c, because areas hang together. The two premises are literals of representatives, or
// nothing where they are certain: K is, if one of its faces is settled or if some witness (edges one of which is on the
// loop, so that both colours occur beside them) lies wholly in K, the rim and settled faces of the other colour; the
// world beyond is, if a witness has no face in K, since then its c-face is in the rim or beyond.
//
// Two large areas with a long common wall would need a cut for each of the wall's variants. When a search gets long,
// a Potential states "not separated" exactly for one pair of faces.
#include "engine/sat/encode/circuit.h"

#include "engine/sat/encode/potential.h"

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

/// A potential costs as much as its box is large, so large boards wait longer for one.
int roundsPerPotential(int faces)
{
    constexpr int facesPerRound = 50;
    return std::clamp(faces / facesPerRound, 20, 50);
}

constexpr std::size_t largestAreaToMend = 6;
constexpr std::size_t manyAreas = 10;
constexpr int roundsToGather = 4;
constexpr int slowRounds = 40;
constexpr std::size_t facesPerArea = 50;
constexpr int tileSide = 6;
constexpr std::size_t largestWitness = 8;

} // namespace

CircuitRule::CircuitRule(const Circuit& circuit, Lit guard, SatSolver& solver)
    : LazyRule(guard), m_circuit(circuit), m_out(solver, {guard}),
      m_plane({circuit.nodes.width - 1, circuit.nodes.height - 1}),
      m_faces(static_cast<std::size_t>(m_plane.points()), No), m_edgesOfFace(m_faces.size()),
      m_witnessesOfFace(m_faces.size()), m_colours(m_faces.size()), m_steady(m_faces.size(), 1),
      m_inArea(m_plane.points()), m_inRim(m_plane.points())
{
    const auto [w, h] = circuit.nodes;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x + 1 < w; ++x)
            m_edges.push_back({circuit.right[static_cast<std::size_t>(y * (w - 1) + x)], m_plane.at(x + 1, y),
                               m_plane.at(x + 1, y + 1)});
    for (int y = 0; y + 1 < h; ++y)
        for (int x = 0; x < w; ++x)
            m_edges.push_back(
                {circuit.down[static_cast<std::size_t>(y * w + x)], m_plane.at(x, y + 1), m_plane.at(x + 1, y + 1)});
    for (std::size_t i = 0; i < m_edges.size(); ++i) {
        const Edge& edge = m_edges[i];
        m_edgeOfAtom.emplace(edge.lit.atom(), i);
        m_edgesOfFace[static_cast<std::size_t>(edge.face)].push_back(edge.lit);
        m_edgesOfFace[static_cast<std::size_t>(edge.other)].push_back(edge.lit);
    }
    encodeFaces();
}

void CircuitRule::encodeFaces()
{
    for (int face = 0; face < m_plane.points(); ++face)
        if (!m_plane.onFrame(face))
            m_faces[static_cast<std::size_t>(face)] = m_out.fresh();
    const auto at = [&](int x, int y) { return m_faces[static_cast<std::size_t>(m_plane.at(x, y))]; };
    for (const Edge& edge : m_edges) {
        const Lit a = m_faces[static_cast<std::size_t>(edge.face)];
        const Lit b = m_faces[static_cast<std::size_t>(edge.other)];
        m_out.clause({!edge.lit, a, b});
        m_out.clause({!edge.lit, !a, !b});
        m_out.clause({edge.lit, !a, b});
        m_out.clause({edge.lit, a, !b});
    }
    for (int y = 1; y + 2 < m_plane.size().height; ++y)
        for (int x = 1; x + 2 < m_plane.size().width; ++x) {
            const Lit a = at(x, y), b = at(x + 1, y), c = at(x, y + 1), d = at(x + 1, y + 1);
            m_out.clause({a, d, !b, !c});
            m_out.clause({!a, !d, b, c});
        }
}

void CircuitRule::setWitnesses(const std::vector<Witness>& witnesses)
{
    m_witnesses.clear();
    for (auto& list : m_witnessesOfFace)
        list.clear();
    for (const Witness& witness : witnesses) {
        if (witness.oneOf.empty() || witness.oneOf.size() > largestWitness)
            continue;
        FaceWitness found{{}, witness.selector, true};
        for (const Lit l : witness.oneOf) {
            const auto it = m_edgeOfAtom.find(l.atom());
            if (it == m_edgeOfAtom.end() || m_edges[it->second].lit != l) {
                found.faces.clear();
                break;
            }
            found.faces.push_back(m_edges[it->second].face);
            found.faces.push_back(m_edges[it->second].other);
        }
        if (found.faces.empty())
            continue;
        std::ranges::sort(found.faces);
        const auto rest = std::ranges::unique(found.faces);
        found.faces.erase(rest.begin(), rest.end());
        for (const int face : found.faces)
            m_witnessesOfFace[static_cast<std::size_t>(face)].push_back(static_cast<int>(m_witnesses.size()));
        m_witnesses.push_back(std::move(found));
    }
    if (!std::exchange(m_singleFacesSaid, true))
        encodeSingleFaces();
}

/// Stray single faces are so common in first models that it pays to cut them off beforehand.
void CircuitRule::encodeSingleFaces()
{
    for (int face = 0; face < m_plane.points(); ++face)
        if (isInner(face))
            for (const bool inside : {false, true})
                addRim({inside, {face}}, std::nullopt);
}

Lit CircuitRule::colourLit(int face, bool inside) const
{
    const Lit l = m_faces[static_cast<std::size_t>(face)];
    return inside ? l : !l;
}

void CircuitRule::readColours(const Truth& truth)
{
    for (std::size_t i = 0; i < m_faces.size(); ++i)
        m_colours[i] = truth[m_faces[i]] ? 1 : 0;
}

void CircuitRule::readColoursFromEdges(const Truth& truth)
{
    const auto [w, h] = m_circuit.nodes;
    for (int y = 1; y < h; ++y)
        for (int x = 1; x < w; ++x) {
            const bool crossed = truth[m_circuit.down[static_cast<std::size_t>((y - 1) * w + x - 1)]];
            const char left = m_colours[static_cast<std::size_t>(m_plane.at(x - 1, y))];
            m_colours[static_cast<std::size_t>(m_plane.at(x, y))] = static_cast<char>((left != 0) != crossed);
        }
}

const Area* CircuitRule::mainInside(const std::vector<Area>& areas)
{
    const Area* main = nullptr;
    for (const Area& area : areas)
        if (area.colour && (main == nullptr || area.points.size() > main->points.size()))
            main = &area;
    return main;
}

int CircuitRule::cutModel(const Truth& truth, int round, const Halt& halt)
{
    readColours(truth);
    for (FaceWitness& w : m_witnesses)
        w.speaks = truth[w.selector];
    const std::vector<Area>& areas = m_plane.areas(m_colours);
    const Area* main = mainInside(areas);
    m_rounds = round;
    if (round >= roundsToGather)
        m_mostAreas = std::max(m_mostAreas, areas.size());
    int cuts = 0;
    for (std::size_t i = 1; i < areas.size() && !halt.reached(); ++i) {
        const Area& area = areas[i];
        if (&area == main)
            continue;
        const int beyond = area.colour ? main->points[m_turn++ % main->points.size()] : areas.front().points.front();
        addRim(area, beyond);
        ++cuts;
    }
    if (cuts > 0 && round % roundsPerPotential(m_plane.points()) == 0)
        raisePotential(areas, main);
    return cuts;
}

/// A certain premise "the area holds a face of its colour": the selector that it rests on, empty where there is none.
std::optional<Lit> CircuitRule::sureInArea(const Area& area)
{
    for (const int face : area.points)
        if (m_out.surely(colourLit(face, area.colour)))
            return Yes;
    const auto covered = [&](int face) {
        return m_inArea.has(face) || m_inRim.has(face) || m_out.surely(colourLit(face, !area.colour));
    };
    for (const int face : area.points)
        for (const int w : m_witnessesOfFace[static_cast<std::size_t>(face)])
            if (const FaceWitness& witness = m_witnesses[static_cast<std::size_t>(w)];
                witness.speaks && std::ranges::all_of(witness.faces, covered))
                return witness.selector;
    return std::nullopt;
}

/// A certain premise "there is a face of the area's colour outside of it".
std::optional<Lit> CircuitRule::sureBeyond(const Area& area)
{
    if (!area.colour)
        return Yes; // the frame
    const auto apart = [&](const FaceWitness& w) {
        return std::ranges::none_of(w.faces, [&](int face) { return m_inArea.has(face); });
    };
    for (const FaceWitness& w : m_witnesses)
        if (w.speaks && apart(w))
            return w.selector;
    return std::nullopt;
}

/// `beyond`: a face of the area's colour elsewhere; without one nothing is said where no witness knows of any.
void CircuitRule::addRim(const Area& area, std::optional<int> beyond)
{
    m_inArea.clear();
    m_inRim.clear();
    m_rim.clear();
    for (const int face : area.points)
        m_inArea.insert(face);
    for (const int face : area.points)
        for (const int next : m_plane.beside(face))
            if (!m_inArea.has(next) && m_inRim.insert(next))
                m_rim.push_back(next);

    const std::optional<Lit> within = sureInArea(area);
    const std::optional<Lit> elsewhere = sureBeyond(area);
    if (!elsewhere && !beyond)
        return;
    std::vector<Lit> clause;
    for (const int face : m_rim)
        clause.push_back(colourLit(face, area.colour));
    clause.push_back(within ? !*within : colourLit(area.points[m_turn++ % area.points.size()], !area.colour));
    clause.push_back(elsewhere ? !*elsewhere : colourLit(*beyond, !area.colour));
    m_out.clause(std::move(clause));
}

/// The face of an area that most likely keeps its colour.
int CircuitRule::anchorOf(const Area& area) const
{
    int best = -1;
    int bestScore = -1;
    for (const int face : area.points) {
        if (!isInner(face))
            continue;
        int score = m_out.surely(colourLit(face, area.colour)) ? 1000 : 0;
        score += m_steady[static_cast<std::size_t>(face)] != 0 ? 10 : 0;
        for (const int next : m_plane.beside(face))
            score += m_colours[static_cast<std::size_t>(next)] == (area.colour ? 1 : 0) ? 1 : 0;
        if (score > bestScore) {
            bestScore = score;
            best = face;
        }
    }
    return best;
}

void CircuitRule::raisePotential(const std::vector<Area>& areas, const Area* main)
{
    const Area* largest = nullptr;
    for (std::size_t i = 1; i < areas.size(); ++i)
        if (&areas[i] != main && areas[i].points.size() >= smallestForPotential
            && (largest == nullptr || areas[i].points.size() > largest->points.size()))
            largest = &areas[i];
    if (largest == nullptr)
        return;
    PlaneColours colours{m_plane.size(), {}, false};
    for (int face = 0; face < m_plane.points(); ++face)
        colours.open.push_back(colourLit(face, largest->colour));
    if (largest->colour)
        m_insidePotentials.raise(colours, largest->points, anchorOf(*largest), anchorOf(*main), m_out);
    else
        m_outsidePotentials.raise(colours, largest->points, anchorOf(*largest), std::nullopt, m_out);
}

bool CircuitRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    readColoursFromEdges(truth);
    const std::vector<Area>& areas = m_plane.areas(m_colours);
    const Area* main = mainInside(areas);
    const Area* smallest = nullptr;
    for (std::size_t i = 1; i < areas.size(); ++i)
        if (&areas[i] != main && (smallest == nullptr || areas[i].points.size() < smallest->points.size()))
            smallest = &areas[i];
    if (smallest == nullptr)
        return true;
    if (mend == nullptr || smallest->points.size() > largestAreaToMend)
        return false;
    // Any edge beside the area's faces: changing the faces on either side grows or fills the area.
    for (const int face : smallest->points)
        for (const Lit edge : m_edgesOfFace[static_cast<std::size_t>(face)])
            mend->push_back(edge);
    return false;
}

void CircuitRule::addMoves(std::vector<std::vector<int>>& moves) const
{
    for (int face = 0; face < m_plane.points(); ++face) {
        if (!isInner(face))
            continue;
        std::vector<int> move;
        for (const Lit edge : m_edgesOfFace[static_cast<std::size_t>(face)])
            move.push_back(edge.atom());
        if (std::ranges::find(move, 0) == move.end())
            moves.push_back(std::move(move));
    }
}

void CircuitRule::assume(std::vector<Lit>& assumptions) const
{
    m_insidePotentials.assume(assumptions);
    m_outsidePotentials.assume(assumptions);
}

/// Teeth that lie a face apart, and a spine at one end of them: a loop round them meets each node. It takes an even
/// number of nodes across the teeth; of an odd one, the last rows are left to the search. Tile by tile, so that what
/// lies near is near in the list.
void CircuitRule::ease(std::vector<Lit>& literals) const
{
    const bool isSlow = m_rounds >= slowRounds;
    const bool isScattered = m_mostAreas * facesPerArea >= m_faces.size();
    if (m_mostAreas < manyAreas || (!isSlow && !isScattered))
        return;
    const auto [w, h] = m_circuit.nodes;
    const bool isUpright = h % 2 != 0 && w % 2 == 0;
    const int across = isUpright ? w : h;
    const int along = isUpright ? h : w;
    const int teeth = across % 2 == 0 ? across - 1 : across - 4;
    const auto addTile = [&](int firstRow, int first) {
        for (int row = firstRow; row < std::min(firstRow + tileSide, teeth); ++row)
            for (int i = first; i < std::min(first + tileSide, along - 1); ++i) {
                const int face = isUpright ? m_plane.at(row + 1, i + 1) : m_plane.at(i + 1, row + 1);
                literals.push_back(colourLit(face, i == 0 || row % 2 == 0));
            }
    };
    for (int row = 0; row < teeth; row += tileSide)
        for (int i = 0; i + 1 < along; i += tileSide)
            addTile(row, i);
}

void CircuitRule::remember(const Truth& truth)
{
    readColoursFromEdges(truth); // solutions found by repair have no faces
    if (m_firstColours.empty())
        m_firstColours = m_colours;
    for (std::size_t i = 0; i < m_steady.size(); ++i)
        m_steady[i] = m_steady[i] != 0 && m_colours[i] == m_firstColours[i] ? 1 : 0;
}

} // namespace tokisuji
