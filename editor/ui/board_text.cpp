#include "editor/ui/board_text.h"

#include "editor/model/place_name.h"
#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/note_text.h"
#include "editor/ui/texts/value_text.h"
#include "engine/board/arrows.h"
#include "engine/board/edge_set.h"
#include "engine/board/rooms.h"
#include "engine/drawing/glyphs.h"
#include "engine/genre/registry.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// Collects the facts about one place of one board; each is a phrase of its own.
class Description {
    Q_DECLARE_TR_FUNCTIONS(BoardText)
public:
    Description(const Board& board, Place place) : m_board(board), m_genre(genreOf(board)), m_place(place) {}

    [[nodiscard]] static QString joined(const QStringList& facts)
    {
        return facts.join(tr(", ", "between facts of a place"));
    }

    [[nodiscard]] QStringList clues()
    {
        m_facts = {positionName()};
        if (m_board.grid().hasCell(m_place))
            addClue();
        addOtherClues();
        if (m_board.has(Layer::Way) && m_board.grid().hasCell(m_place))
            addArrows();
        addEdges(Layer::Room, 1, tr("border %1"));
        addEdges(Layer::Room, thinBorder, tr("thin border %1"));
        return m_facts;
    }

    [[nodiscard]] QStringList marks()
    {
        m_facts.clear();
        if (m_board.grid().hasCell(m_place))
            addMarks();
        if (isVertex(m_place) && value(Layer::Point) != blank)
            m_facts << markText(m_genre, Layer::Point, value(Layer::Point));
        if (m_board.grid().hasSlot(m_place) && value(Layer::OutsideDone) != blank)
            m_facts << tr("crossed off");
        addEdges(Layer::Line, 1, m_genre.has(Mark::Bridge) ? tr("bridge %1") : tr("line %1"));
        addEdges(Layer::Line, 2, tr("double bridge %1"));
        addEdges(Layer::Line, 0, tr("cross %1"));
        addEdges(Layer::Border, 1, tr("border %1"));
        return m_facts;
    }

    /// What the overlays show at the place; `marks` are those of the board itself.
    [[nodiscard]] static QStringList overlaid(const Verdict& verdict, const Overlays& overlays, Place place,
                                              const QStringList& marks)
    {
        QStringList facts;
        if (overlays.conflict && std::ranges::find(verdict.conflict, place) != verdict.conflict.end())
            facts << tr("in conflict");
        const auto other = static_cast<std::size_t>(std::max(overlays.alternative, 0));
        if (overlays.difference && verdict.solution && other < verdict.alternatives.size()) {
            const QStringList a = Description(*verdict.solution, place).marks();
            const QStringList b = Description(verdict.alternatives[other], place).marks();
            if (a != b)
                facts << tr("solution A: %1").arg(orNothing(a)) << tr("solution B: %1").arg(orNothing(b));
        } else if (overlays.determined && verdict.determined) {
            const QStringList sure = Description(*verdict.determined, place).marks();
            if (!sure.isEmpty() && sure != marks)
                facts << tr("determined: %1").arg(joined(sure));
        }
        return facts;
    }

private:
    [[nodiscard]] static QString orNothing(const QStringList& facts)
    {
        return facts.isEmpty() ? tr("nothing") : joined(facts);
    }

    [[nodiscard]] QString positionName() const { return placeName(m_board, m_place); }

    [[nodiscard]] int value(Layer layer) const { return m_board.has(layer) ? m_board.at(layer, m_place) : blank; }

    void addClue()
    {
        const int clue = value(Layer::Number);
        if (clue >= 0 && m_genre.clue(Clue::Pin) != nullptr)
            m_facts << tr("piece %1 is pinned here").arg(clue);
        else if (clue == question)
            m_facts << tr("unknown clue");
        else if (clue >= 0 && m_genre.clue(Clue::Pearl) != nullptr)
            m_facts << (clue == 1 ? tr("white pearl") : tr("black pearl"));
        else if (clue > 0 && m_genre.clue(Clue::Sign) != nullptr)
            m_facts << tr("clue %1").arg(signText(m_genre, clue));
        else if (m_genre.clue(Clue::Sticker) != nullptr)
            addSticker();
        else if (clue >= 0)
            m_facts << tr("clue %1").arg(clueText(m_genre, Layer::Number, clue));
        if (const int arrow = value(Layer::Arrow); arrow > 0)
            m_facts << arrowName(arrow);
    }

    void addSticker()
    {
        if (const QString colour = stickerText(m_board, m_place); !colour.isEmpty())
            m_facts << colour;
    }

    /// Those of the layers that only some genres have.
    void addOtherClues()
    {
        for (const Layer layer : m_board.layers()) {
            const bool isKnown = isMarkLayer(layer) || layer == Layer::Number || layer == Layer::Arrow
                                 || layer == Layer::Room || !m_board.grid().contains(placesOf(layer), m_place);
            if (!isKnown && value(layer) != blank)
                m_facts << tr("clue %1").arg(clueText(m_genre, layer, value(layer)));
        }
    }

    void addMarks()
    {
        for (const Layer layer : {Layer::Symbol, Layer::Bar})
            if (value(layer) != blank)
                m_facts << markText(m_genre, layer, value(layer));
        if (const int shade = value(Layer::Shade); shade != blank)
            m_facts << (hasObjects(m_genre) ? valueText(m_genre, Layer::Shade, shade)
                        : shade == 1        ? tr("shaded")
                                            : tr("unshaded"));
        if (m_genre.has(Mark::Piece))
            addPiece();
        else if (const int digit = value(Layer::Digit); digit != blank)
            m_facts << (digit > 0 && !m_genre.has(Mark::Sign) ? tr("number %1").arg(m_genre.numberOf(digit))
                                                              : valueText(m_genre, Layer::Digit, digit));
        if (const int corner = value(Layer::Corner); corner != blank)
            m_facts << valueText(m_genre, Layer::Corner, corner);
        if (m_genre.has(Mark::CrossedClue) && value(Layer::Tint) != blank)
            m_facts << tr("crossed off");
        else if (const int tint = value(Layer::Tint); tint != blank)
            m_facts << (!m_genre.has(Mark::CellSign) ? tr("background %1").arg(tint)
                        : tint == 1                  ? tr("circle")
                                                     : tr("cross"));
        QStringList candidates;
        for (const int candidate : unpackCandidates(value(Layer::Candidates)))
            if (candidate > 0)
                candidates << QString::number(candidate);
        if (!candidates.isEmpty())
            m_facts << tr("candidates %1").arg(candidates.join(u' '));
    }

    void addPiece()
    {
        const EdgeSet set = edgeSetOf(m_board);
        if (const EdgeSet::Kind* kind = pieceAt(set, m_board, m_place))
            m_facts << tr("piece with left %1, top %2, right %3, bottom %4")
                           .arg(kind->sides.left)
                           .arg(kind->sides.top)
                           .arg(kind->sides.right)
                           .arg(kind->sides.bottom);
    }

    /// One fact for all edges round the place that have the value; lattice lines belong to cells and points alike.
    void addEdges(Layer layer, int wanted, const QString& phrase)
    {
        if (!m_board.has(layer))
            return;
        QStringList sides;
        for (const Dir d : directions)
            if (const Place edge = m_place.step(d, 1);
                m_board.grid().contains(PlaceKind::Edge, edge) && m_board.at(layer, edge) == wanted)
                sides << sideName(d);
        if (!sides.isEmpty())
            m_facts << phrase.arg(sides.join(tr(" and ", "between sides of a cell")));
    }

    void addArrows()
    {
        for (const Dir d : directions) {
            if (leads(m_board, m_place.step(d), opposite(d)))
                m_facts << tr("arrow from %1").arg(sideName(d));
            if (leads(m_board, m_place, d))
                m_facts << tr("arrow to %1").arg(sideName(d));
        }
    }

    [[nodiscard]] static QString sideName(Dir d)
    {
        const std::array names{QString(), tr("top"), tr("bottom"), tr("left"), tr("right")};
        return names[static_cast<std::size_t>(d)];
    }

    [[nodiscard]] static QString arrowName(int arrow)
    {
        const std::array names{QString(), tr("arrow up"), tr("arrow down"), tr("arrow left"), tr("arrow right")};
        return names[static_cast<std::size_t>(arrow)];
    }

    const Board& m_board;
    const Genre& m_genre;
    Place m_place;
    QStringList m_facts;
};

} // namespace

QString describePlace(const Board& board, Place place, const Verdict* verdict, const Overlays& overlays,
                      const QStringList& further)
{
    if (board.size().cells() == 0)
        return {};
    Description description(board, place);
    QStringList facts = description.clues();
    const QStringList marks = description.marks();
    facts += marks + notesText(board, place);
    if (verdict != nullptr)
        facts += Description::overlaid(*verdict, overlays, place, marks);
    return Description::joined(facts + further);
}

} // namespace tokisuji
