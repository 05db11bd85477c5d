// ToolColumn: the tools of the genre and mode, left of the board.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QButtonGroup>
#include <QWidget>

class QVBoxLayout;

namespace tokisuji {

class ToolColumn : public QWidget {
    Q_OBJECT
public:
    explicit ToolColumn(QWidget* parent = nullptr);

    void setTools(const QList<ToolId>& tools, ToolId current);
    void setCurrent(ToolId tool);
    /// Something that belongs to the board rather than to a tool, at the foot of the column.
    void addBelow(QWidget* widget);
    /// Without names the column is narrow.
    void setLabelled(bool labelled);
    void takeFocus();

signals:
    void toolChosen(ToolId tool);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void dress(QAbstractButton* button) const;

    QVBoxLayout* m_column;
    QButtonGroup m_group;
    int m_below = 0; ///< widgets that are not tools, before the stretch
    bool m_labelled = true;
};

} // namespace tokisuji
