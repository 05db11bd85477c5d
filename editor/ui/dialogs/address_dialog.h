// AddressDialog: opens a puzzle by its URL.
#pragma once

#include <QDialog>
#include <QPlainTextEdit>

class QPushButton;

namespace tokisuji {

class AddressDialog : public QDialog {
    Q_OBJECT
public:
    explicit AddressDialog(QWidget* parent = nullptr);

    /// `at`: a character to point at.
    void setText(const QString& text, int at = -1);
    [[nodiscard]] QString text() const;
    [[nodiscard]] static bool looksLikeAddress(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPlainTextEdit* m_edit;
    QPushButton* m_open;
};

} // namespace tokisuji
