// The parts of a step's drawing.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/step_drawing.h"

#include <map>

namespace tokisuji {

/// What every part looks at. Holds the rules of the board, as a bridge's places and a room's cells come from them.
class StepScene {
public:
    StepScene(const Board& state, const StepDrawOptions&);

    [[nodiscard]] const Board& board() const { return *m_board; }
    [[nodiscard]] const Genre& genre() const { return *m_genre; }
    [[nodiscard]] const StepDrawOptions& options() const { return *m_options; }
    [[nodiscard]] Detail detail() const { return m_detail; }
    [[nodiscard]] LineForm lineForm() const { return m_lineForm; }
    [[nodiscard]] bool isSmall() const { return m_detail <= Detail::Small; }
    [[nodiscard]] double atLeast(double cells, double pixels) const;
    /// Is the cell filled, by shading or by its clue? Pale fills leave it out.
    [[nodiscard]] bool isDark(Place cell) const
    {
        return (m_genre->has(Mark::Shade) && m_board->at(Layer::Shade, cell) == 1)
               || isOnBlack(*m_genre, *m_board, cell);
    }
    /// All places of an answer: the edges of a whole bridge. The place itself where the board has no such answer.
    [[nodiscard]] std::vector<Place> placesOf(AnswerPlace) const;
    /// Where a sign about an answer stands: the middle of its places.
    [[nodiscard]] Point middleOf(AnswerPlace) const;

private:
    const Board* m_board;
    const Genre* m_genre;
    const StepDrawOptions* m_options;
    Detail m_detail;
    LineForm m_lineForm;
    std::map<AnswerPlace, std::vector<Place>> m_long; ///< answers with more than one place
};

/// How statements are drawn: as conclusions on a halo, or dashed under a hypothesis.
struct MarkStyle {
    Ink ink = Ink::Determined;
    bool dashed = false;
    bool onHalo = true;
    bool haloOnly = false; ///< the marks themselves stand on the board already
};
void drawAtoms(const StepScene&, const std::vector<Atom>&, const MarkStyle&, Drawing&);
/// An arc with "=" or "≠" between the places of a relation.
void drawRelation(const StepScene&, const Atom&, Ink, Drawing&);

/// Reasons speak in violet; the rule that breaks in the colour of conflicts.
struct ReasonStyle {
    Ink ink = Ink::Reason;
    Ink fill = Ink::ReasonFill;
};
void drawReason(const StepScene&, const Reason&, const ReasonStyle&, Drawing&);
/// A star "!" where the broken rule is.
void drawBroken(const StepScene&, const Reason&, Drawing&);

} // namespace tokisuji
