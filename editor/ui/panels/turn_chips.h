// TurnChips: a sequence of turns as chips in a row that breaks, the next one to be made standing out.
#pragma once

#include <QStringList>
#include <QWidget>

namespace tokisuji {

class TurnChips : public QWidget {
    Q_OBJECT
public:
    explicit TurnChips(QWidget* parent = nullptr);

    /// `step`: how many of them have been made.
    void setTurns(const QStringList& turns, int step);
    [[nodiscard]] QRect chipRect(int index) const { return m_chips.value(index); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// This many turns should have been made.
    void stepWanted(int step);
    /// The pointer is over a turn that is not made yet; -1: over none.
    void hovered(int index);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QList<QRect> chipsWithin(int width) const;
    [[nodiscard]] int chipAt(QPoint point) const;
    void paintChip(QPainter& painter, int index) const;

    QStringList m_turns;
    QList<QRect> m_chips;
    int m_step = 0;
};

} // namespace tokisuji
