// ShortLabel: one line of text that ends in an ellipsis where there is no room; its tip has the whole.
#pragma once

#include <QLabel>

namespace tokisuji {

/// Asks its layout for no width: it takes what is left.
class ShortLabel : public QLabel {
    Q_OBJECT
public:
    explicit ShortLabel(QWidget* parent = nullptr);
    void setWhole(const QString& whole);
    [[nodiscard]] QString whole() const { return m_whole; }

protected:
    void resizeEvent(QResizeEvent*) override;
    void changeEvent(QEvent*) override;

private:
    void fit();

    QString m_whole;
};

} // namespace tokisuji
