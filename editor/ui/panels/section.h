// Section: a part of the side panel with a head that folds it.
#pragma once

#include "editor/ui/controls/short_label.h"

#include <QToolButton>
#include <QVBoxLayout>
#include <QWidget>

namespace tokisuji {

class Section : public QWidget {
    Q_OBJECT
public:
    explicit Section(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// A short fact at the right end of the head.
    void setNote(const QString& note);
    [[nodiscard]] QVBoxLayout* body() const { return m_bodyLayout; }
    [[nodiscard]] bool isFolded() const { return m_body->isHidden(); }
    void setFolded(bool folded);
    /// Its head is a title alone; for a section that has a page for itself.
    void setUnfoldable();

signals:
    void foldedChanged(bool folded);

private:
    QWidget* m_line; ///< parts it from the one above
    QToolButton* m_head;
    ShortLabel* m_note;
    QWidget* m_body;
    QVBoxLayout* m_bodyLayout;
};

/// A wrapping label in the size and colour of secondary text.
[[nodiscard]] QLabel* secondaryLabel(QWidget* parent);
/// A hairline across the panel.
[[nodiscard]] QWidget* hairline(QWidget* parent);

} // namespace tokisuji
