// StarCountBox: the one number that a Star Battle is given, to be set below the tools.
#pragma once

#include "editor/model/document.h"
#include "editor/ui/board_view.h"

#include <QLabel>
#include <QSpinBox>

namespace tokisuji {

/// Shown while the author edits a board that has such a number.
class StarCountBox : public QWidget {
    Q_OBJECT
public:
    StarCountBox(Document* document, const BoardView* view, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Document* m_document;
    const BoardView* m_view;
    QLabel* m_label;
    QSpinBox* m_count;
};

} // namespace tokisuji
