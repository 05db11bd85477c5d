// TraceTree: the path as rows; hypotheses and simple steps in a row fold. One stop of the Tab key.
#pragma once

#include "editor/ui/panels/trace_rows_model.h"

#include <QListView>

namespace tokisuji {

class TraceRowPainter;

/// Keys: up, down, page, Home, End choose a row; left and right fold, open, and go out of and into a hypothesis; Space
/// swaps the state before the step and the one after it, P plays, Enter adopts.
class TraceTree : public QListView {
    Q_OBJECT
public:
    explicit TraceTree(TraceSelection* selection, QWidget* parent = nullptr);

    void setStatuses(StepStatuses statuses) { m_rows->setStatuses(std::move(statuses)); }
    [[nodiscard]] const TraceRowsModel* rows() const { return m_rows; }
    void retranslate();

signals:
    /// The user chose a row, the current one included: it is to be shown.
    void lookedAt();
    void adoptAsked();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString&) override {} ///< letters are not for the list
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void takeRows();
    void takeCurrent();
    bool pressPart(QPoint at);
    void fold(bool folded);

    TraceSelection* m_selection;
    TraceRowsModel* m_rows;
    TraceRowPainter* m_painter;
    bool m_following = false; ///< the selection moves the view, not the user
};

} // namespace tokisuji
