// Segments: one choice of a few, side by side in one frame.
#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace tokisuji {

class Segments : public QWidget {
    Q_OBJECT
public:
    /// `width` of one segment at least.
    Segments(int count, int width, QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    void setToolTips(const QStringList& texts);
    [[nodiscard]] int current() const { return m_group.checkedId(); }
    void setCurrent(int index); ///< without a signal

signals:
    void chosen(int index); ///< by the user

private:
    QButtonGroup m_group;
};

} // namespace tokisuji
