// NoteBar: what the tool for free notes puts on the board, and in which colour; above the board while that tool is
// chosen.
#pragma once

#include "editor/ui/actions.h"
#include "editor/ui/board_view.h"
#include "editor/ui/controls/segments.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>

namespace tokisuji {

class NoteBar : public QWidget {
    Q_OBJECT
public:
    NoteBar(BoardView* view, const Actions& actions, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void dress();

    BoardView* m_view;
    Segments* m_kind;
    QButtonGroup m_colours;
    QPushButton* m_clear;
};

} // namespace tokisuji
