// Names of files: what is proposed is free, and nothing that is there is replaced without a question. By the keys of a
// user.

#include "editor/ui/dialogs/export_dialog.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/dialogs/save_path.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/files_fixture.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QSpinBox>
#include <QSvgRenderer>
#include <QTimer>

#include <cstdlib>
#include <deque>
#include <functional>

using namespace tokisuji;
using namespace tokisuji::files;

namespace {

const QByteArray precious = "what somebody else has written";

/// What a user does in one dialog after the other, in each as soon as it is open.
class Hands {
public:
    Hands()
    {
        QObject::connect(&m_timer, &QTimer::timeout, [this] { act(); });
        m_timer.start(10);
    }
    /// Types a name, and Enter.
    Hands& name(const QString& name)
    {
        return in<QFileDialog>([name](QFileDialog& dialog) {
            auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            edit->selectAll();
            QTest::keyClicks(edit, name);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
    }
    template <class Dialog>
    Hands& press(Qt::Key key)
    {
        return in<Dialog>([key](Dialog& dialog) { QTest::keyClick(&dialog, key); });
    }
    Hands& replace()
    {
        return in<QMessageBox>([](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons())
                if (button->text() == QStringLiteral("Replace"))
                    return QTest::keyClick(button, Qt::Key_Space);
        });
    }
    template <class Dialog>
    Hands& in(std::function<void(Dialog&)> action)
    {
        m_steps.emplace_back([action](QWidget* modal) {
            auto* dialog = qobject_cast<Dialog*>(modal);
            return dialog == nullptr ? Step() : Step([action, dialog] { action(*dialog); });
        });
        return *this;
    }
    [[nodiscard]] bool areDone() const { return m_steps.empty(); }

private:
    using Step = std::function<void()>;

    /// Not in the timer's own turn, which does not come again before a dialog that a step opens is closed.
    void act()
    {
        const Step step = m_steps.empty() ? Step() : m_steps.front()(QApplication::activeModalWidget());
        if (!step)
            return;
        m_steps.pop_front();
        QTimer::singleShot(0, qApp, step);
    }

    std::deque<std::function<Step(QWidget*)>> m_steps; ///< nothing as long as its dialog is not open
    QTimer m_timer;
};

void press(MainWindow& window, QKeyCombination keys)
{
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(window.boardView(), keys.key(), keys.keyboardModifiers());
    QVERIFY(settle(window));
}

constexpr QKeyCombination saveAsKeys = Qt::CTRL | Qt::SHIFT | Qt::Key_S;
constexpr QKeyCombination exportKeys = Qt::CTRL | Qt::Key_E;

/// A window on a puzzle with a file, so that the dialogs begin in the folder of the test.
std::unique_ptr<MainWindow> windowOnFile(const Workplace& desk, const char* name, const QString& puzzle = slither5,
                                         const QString& typed = QStringLiteral("1"))
{
    auto window = desk.window();
    window->openAnything(puzzle);
    type(*window, typed);
    Hands hands;
    hands.name(desk.path(name));
    press(*window, saveAsKeys);
    return window;
}

/// Two SVG pictures, pixel by pixel. Qt places the outlines of digits to within a hundredth of a point, depending on
/// what it has drawn before, so that the edges of digits may differ in shade.
bool looksTheSame(const QByteArray& one, const QByteArray& other)
{
    const auto drawn = [](const QByteArray& svg) {
        QSvgRenderer renderer(svg);
        QImage image(renderer.defaultSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        return image;
    };
    const QImage a = drawn(one);
    const QImage b = drawn(other);
    const auto differ = [](QRgb x, QRgb y) {
        constexpr int shade = 12;
        return std::abs(qRed(x) - qRed(y)) > shade || std::abs(qGreen(x) - qGreen(y)) > shade
               || std::abs(qBlue(x) - qBlue(y)) > shade;
    };
    if (a.isNull() || a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (differ(a.pixel(x, y), b.pixel(x, y)))
                return false;
    return true;
}

} // namespace

class FilesNamesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { setUpOnce(); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void freeNamesAreProposed_data();
    void freeNamesAreProposed();
    void saveAsAsksAboutTheWholeName_data();
    void saveAsAsksAboutTheWholeName();
    void saveAsReplacesWhatItMay();
    void saveAsToItsOwnFileAsksNothing();
    void anUnknownSuffixIsPartOfTheName();
    void theProposedNameIsFree();
    void exportingTwiceMakesTwoPictures();
    void exportAsksBeforeItReplaces();
    void anotherFormatHasAFreeNameToo();
    void exportRemembersHowItWasDone();
    void matchRatesAskToo();
};

void FilesNamesTest::freeNamesAreProposed_data()
{
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("proposed");
    QTest::newRow("free") << QStringList{} << "a.png"
                          << "a.png";
    QTest::newRow("taken") << QStringList{"a.png"} << "a.png"
                           << "a-2.png";
    QTest::newRow("taken twice") << QStringList{"a.png", "a-2.png"} << "a.png"
                                 << "a-3.png";
    QTest::newRow("goes on counting") << QStringList{"a-9.png"} << "a-9.png"
                                      << "a-10.png";
    QTest::newRow("another suffix") << QStringList{"a.svg"} << "a.png"
                                    << "a.png";
    QTest::newRow("dots") << QStringList{"v1.2.tokisuji"} << "v1.2.tokisuji"
                          << "v1.2-2.tokisuji";
    QTest::newRow("no suffix") << QStringList{"a"} << "a"
                               << "a-2";
    QTest::newRow("Japanese") << QStringList{QStringLiteral("題.png")} << QStringLiteral("題.png")
                              << QStringLiteral("題-2.png");
}

void FilesNamesTest::freeNamesAreProposed()
{
    QFETCH(QStringList, there);
    QFETCH(QString, wanted);
    QFETCH(QString, proposed);
    const QTemporaryDir folder;
    for (const QString& name : there)
        write(folder.filePath(name), precious);
    QCOMPARE(freshPath(folder.filePath(wanted)), folder.filePath(proposed));
}

void FilesNamesTest::saveAsAsksAboutTheWholeName_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("command");
    for (const ActionId id : {ActionId::SaveAs, ActionId::Duplicate}) {
        const int command = static_cast<int>(id);
        QTest::addRow("%d: without a suffix", command) << "alpha" << command;
        QTest::addRow("%d: with the suffix", command) << "alpha.tokisuji" << command;
    }
    QTest::newRow("history") << "alpha" << static_cast<int>(ActionId::ExportHistory);
    QTest::newRow("replay") << "alpha" << static_cast<int>(ActionId::ExportReplay);
}

/// Enter is no answer that loses anything; the dialog for the name comes back.
void FilesNamesTest::saveAsAsksAboutTheWholeName()
{
    QFETCH(QString, typed);
    QFETCH(int, command);
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    QCOMPARE(window->document()->filePath(), desk.path("mine.tokisuji"));
    for (const char* name : {"alpha.tokisuji", "alpha.jsonl", "alpha.html"})
        write(desk.path(name), precious);
    Hands hands;
    hands.name(typed).press<QMessageBox>(Qt::Key_Return).press<QFileDialog>(Qt::Key_Escape);
    trigger(*window, static_cast<ActionId>(command));
    QVERIFY(hands.areDone());
    QCOMPARE(window->document()->filePath(), desk.path("mine.tokisuji"));
    QCOMPARE(bytesOf(desk.path("alpha.tokisuji")), precious);
    QCOMPARE(bytesOf(desk.path("alpha.jsonl")), precious);
    QCOMPARE(bytesOf(desk.path("alpha.html")), precious);
}

void FilesNamesTest::saveAsReplacesWhatItMay()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    write(desk.path("alpha.tokisuji"), precious);
    Hands hands;
    hands.name(QStringLiteral("alpha")).replace();
    press(*window, saveAsKeys);
    QVERIFY(hands.areDone());
    QCOMPARE(window->document()->filePath(), desk.path("alpha.tokisuji"));
    QVERIFY(readLog(desk.path("alpha.tokisuji")));
    QVERIFY(readLog(desk.path("mine.tokisuji"))); // it stays where it was
}

void FilesNamesTest::saveAsToItsOwnFileAsksNothing()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    Hands hands;
    hands.name(QStringLiteral("mine"));
    press(*window, saveAsKeys);
    QVERIFY(hands.areDone());
    QVERIFY(waitFor(*window, LogKeeper::State::Saved));
    QCOMPARE(readLog(desk.path("mine.tokisuji"))->history.size(), 2);
}

void FilesNamesTest::anUnknownSuffixIsPartOfTheName()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "No. 5");
    QCOMPARE(window->document()->filePath(), desk.path("No. 5.tokisuji"));
    Hands hands;
    hands.name(QStringLiteral("copy.txt")); // another kind that Save As knows
    press(*window, saveAsKeys);
    QVERIFY(bytesOf(desk.path("copy.txt")).startsWith("pzprv3"));
}

void FilesNamesTest::theProposedNameIsFree()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    Hands hands;
    hands.press<QFileDialog>(Qt::Key_Return);
    press(*window, saveAsKeys); // Enter alone
    QVERIFY(hands.areDone());
    QCOMPARE(window->document()->filePath(), desk.path("mine-2.tokisuji"));
    hands.press<QFileDialog>(Qt::Key_Return);
    press(*window, saveAsKeys);
    QCOMPARE(window->document()->filePath(), desk.path("mine-3.tokisuji"));
    QVERIFY(readLog(desk.path("mine.tokisuji")));
    QVERIFY(readLog(desk.path("mine-2.tokisuji")));
}

void FilesNamesTest::exportingTwiceMakesTwoPictures()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    Hands hands;
    hands.press<ExportDialog>(Qt::Key_Return);
    press(*window, exportKeys);
    const QByteArray first = bytesOf(desk.path("mine.png"));
    QVERIFY(first.startsWith("\x89PNG"));
    type(*window, QStringLiteral("3"));
    hands.press<ExportDialog>(Qt::Key_Return);
    press(*window, exportKeys);
    QVERIFY(hands.areDone());
    QCOMPARE(bytesOf(desk.path("mine.png")), first);
    QVERIFY(bytesOf(desk.path("mine-2.png")).startsWith("\x89PNG"));
    QVERIFY(bytesOf(desk.path("mine-2.png")) != first);
}

/// A name of one's own that is taken; the same in the dialog that Choose… opens, which then is not asked again.
void FilesNamesTest::exportAsksBeforeItReplaces()
{
    const Workplace desk;
    const auto window = windowOnFile(desk, "mine");
    write(desk.path("taken.png"), precious);
    const auto typeTaken = [&](ExportDialog& dialog) {
        auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
        edit->selectAll();
        QTest::keyClicks(edit, desk.path("taken"));
        QTest::keyClick(edit, Qt::Key_Return);
    };
    Hands hands;
    hands.in<ExportDialog>(typeTaken).press<QMessageBox>(Qt::Key_Return).press<ExportDialog>(Qt::Key_Escape);
    press(*window, exportKeys);
    QVERIFY(hands.areDone());
    QCOMPARE(bytesOf(desk.path("taken.png")), precious);
    const auto choose = [](ExportDialog& dialog) {
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Choose…"))
                QTimer::singleShot(0, button, &QPushButton::click);
    };
    hands.in<ExportDialog>(choose).name(QStringLiteral("taken")).replace().press<ExportDialog>(Qt::Key_Return);
    press(*window, exportKeys);
    QVERIFY(hands.areDone());
    QVERIFY(bytesOf(desk.path("taken.png")).startsWith("\x89PNG"));
}

void FilesNamesTest::anotherFormatHasAFreeNameToo()
{
    const QTemporaryDir folder;
    write(folder.filePath("a.png"), precious);
    write(folder.filePath("a-2.svg"), precious);
    ExportDialog dialog(findGenre("slither")->makeBoard({3, 3}), folder.filePath("a.png"));
    dialog.show();
    QCOMPARE(dialog.path(), folder.filePath("a-2.png"));
    const auto choose = [&](const char* format) {
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(format))
                button->click();
    };
    choose("SVG");
    QCOMPARE(dialog.path(), folder.filePath("a-3.svg"));
    auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("path"));
    edit->selectAll();
    QTest::keyClicks(edit, folder.filePath("a"));
    QCOMPARE(dialog.path(), folder.filePath("a.svg"));
    choose("PNG"); // a name of one's own stays; Enter asks
    QCOMPARE(dialog.path(), folder.filePath("a.png"));
}

/// By clicks and keys in one run, looked at in the next one: the same look, of another puzzle under another name.
void FilesNamesTest::exportRemembersHowItWasDone()
{
    const Workplace desk;
    const auto windowOnUnique = [&desk](const char* name) { // with one answer, known when it is drawn
        auto window = windowOnFile(desk, name, QStringLiteral("slither/4/4/6ag8c22c"), QString());
        const auto isKnown = [&] { return window->solver()->verdict().status == Status::Unique; };
        return QTest::qWaitFor(isKnown, tests::patienceMs) ? std::move(window) : nullptr;
    };
    const auto pressButton = [](const ExportDialog& dialog, const char* text) {
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            if (button->text() == QLatin1String(text))
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(text);
    };
    const auto choose = [&](ExportDialog& dialog) {
        for (const char* text : {"Answer", "SVG", "Dark"})
            pressButton(dialog, text);
        auto* size = dialog.findChild<QSpinBox*>();
        size->selectAll();
        QTest::keyClicks(size, QStringLiteral("30"));
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            if (button->text() == QStringLiteral("Row and column numbers"))
                QTest::keyClick(button, Qt::Key_Space);
        QTest::keyClick(dialog.findChild<QLineEdit*>(QStringLiteral("path")), Qt::Key_Return);
    };
    {
        const auto window = windowOnUnique("mine");
        QVERIFY(window);
        Hands hands;
        hands.in<ExportDialog>([&](ExportDialog& dialog) {
            pressButton(dialog, "PDF"); // what was looked at and left is not remembered
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        press(*window, exportKeys);
        hands.in<ExportDialog>(choose);
        press(*window, exportKeys);
        QVERIFY(hands.areDone());
    }
    const QByteArray svg = bytesOf(desk.path("mine.svg"));
    QVERIFY(svg.contains("<svg"));
    const auto window = windowOnUnique("other");
    QVERIFY(window);
    Hands hands;
    PictureChoice seen;
    QString proposed;
    hands.in<ExportDialog>([&](ExportDialog& dialog) {
        seen = dialog.choice();
        proposed = dialog.path();
        QTest::keyClick(&dialog, Qt::Key_Return); // Enter alone
    });
    press(*window, exportKeys);
    QVERIFY(hands.areDone());
    const PictureChoice wanted{PictureChoice::Svg, PictureChoice::Answer, PictureChoice::Dark, 30, true, false};
    QVERIFY(seen == wanted);
    QCOMPARE(proposed, desk.path("other.svg"));
    QVERIFY(looksTheSame(bytesOf(desk.path("other.svg")), svg));
}

void FilesNamesTest::matchRatesAskToo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("rates.csv");
    write(path, precious);
    MatchRatesDialog dialog([](const MatchRateWishes&, const std::stop_token&, const MatchRateSink& sink) {
        const std::vector<MatchRateRow> rows{{.colours = 2, .boards = 1, .greedy = 0.5, .exact = 1}};
        sink(rows, 1);
        return rows;
    });
    dialog.show();
    dialog.findChild<QPushButton*>(QStringLiteral("start"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog.rates()->isRunning(), tests::patienceMs);
    auto* save = dialog.findChild<QPushButton*>(QStringLiteral("save"));
    Hands hands;
    hands.name(path).press<QMessageBox>(Qt::Key_Return).press<QFileDialog>(Qt::Key_Escape);
    save->click();
    QVERIFY(hands.areDone());
    QCOMPARE(bytesOf(path), precious);
    hands.name(path).replace();
    save->click();
    QVERIFY(hands.areDone());
    QTRY_VERIFY_WITH_TIMEOUT(bytesOf(path) != precious, tests::patienceMs);
}

TOKISUJI_TEST(FilesNamesTest);
#include "files_names_test.moc"
