// SymmetryButton: which symmetry the author's clues are entered in, to be chosen below the tools or in the Board menu.
#pragma once

#include "editor/model/document.h"
#include "editor/ui/board_view.h"

#include <QList>
#include <QMenu>
#include <QToolButton>

namespace tokisuji {

/// Shown while the author edits a board that takes symmetric entry; looks pressed while there is a symmetry.
class SymmetryButton : public QToolButton {
    Q_OBJECT
public:
    SymmetryButton(Document* document, BoardView* view, QWidget* parent = nullptr);

    /// For menus elsewhere.
    [[nodiscard]] QMenu* choices() const { return m_choices; }

protected:
    void changeEvent(QEvent* event) override;
    void nextCheckState() override {}
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void retranslate();

    Document* m_document;
    BoardView* m_view;
    QMenu* m_choices;
    QList<QAction*> m_actions; ///< one for each EntrySymmetry
};

} // namespace tokisuji
