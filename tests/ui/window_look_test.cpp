// The window as it looks and lasts: languages, sizes, themes, and a long check behind it.

#include "editor/ui/actions.h"
#include "editor/ui/icons.h"
#include "editor/ui/texts/edit_text.h"
#include "tests/ui/whole_kinds.h"
#include "tests/ui/window_fixture.h"

#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAction>
#include <QRegularExpression>

#include <set>

using namespace tokisuji;

namespace {

/// What stands in a widget for people to read.
QStringList textsOf(const QWidget& widget)
{
    QStringList texts{widget.toolTip(), widget.accessibleName(), widget.windowTitle()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        texts << label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        texts << button->text();
    for (const QAction* action : widget.actions())
        texts << action->text() << action->toolTip();
    return texts;
}

/// The titles of puzzles, the longest first: some begin like others.
QStringList titlesOfKinds()
{
    QStringList titles;
    for (const Genre* genre : wholeKinds())
        titles << QString::fromUtf8(genre->title.ja.data(), static_cast<qsizetype>(genre->title.ja.size()));
    std::ranges::sort(titles, std::greater(), &QString::size);
    return titles;
}

/// Words of Latin letters that a Japanese window may show: some puzzles are named so in Japan too.
QString withoutAllowed(QString text)
{
    static const QStringList titles = titlesOfKinds();
    for (const QString& title : titles)
        text.remove(title);
    static const QRegularExpression allowed(QStringLiteral(
        "Tokisuji|puzz\\.link|pzv\\.jp|pzpr|URL|English|Markdown|PNG|SVG|PDF|R\\d+C\\d+|P\\d+|F\\d+|"
        "(Ctrl|Shift|Alt|Meta)\\+|Home|End|Left|Right|Up|Down|Return|Enter|Delete|Del|Esc|Tab|Space|id|MIT|ms|"
        "tokisuji:\\S+|\\([A-Z]\\)|&[A-Z]|"
        "\\b[A-Z]\\b"));
    return text.remove(allowed);
}

/// A genre for each set of tools: the rest of the window has the same words for all.
std::vector<const Genre*> genresOfEachKind()
{
    std::set<QList<ToolId>> seen;
    std::vector<const Genre*> genres;
    for (const Genre* genre : wholeKinds())
        if (seen.insert(toolsOf(*genre, Mode::Edit) + toolsOf(*genre, Mode::Solve)).second)
            genres.push_back(genre);
    return genres;
}

/// The first text that is not Japanese; empty: there is none.
QString foreignText(const QWidget& window)
{
    static const QRegularExpression latin(QStringLiteral("[A-Za-z]{2,}"));
    for (const QWidget* widget : window.findChildren<QWidget*>())
        for (const QString& text : textsOf(*widget))
            if (latin.match(text).hasMatch() && latin.match(withoutAllowed(text)).hasMatch())
                return text;
    return {};
}

/// The first text that does not have the room it needs; empty: there is none.
QString clippedText(const QWidget& window)
{
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window) || widget->width() == 0)
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        const bool isText = (label != nullptr && !label->wordWrap()) || qobject_cast<const QAbstractButton*>(widget);
        const QPoint corner = widget->mapTo(&window, QPoint(widget->width(), 0));
        if (isText && (widget->sizeHint().width() > widget->width() || corner.x() > window.width()))
            return textsOf(*widget).join(QLatin1Char('|'));
    }
    return {};
}

/// The first button beside the board that is not there as a whole, or that lies over another one; empty: there is none.
QString cutTool(const QWidget& window)
{
    const auto* column = window.findChild<QWidget*>(QStringLiteral("toolColumn"));
    const auto* status = window.findChild<QWidget*>(QStringLiteral("statusLine"));
    const int bottom = status->mapTo(&window, QPoint()).y();
    QRegion covered;
    for (const auto* button : column->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly)) {
        if (!button->isVisible())
            continue;
        const QRect place = button->geometry();
        const bool isWhole = column->rect().contains(place) && place.height() >= button->sizeHint().height()
                             && column->mapTo(&window, place.bottomLeft()).y() < bottom;
        if (!isWhole || covered.intersects(place))
            return button->text();
        covered += place;
    }
    return {};
}

/// A board whose check takes a while: large, with few clues.
Board largeBoard()
{
    Board large = findGenre("slither")->makeBoard({60, 45});
    int number = 0;
    for (const Place cell : large.grid().cells())
        if (++number % 5 == 0)
            large.set(Layer::Number, cell, number % 3 + 1);
    return large;
}

} // namespace

class WindowLookTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { m_shared.reset(); }

    void everythingSpeaksJapanese_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const Genre* genre : wholeKinds())
            QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->sample.data());
    }
    void everythingSpeaksJapanese()
    {
        QFETCH(QString, puzzle);
        applyLanguage(QStringLiteral("ja"));
        if (!m_shared)
            m_shared = std::make_unique<WindowFixture>();
        WindowFixture& f = *m_shared;
        QVERIFY(f.window.openAnything(puzzle));
        QVERIFY(f.waitForVerdict());
        f.click(cellAt(0, 0));
        QTRY_COMPARE_WITH_TIMEOUT(foreignText(f.window), QString(), tests::patienceMs);
        QVERIFY(f.window.windowTitle().contains(boardTitle(f.board())));
    }

    void theLanguageIsSwitched_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const char* genre : {"slither", "heyawake", "shikaku", "sudoku", "lightup", "edgematch", "twisty"})
            QTest::newRow(genre) << QString::fromUtf8(findKind(genre)->sample.data());
    }
    void theLanguageIsSwitched()
    {
        QFETCH(QString, puzzle);
        WindowFixture f;
        QVERIFY(f.window.openAnything(puzzle));
        QVERIFY(f.waitForVerdict());
        f.click(cellAt(0, 0));
        applyLanguage(QStringLiteral("ja"));
        QTRY_COMPARE_WITH_TIMEOUT(foreignText(f.window), QString(), tests::patienceMs);
    }

    void nothingIsClipped_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"ja", "en"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingIsClipped()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        WindowFixture f;
        for (const Genre* genre : genresOfEachKind()) {
            f.window.openAnything(QString::fromUtf8(genre->sample.data()));
            QVERIFY(f.waitForVerdict());
            for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(960, 640)}) {
                f.window.resize(size);
                QTRY_COMPARE_WITH_TIMEOUT(f.window.size(), size, tests::patienceMs);
                QTRY_COMPARE_WITH_TIMEOUT(clippedText(f.window), QString(), tests::patienceMs);
            }
        }
    }

    void everyToolCanBeReached()
    {
        WindowFixture f;
        for (const Genre* genre : genresOfEachKind()) {
            QVERIFY(f.window.openAnything(QString::fromUtf8(genre->sample.data())));
            for (const ActionId mode : {ActionId::EditMode, ActionId::SolveMode}) {
                f.window.actionTable()[mode]->trigger();
                for (const QSize size : {QSize(1440, 900), QSize(1280, 800), QSize(1280, 640), QSize(960, 640)}) {
                    f.window.resize(size);
                    QTRY_COMPARE_WITH_TIMEOUT(f.window.size(), size, tests::patienceMs);
                    QTRY_COMPARE_WITH_TIMEOUT(cutTool(f.window), QString(), tests::patienceMs);
                }
            }
        }
    }

    void darkAndLightCanBeSwitched()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac"));
        applyTheme(ThemeChoice::Dark);
        QVERIFY(f.window.grab().toImage().pixelColor(3, 3).lightness() < 60);
        applyTheme(ThemeChoice::Light);
        QVERIFY(f.window.grab().toImage().pixelColor(3, 3).lightness() > 200);
    }

    void theVerdictsWordFollowsTheTheme()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac"));
        QVERIFY(f.waitForVerdict());
        const auto* word = f.window.findChild<QLabel*>(QStringLiteral("verdictWord"));
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(theme);
            QCOMPARE(word->palette().color(word->foregroundRole()).rgb(), colours()[Ink::Unique].rgb());
        }
    }

    void blackToolsAreBlackAndWhiteOnesWhite()
    {
        const auto middleOf = [](ToolId tool) {
            const QImage image = toolIcon(tool).pixmap(24, 24).toImage();
            return image.pixelColor(image.rect().center());
        };
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            applyTheme(theme);
            QVERIFY(middleOf(ToolId::BlackPearl).lightness() < 60);
            QVERIFY(middleOf(ToolId::WhitePearl).lightness() > 200);
        }
    }

    void closingDuringACheck()
    {
        auto f = std::make_unique<WindowFixture>();
        f->window.document()->open(largeBoard());
        QTRY_VERIFY_WITH_TIMEOUT(f->window.solver()->isRunning(), tests::patienceMs);
        QVERIFY(f->window.close());
        f.reset();
    }

    void theWindowStaysAliveDuringACheck()
    {
        WindowFixture f;
        f.window.document()->open(largeBoard());
        f.click(cellAt(3, 3));
        f.type(QStringLiteral("2"));
        QCOMPARE(f.board().at(Layer::Number, cellAt(3, 3)), 2);
        QVERIFY(QTest::qWaitFor([&] { return f.verdictWord() != QString(); }, tests::patienceMs));
    }

private:
    std::unique_ptr<WindowFixture> m_shared; ///< of a test's rows: to make a window takes longer than what they ask
};

TOKISUJI_TEST(WindowLookTest);
#include "window_look_test.moc"
