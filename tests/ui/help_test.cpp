// The help: for every genre its rules, its example with the solution and its tools, in the language of now.
#include "editor/ui/actions.h"
#include "editor/ui/help/example_view.h"
#include "editor/ui/help/help_dialog.h"
#include "editor/ui/help/tool_list.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/tool_text.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/whole_kinds.h"
#include "tests/ui/window_fixture.h"

#include <QAction>
#include <QListWidget>

using namespace tokisuji;

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QStringList textsIn(const QWidget& widget)
{
    QStringList texts;
    for (const QLabel* label : widget.findChildren<QLabel*>())
        texts << label->text();
    return texts;
}

QList<QImage> picturesIn(const QWidget& widget)
{
    QList<QImage> pictures;
    for (const QLabel* label : widget.findChild<ExampleView*>()->findChildren<QLabel*>())
        if (!label->pixmap().isNull())
            pictures << label->pixmap().toImage();
    return pictures;
}

/// And for its picture, which comes up to a frame later.
bool waitForSolution(const HelpDialog& help)
{
    const auto* example = help.findChild<ExampleView*>();
    return QTest::qWaitFor([&] { return example->isSolved() && picturesIn(help).size() == 2; }, tests::patienceMs);
}

/// The rows of kinds in the contents: those behind the second head.
QList<int> kindRows(const QListWidget& list)
{
    QList<int> rows;
    int heads = 0;
    for (int row = 0; row < list.count(); ++row)
        if ((list.item(row)->flags() & Qt::ItemIsSelectable) == 0)
            ++heads;
        else if (heads == 2)
            rows << row;
    return rows;
}

int rowOf(const QListWidget& list, const QString& name)
{
    const QList<QListWidgetItem*> found = list.findItems(name, Qt::MatchExactly);
    return found.isEmpty() ? -1 : list.row(found.front());
}

} // namespace

class HelpTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void saysEverythingOfEachGenre()
    {
        HelpDialog help;
        help.setGenre(*allGenres().front());
        help.show();
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
            applyLanguage(language);
            for (const Genre* genre : wholeKinds()) {
                help.setGenre(*genre);
                QTest::qWait(1);
                const QStringList texts = textsIn(help);
                for (const std::string_view part :
                     {genre->title.en, genre->title.ja, genre->summary.en, genre->summary.ja})
                    QVERIFY2(texts.contains(text(part)), part.data());
                for (const Mode mode : {Mode::Edit, Mode::Solve})
                    for (const ToolId tool : toolsOf(*genre, mode))
                        QVERIFY2(texts.contains(toolHelp(tool)), qPrintable(toolName(tool)));
                QVERIFY(help.windowTitle().contains(genreTitle(*genre)));
            }
        }
    }

    void examplesComeWithTheirSolution()
    {
        HelpDialog help;
        help.setGenre(*allGenres().front());
        help.show();
        for (const Genre* genre : wholeKinds()) {
            help.setGenre(*genre);
            QVERIFY2(waitForSolution(help), genre->id.data());
            const QList<QImage> pictures = picturesIn(help);
            QCOMPARE(pictures.size(), 2);
            QVERIFY2(pictures[0] != pictures[1], genre->id.data());
        }
    }

    void followsTheTheme()
    {
        HelpDialog help;
        help.setGenre(*findGenre("nurikabe"));
        help.show();
        QVERIFY(waitForSolution(help));
        const QImage light = picturesIn(help).front();
        applyTheme(ThemeChoice::Dark);
        QVERIFY(QTest::qWaitFor([&] { return picturesIn(help).front() != light; }, tests::patienceMs));
        applyTheme(ThemeChoice::Light);
        QVERIFY(QTest::qWaitFor([&] { return picturesIn(help).front() == light; }, tests::patienceMs));
    }

    void followsTheLanguage()
    {
        HelpDialog help;
        help.setGenre(*findGenre("slither"));
        help.show();
        QVERIFY(help.windowTitle().contains("Slitherlink"));
        applyLanguage(QStringLiteral("ja"));
        QVERIFY(QTest::qWaitFor([&] { return help.windowTitle().contains(text(findGenre("slither")->title.ja)); },
                                tests::patienceMs));
        QVERIFY(textsIn(help).contains(toolHelp(ToolId::Line)));
    }

    void f1OpensItOnThePuzzleInTheWindow()
    {
        WindowFixture f;
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* help = f.window.findChild<HelpDialog*>();
        QVERIFY(help != nullptr && help->isVisible()); // without a puzzle too
        f.window.openAnything(text(findGenre("sudoku")->sample));
        QVERIFY(&help->genre() == findGenre("sudoku"));
        f.window.openAnything(text(findGenre("mashu")->sample));
        QVERIFY(&help->genre() == findGenre("mashu"));
        help->close();
        f.window.openAnything(text(findGenre("slither")->sample));
        f.window.actionTable()[ActionId::Rules]->trigger();
        QCOMPARE(f.window.findChildren<HelpDialog*>().size(), 1);
        QVERIFY(help->isVisible() && &help->genre() == findGenre("slither"));
    }

    /// A kind of puzzle whose rules are not written: it has a name, and the others can be chosen from there.
    void kindsWithoutRules()
    {
        const auto kinds = allKinds();
        const Genre& foreign = **std::ranges::find_if(kinds, [](const Genre* kind) { return !kind->isWhole(); });
        HelpDialog help;
        help.setGenre(foreign);
        help.show();
        QVERIFY(textsIn(help).contains(genreTitle(foreign)));
        QVERIFY(!help.findChild<ExampleView*>()->isVisible());
        auto* list = help.findChild<QListWidget*>();
        const QList<int> rows = kindRows(*list);
        QCOMPARE(rows.size(), static_cast<int>(wholeKinds().size()) + 1);
        QCOMPARE(list->currentRow(), rows[0]);
        list->setCurrentRow(rows[1]);
        QVERIFY(help.genre().isWhole());
        list->setCurrentRow(rows[0]); // and back
        QVERIFY(&help.genre() == &foreign);
        list->setCurrentRow(rows[1]);
        QVERIFY(help.findChild<ExampleView*>()->isVisible());
    }

    void everyGenreCanBeChosen()
    {
        HelpDialog help;
        help.setGenre(*findGenre("slither"));
        auto* list = help.findChild<QListWidget*>();
        QCOMPARE(kindRows(*list).size(), static_cast<int>(wholeKinds().size()));
        QCOMPARE(list->currentItem()->text(), genreTitle(*findGenre("slither")));
        list->setCurrentRow(rowOf(*list, genreTitle(*findGenre("mashu"))));
        QVERIFY(&help.genre() == findGenre("mashu"));
        QCOMPARE(list->currentItem()->text(), genreTitle(*findGenre("mashu")));
    }
};

TOKISUJI_TEST(HelpTest);
#include "help_test.moc"
