// ToolColumn: the tools of the genre and mode, left of the board.
#pragma once

#include "editor/ui/tools/tool.h"

#include <QButtonGroup>
#include <QWidget>

class QGridLayout;
class QVBoxLayout;

namespace tokisuji {

/// In a low window the tools go without their names, and then two in a row, so that all of them can be reached.
class ToolColumn : public QWidget {
    Q_OBJECT
public:
    explicit ToolColumn(QWidget* parent = nullptr);

    void setTools(const QList<ToolId>& tools, ToolId current);
    void setCurrent(ToolId tool);
    /// Something that belongs to the board rather than to a tool, at the foot of the column.
    void addBelow(QWidget* widget);
    /// Whether there is room for names from left to right; without them the column is narrow.
    void setLabelled(bool labelled);
    void takeFocus();
    /// Of the lowest form.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void toolChosen(ToolId tool);

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Form { Named, Icons, Pairs };

    void fit();
    void arrange(Form form);
    void retranslate();
    void dress(QAbstractButton* button);
    [[nodiscard]] int heightOf(Form form) const;

    QVBoxLayout* m_column;
    QGridLayout* m_grid; ///< of the tools
    QButtonGroup m_group;
    QList<QWidget*> m_below;
    int m_namedHeight; ///< of a tool with its name
    bool m_labelled = true;
    Form m_form = Form::Named;
};

} // namespace tokisuji
