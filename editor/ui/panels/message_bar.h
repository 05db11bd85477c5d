// MessageBar: says at the top of the board what went wrong and what to do now; stays until it is closed.
#pragma once

#include <QHBoxLayout>
#include <QLabel>
#include <QList>
#include <QPushButton>
#include <QWidget>

#include <functional>

namespace tokisuji {

class MessageBar : public QWidget {
    Q_OBJECT
public:
    explicit MessageBar(QWidget* parent = nullptr);

    /// A button beside the message and what it does. Nothing: it only closes the bar.
    struct Offer {
        QString text;
        std::function<void()> action;
    };
    void say(const QString& text, const QList<Offer>& offers);
    /// With one offer; empty: none.
    void say(const QString& text, const QString& offer = {}, std::function<void()> action = {});
    /// The same message in other words, with what it offers; nobody is alerted.
    void restate(const QString& text);
    [[nodiscard]] QString text() const { return m_text->text(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_text;
    QHBoxLayout* m_offers;
    QPushButton* m_close;
};

} // namespace tokisuji
