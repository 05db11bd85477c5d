// A window with a twisty puzzle, and what tests do with it.
#pragma once

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/turn_entry.h"
#include "editor/ui/timeline/tick_text.h"
#include "engine/twisty/supplied.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/log_waits.h"
#include "tests/ui/settle.h"

#include <QAbstractButton>
#include <QAction>

namespace tokisuji {

/// A window with the puzzle of turns that an address or a name says.
class TwistyFixture : public WindowFixture {
public:
    explicit TwistyFixture(const QString& turns = {}, const QString& name = QStringLiteral("cube_2x2x2"))
    {
        const TwistyDefinition& definition = *findSuppliedTwisty(name.toStdString());
        const auto list = readTurns(definition, turns.toStdString());
        open(QStringLiteral("tokisuji:twisty/%1/%2")
                 .arg(name, QString::fromStdString(turned(definition.goal, definition, *list))));
    }

    void open(const QString& what)
    {
        QVERIFY(openAndWait(window, what));
        QVERIFY(waitForVerdict());
        QCoreApplication::processEvents();
    }
    [[nodiscard]] const TwistyDefinition& definition() const { return *twistyOf(board()); }
    [[nodiscard]] std::string state() const { return stateOf(board()); }
    [[nodiscard]] std::string after(const char* turns) const
    {
        return turned(definition().goal, definition(), *readTurns(definition(), turns));
    }
    [[nodiscard]] NodeId nodes() const { return window.document()->history().size(); }
    [[nodiscard]] Place cell(int sticker) const { return cellOfSticker(definition(), sticker); }
    template <class Part>
    [[nodiscard]] Part* part() const
    {
        return window.findChild<Part*>();
    }
    [[nodiscard]] QAbstractButton* button(QWidget* parent, const QString& text) const
    {
        for (QAbstractButton* each : parent->findChildren<QAbstractButton*>())
            if (each->text() == text)
                return each;
        return nullptr;
    }
    void press(QWidget* parent, const QString& text) const
    {
        QAbstractButton* found = button(parent, text);
        QVERIFY2(found != nullptr && found->isEnabled(), qPrintable(text));
        QTest::mouseClick(found, Qt::LeftButton);
    }
    void typeTurns(const QString& turns) const
    {
        QLineEdit* field = part<TurnEntry>()->field();
        field->clear();
        QTest::keyClicks(field, turns);
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] QString labelOfCurrent() const
    {
        const TimelineModel* model = part<TimelineModel>();
        return editAtText(*window.document(), *model, window.document()->history().current());
    }
    [[nodiscard]] QAction* action(ActionId id) { return window.actionTable()[id]; }
};

[[nodiscard]] inline QStringList labelsIn(const QWidget* parent)
{
    QStringList texts;
    for (const QLabel* label : parent->findChildren<QLabel*>())
        if (label->isVisible())
            texts << label->text();
    return texts;
}

} // namespace tokisuji
