// Choosing among many kinds of puzzles: every one is found by each of its names, the best answer stands first, and the
// dialog is there at once.
#include "editor/ui/dialogs/genre_grid.h"
#include "editor/ui/dialogs/genre_search.h"
#include "editor/ui/dialogs/new_dialog.h"
#include "editor/ui/dialogs/size_chooser.h"
#include "editor/ui/language.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/theme.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"
#include "tests/ui/whole_kinds.h"

#include <QTemporaryDir>
#include <QTest>

using namespace tokisuji;

namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QList<const Genre*> found(const QString& query)
{
    return genresFound(genresInOrder({}, {}), query);
}

QStringList namesOf(const Genre& genre)
{
    QStringList names{text(genre.id), text(genre.urlId), text(genre.title.en), text(genre.title.ja), text(genre.kana)};
    for (const std::string_view alias : genre.aliases)
        names << text(alias);
    return names;
}

} // namespace

class ChooserTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void everyNameFindsItsGenreFirst()
    {
        for (const Genre* genre : wholeKinds())
            for (const QString& name : namesOf(*genre)) {
                const QList<const Genre*> answers = found(name);
                QVERIFY2(!answers.isEmpty(), qPrintable(name));
                QVERIFY2(namesOf(*answers.front()).contains(name, Qt::CaseInsensitive), qPrintable(name));
            }
    }

    void beginningsComeBeforeWhatLiesWithin()
    {
        const QList<const Genre*> answers = found(QStringLiteral("nuri"));
        QVERIFY(answers.size() >= 2);
        QVERIFY(answers.contains(findGenre("nurikabe")) && answers.contains(findGenre("nurimisaki")));
        bool within = false;
        for (const Genre* genre : answers) {
            const bool begins = std::ranges::any_of(namesOf(*genre), [](const QString& name) {
                return name.startsWith(QStringLiteral("nuri"), Qt::CaseInsensitive);
            });
            QVERIFY(!begins || !within);
            within = within || !begins;
        }
    }

    void scriptsAndCasesAreTheSame()
    {
        for (const char* name : {"ぬりかべ", "ヌリカベ", "ﾇﾘｶﾍﾞ", "NURIKABE", "ｎｕｒｉｋａｂｅ"})
            QVERIFY2(found(QString::fromUtf8(name)).front() == findGenre("nurikabe"), name);
        QVERIFY(found(QStringLiteral("no such kind")).isEmpty());
        QCOMPARE(found(QStringLiteral("  ")).size(), static_cast<qsizetype>(wholeKinds().size()));
    }

    void whatPeopleSayFindsIt()
    {
        const QList<const Genre*> all = genresInOrder(std::nullopt, {});
        for (const char* query : {"cube", "立方体", "キューブ", "ルービック"})
            QCOMPARE(genresFound(all, QString::fromUtf8(query)), QList{&genreWith(AnswerKind::Turns)});
        for (const char* query : {"ナンプレ", "picross"})
            QCOMPARE(genresFound(all, QString::fromUtf8(query)).size(), 1);
    }

    void recentOnesComeFirst()
    {
        const auto list = genresInOrder({}, {QStringLiteral("sudoku"), QStringLiteral("nurikabe")});
        QVERIFY(list[0] == findGenre("sudoku") && list[1] == findGenre("nurikabe"));
        QCOMPARE(list.size(), static_cast<qsizetype>(wholeKinds().size()));
        for (const Genre* genre : genresInOrder(Family::Shading, {}))
            QVERIFY(genre->family == Family::Shading);
    }

    /// Within a family as the language of the window sorts names.
    void sortedAsADictionary()
    {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("ja")}) {
            applyLanguage(language);
            QStringList names;
            for (const Genre* genre : genresInOrder(Family::Shading, {}))
                names << (language == QStringLiteral("ja") ? text(genre->kana) : text(genre->title.en).toCaseFolded());
            QVERIFY(std::ranges::is_sorted(names));
        }
    }

    void theChosenOneIsExplained()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath("settings.ini"));
        NewDialog dialog(settings);
        auto* grid = dialog.findChild<GenreGrid*>();
        const auto says = [&](const QString& words) {
            return std::ranges::any_of(dialog.findChildren<QLabel*>(),
                                       [&](const QLabel* label) { return label->text() == words; });
        };
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("masyu"));
        QVERIFY(grid->chosen() == findGenre("mashu"));
        QVERIFY(says(genreSummary(*findGenre("mashu"))));
        grid->setCurrentRow(-1);
        QVERIFY(!says(genreSummary(*findGenre("mashu"))));
    }

    void aSizeThatTheRulesCannotHaveIsReplaced_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Size>("made");
        QTest::newRow("boxes cut off") << QStringLiteral("10") << QStringLiteral("sudoku") << Size{9, 9};
        QTest::newRow("whole boxes") << QStringLiteral("16") << QStringLiteral("sudoku") << Size{16, 16};
        QTest::newRow("no loop through all cells") << QStringLiteral("5") << QStringLiteral("detour") << Size{8, 8};
        QTest::newRow("any size") << QStringLiteral("5") << QStringLiteral("nurikabe") << Size{5, 5};
    }

    void aSizeThatTheRulesCannotHaveIsReplaced()
    {
        QFETCH(QString, typed);
        QFETCH(QString, kind);
        QFETCH(Size, made);
        const QTemporaryDir folder;
        const Settings settings(folder.filePath("settings.ini"));
        NewDialog dialog(settings);
        dialog.show();
        auto* search = dialog.findChild<QLineEdit*>();
        QTest::keyClicks(search, QStringLiteral("mashu"));
        for (QSpinBox* box : dialog.findChild<SizeChooser*>()->findChildren<QSpinBox*>()) {
            box->selectAll();
            QTest::keyClicks(box, typed);
        }
        search->selectAll();
        QTest::keyClicks(search, kind);
        QCOMPARE(dialog.board().size(), made);
    }

    /// Every card painted, then all of them again as when the pointer moves over them.
    void nobodyWaitsForIt()
    {
        const QTemporaryDir folder;
        const Settings settings(folder.filePath("settings.ini"));
        tests::WorkClock clock(tests::WorkClock::Thread);
        NewDialog dialog(settings);
        dialog.resize(1200, 4000);
        (void)dialog.grab();
        const double first = clock.ms();
        clock.start();
        (void)dialog.findChild<GenreGrid*>()->grab();
        const double again = clock.ms();
        qInfo("all cards in %.0f ms, again in %.0f ms", first, again);
        QVERIFY(first < 1000);
        QVERIFY(again < 200);
    }
};

TOKISUJI_TEST(ChooserTest);
#include "chooser_test.moc"
