// ViewMemory: a log opens as it was left: in the same mode, with the same zoom and symmetry.
#pragma once

#include "editor/model/document.h"

#include <QObject>
#include <QTimer>

namespace tokisuji {

class BoardView;
class LogKeeper;

/// Writes into the annotations of a log that exists anyway; viewing a puzzle does not create one.
class ViewMemory : public QObject {
    Q_OBJECT
public:
    ViewMemory(Document* document, LogKeeper* keeper, BoardView* view);

    /// Takes the mode, the zoom and the symmetry of a log that was just opened.
    void recall();
    /// Writes immediately what is still to be written.
    void keep();

private:
    [[nodiscard]] QByteArray state() const;

    Document* m_document;
    LogKeeper* m_keeper;
    BoardView* m_view;
    QTimer m_delay; ///< while the user still zooms
};

} // namespace tokisuji
