// TopBar: the bar above the board: files, undo, mode, title, zoom, copy, export, search.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace tokisuji {

class Actions;
class Segments;

class TopBar : public QWidget {
    Q_OBJECT
public:
    explicit TopBar(Actions* actions, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setMode(Mode mode);
    /// Whether there is anything to choose between.
    void setModesShown(bool shown);
    void setZoom(int percent);
    void setPuzzleOpen(bool open);

signals:
    void modeChosen(Mode mode);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void tellModes();

    const Actions* m_actions;
    Segments* m_mode;
    QLabel* m_title;
    QLabel* m_zoom;
    QToolButton* m_copy;
    QToolButton* m_export;
};

} // namespace tokisuji
