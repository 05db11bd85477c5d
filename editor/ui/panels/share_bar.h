// ShareBar: a thin bar that is filled by a share.
#pragma once

#include <QWidget>

namespace tokisuji {

class ShareBar : public QWidget {
    Q_OBJECT
public:
    explicit ShareBar(QWidget* parent = nullptr);
    /// 0..1; faint while the share is not certain yet.
    void setShare(double share, bool certain);
    [[nodiscard]] double share() const { return m_share; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    double m_share = 0;
    bool m_certain = true;
};

} // namespace tokisuji
