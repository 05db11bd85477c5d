// Circuit: at most one loop on a grid graph whose nodes have degree none or two.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/plane.h"
#include "engine/sat/encode/potential.h"

#include <optional>
#include <unordered_map>

namespace tokisuji {

class CircuitRule final : public LazyRule {
public:
    /// Encodes inside and outside. `guard`: when the rule speaks at all.
    CircuitRule(const Circuit&, Lit guard, SatSolver&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;
    /// Sets of edges: both colours occur beside them.
    void setWitnesses(const std::vector<Witness>&) override;
    void addMoves(std::vector<std::vector<int>>&) const override;
    void assume(std::vector<Lit>&) const override;
    /// Where models fall into many loops: a comb through all nodes.
    void ease(std::vector<Lit>&) const override;
    void remember(const Truth&) override;

private:
    struct Edge {
        Lit lit;
        int face;  ///< on one side
        int other; ///< on the other
    };
    struct FaceWitness {
        std::vector<int> faces; ///< both colours occur among them
        Lit selector;
        bool speaks = true; ///< in the model that is cut: its selector holds
    };

    [[nodiscard]] bool isInner(int face) const { return m_faces[static_cast<std::size_t>(face)] != No; }
    [[nodiscard]] Lit colourLit(int face, bool inside) const;
    void encodeFaces();
    void readColours(const Truth&);
    void readColoursFromEdges(const Truth&);
    void encodeSingleFaces();
    void addRim(const Area&, std::optional<int> beyond);
    [[nodiscard]] std::optional<Lit> sureInArea(const Area&);
    [[nodiscard]] std::optional<Lit> sureBeyond(const Area&);
    [[nodiscard]] int anchorOf(const Area&) const;
    void raisePotential(const std::vector<Area>&, const Area* main);
    [[nodiscard]] static const Area* mainInside(const std::vector<Area>&);

    Circuit m_circuit;
    Encoder m_out;
    Plane m_plane;
    std::vector<Lit> m_faces; ///< "is inside"; No on the frame
    std::vector<Edge> m_edges;
    std::unordered_map<int, std::size_t> m_edgeOfAtom;
    std::vector<std::vector<Lit>> m_edgesOfFace;
    std::vector<std::vector<int>> m_witnessesOfFace;
    std::vector<FaceWitness> m_witnesses;
    bool m_singleFacesSaid = false;
    std::size_t m_mostAreas = 0; ///< in a model, after the first rounds
    int m_rounds = 0;            ///< of the search that goes on
    std::vector<char> m_colours;
    std::vector<char> m_steady; ///< faces of equal colour in all solutions so far
    std::vector<char> m_firstColours;
    PointSet m_inArea;
    PointSet m_inRim;
    std::vector<int> m_rim;
    Potentials m_insidePotentials;
    Potentials m_outsidePotentials;
    unsigned m_turn = 0; ///< spreads the choice of representatives
};

} // namespace tokisuji
