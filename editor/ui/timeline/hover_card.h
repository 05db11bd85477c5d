// HoverCard: what a tick of the timeline stands for, beside the pointer.
#pragma once

#include <QLabel>
#include <QWidget>

namespace tokisuji {

class HoverCard : public QWidget {
    Q_OBJECT
public:
    explicit HoverCard(QWidget* parent);
    /// Below a point of the parent's window, kept inside it; above where there is no room.
    void showAt(QPoint global, const QString& head, const QString& detail);
    [[nodiscard]] QString text() const;

private:
    QLabel* m_head;
    QLabel* m_detail;
};

} // namespace tokisuji
