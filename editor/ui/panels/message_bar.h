// MessageBar: says at the top of the board what went wrong and what now; stays until it is closed.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QWidget>

#include <functional>

namespace tokisuji {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// `offer` is the text of a button that calls `action`; empty: none.
    void say(const QString& text, const QString& offer = {}, std::function<void()> action = {});
    [[nodiscard]] QString text() const { return m_text->text(); }

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QPushButton* m_offer;
    QPushButton* m_close;
    std::function<void()> m_action;
};

} // namespace tokisuji
