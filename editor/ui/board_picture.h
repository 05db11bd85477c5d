// BoardPicture: the drawing of the board with what the solver knows of it, rebuilt only when something changed.
#pragma once

#include "editor/export/palette.h"
#include "editor/ui/board_camera.h"
#include "editor/ui/board_glass.h"
#include "editor/ui/board_guest.h"
#include "editor/ui/board_overlay.h"
#include "editor/ui/overlays.h"
#include "engine/drawing/net_layout.h"

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

class QPainter;

namespace tokisuji {

class BoardPicture : public QObject {
    Q_OBJECT
public:
    explicit BoardPicture(QObject* parent = nullptr);

    /// Both return the part (in cells) that looks different now; null if nothing does. A preview keeps what the solver
    /// says of the board before it.
    QRectF setBoard(const Board& board);
    /// The boards on which the open trials began; see drawOnTrial(). All must be painted anew.
    void setGrounds(std::vector<Board> grounds);
    [[nodiscard]] const std::vector<Board>& grounds() const { return m_grounds; }
    QRectF preview(const Board& board);
    /// nullptr: none.
    void setVerdict(SharedVerdict verdict);
    void setOverlays(const Overlays& overlays);
    /// Shown in place of board and verdict until the board changes.
    void setGuest(std::optional<BoardGuest> guest);
    /// Lies over the board and its overlays, not over a guest; an empty one removes it.
    void setGlass(BoardGlass glass, GlassPane pane);
    /// The glass of what is offered, as far as it is seen; nullptr: there is none, or a guest covers it.
    [[nodiscard]] const BoardGlass* glass() const
    {
        const BoardGlass& offers = m_panes[static_cast<std::size_t>(GlassPane::Offers)].glass;
        return offers && !m_guest ? &offers : nullptr;
    }
    [[nodiscard]] bool hasGuest() const { return m_guest.has_value(); }
    [[nodiscard]] const QObject* guestOwner() const { return m_guest ? m_guest->owner : nullptr; }

    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] const SharedVerdict& verdict() const { return m_verdict; }
    /// The verdict whose overlay is drawn, or being drawn, over the board; nullptr: none.
    [[nodiscard]] const SharedVerdict& overlaidVerdict() const { return m_overlay.verdict(); }
    [[nodiscard]] const Overlays& overlays() const { return m_overlays; }
    /// The board, the verdict and the overlays at a place, in words.
    [[nodiscard]] QString describe(Place place) const;
    /// Where a place is drawn, and which point of the board is drawn at a point; others than the cells' own on nets and
    /// on boards that stand on their corner.
    [[nodiscard]] QPointF pointOf(Place place) const;
    [[nodiscard]] QPointF cellsAt(QPointF point) const;
    [[nodiscard]] bool isNet() const { return m_net.has_value(); }
    [[nodiscard]] Stance stance() const { return m_stance; }
    /// Are cells drawn as upright squares where they lie?
    [[nodiscard]] bool isUpright() const;
    /// What is drawn on the board, as the picture shows it.
    [[nodiscard]] Drawing shown(Drawing ofBoard) const;
    [[nodiscard]] QPointF shown(QPointF onBoard) const;
    /// The paper in cells.
    [[nodiscard]] QRectF paper() const;
    /// The board with its blank answers filled in as far as they are determined and shown.
    [[nodiscard]] Board boardWithDetermined() const;
    /// Undecided or differing regions, largest first.
    [[nodiscard]] std::vector<std::vector<Place>> holes() const;
    /// Draws paper and board into the view of a camera, as far as the clip (in the view) reaches.
    void paint(QPainter& painter, const Palette& palette, const Camera& camera, const QRectF& clip);

signals:
    /// The overlay has come; all must be painted anew.
    void changed();

private:
    [[nodiscard]] bool isVerdictOfThisSize() const;
    [[nodiscard]] bool showsDifference() const;
    void build(double cellPixels);
    void buildGuest(double cellPixels);
    struct Pane {
        BoardGlass glass;
        Levels drawing;
        double drawnFor = 0; ///< cell pixels of the drawing; 0: it is out of date
        QRectF view;         ///< the part that the drawing shows
    };
    void buildPane(Pane& pane, double cellPixels, const QRectF& view) const;
    [[nodiscard]] QStringList glassFacts(Place place) const;
    [[nodiscard]] const Levels& over() const { return m_guest ? m_guestDrawing : m_overlay.levels(); }

    Board m_board;
    std::vector<Board> m_grounds;
    Stance m_stance = Stance::Upright; ///< of the board
    std::optional<NetLayout> m_net;    ///< of the board, where it is a net
    SharedVerdict m_verdict;
    Overlays m_overlays;
    std::optional<BoardGuest> m_guest;
    Levels m_drawing;
    Levels m_guestDrawing; ///< over m_drawing, while there is a guest
    BoardOverlay m_overlay;
    std::array<Pane, glassPanes> m_panes;
    double m_drawnFor = 0;    ///< cell pixels of m_drawing; 0: it is out of date
    double m_overlaidFor = 0; ///< the same of m_overlay
};

} // namespace tokisuji
