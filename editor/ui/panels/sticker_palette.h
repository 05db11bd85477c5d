// StickerPalette: the colours of a twisty puzzle below the tools; the pressed one is used for painting.
#pragma once

#include "editor/model/document.h"
#include "editor/ui/board_view.h"
#include "engine/twisty/definition.h"

#include <QButtonGroup>
#include <QLabel>
#include <QVBoxLayout>

namespace tokisuji {

/// Shown while a board with stickers is open.
class StickerPalette : public QWidget {
    Q_OBJECT
public:
    StickerPalette(const Document* document, BoardView* view, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void makeButtons();
    void dress();
    void choose(int colour);

    const Document* m_document;
    BoardView* m_view;
    QLabel* m_label;
    QVBoxLayout* m_column;
    QButtonGroup m_group;
    std::string m_setup; ///< of the definition whose colours are shown
};

/// A colour of a definition with its letter, as on the net.
[[nodiscard]] QPixmap stickerSwatch(const TwistyDefinition& definition, int colour, int side, double devicePixels);

} // namespace tokisuji
