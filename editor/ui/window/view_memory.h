// ViewMemory: a log opens as it was left: in the same mode, with the same zoom and symmetry; its next picture is made
// like its last one.
#pragma once

#include "editor/model/document.h"
#include "editor/model/picture_choice.h"

#include <QJsonObject>
#include <QObject>
#include <QTimer>

#include <optional>

namespace tokisuji {

class BoardView;
class LogKeeper;

/// Writes into the annotations of a log that exists anyway; viewing a puzzle does not create one.
class ViewMemory : public QObject {
    Q_OBJECT
public:
    ViewMemory(Document* document, LogKeeper* keeper, BoardView* view);

    /// Writes immediately what is still to be written.
    void keep();
    /// How the last picture of this puzzle was made; none: it has none yet.
    [[nodiscard]] std::optional<PictureChoice> picture() const;
    void setPicture(const PictureChoice& choice);

private:
    /// Takes the mode, the zoom and the symmetry of a log that was just opened.
    void recall();
    [[nodiscard]] QByteArray state() const;

    Document* m_document;
    LogKeeper* m_keeper;
    BoardView* m_view;
    QJsonObject m_picture; ///< a choice; empty: none
    QTimer m_delay;        ///< while the user still zooms
};

} // namespace tokisuji
