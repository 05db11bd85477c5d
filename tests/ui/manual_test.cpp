// The manual: the same chapters in both languages, with actions and links that exist, found by a search, and opened on
// the part of the window in which the keyboard is.
#include "editor/ui/dialogs/about_dialog.h"
#include "editor/ui/help/chapter_view.h"
#include "editor/ui/help/help_dialog.h"
#include "editor/ui/help/manual.h"
#include "editor/ui/help/manual_html.h"
#include "editor/ui/open_requests.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/texts/edit_text.h"
#include "editor/ui/texts/step_text.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/window_fixture.h"

#include <QAction>
#include <QFileOpenEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMetaEnum>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QTextBrowser>

using namespace tokisuji;

namespace {

const QStringList languages{QStringLiteral("en"), QStringLiteral("ja")};

QStringList idsOf(const QList<Chapter>& chapters)
{
    QStringList ids;
    for (const Chapter& chapter : chapters)
        ids << chapter.id;
    return ids;
}

QStringList idsOf(const QList<const Chapter*>& chapters)
{
    QStringList ids;
    for (const Chapter* chapter : chapters)
        ids << chapter->id;
    return ids;
}

QStringList capturesIn(const QString& text, const QString& pattern)
{
    QStringList all;
    for (auto it = QRegularExpression(pattern).globalMatch(text); it.hasNext();)
        all << it.next().captured(1);
    return all;
}

/// What a chapter says about actions, in any order.
QStringList actionsIn(const Chapter& chapter)
{
    QStringList names = capturesIn(chapter.text, QStringLiteral("\\{([A-Za-z]+)(?::key)?\\}"));
    names.sort();
    names.removeDuplicates();
    return names;
}

} // namespace

class ManualTest : public QObject {
    Q_OBJECT
private slots:
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void bothLanguagesSayTheSame()
    {
        const QList<Chapter>& english = manualChapters(QStringLiteral("en"));
        const QList<Chapter>& japanese = manualChapters(QStringLiteral("ja"));
        QVERIFY(english.size() >= 12);
        QCOMPARE(idsOf(japanese), idsOf(english));
        for (qsizetype i = 0; i < english.size(); ++i) {
            QVERIFY2(!english[i].title.isEmpty() && english[i].title != japanese[i].title, qPrintable(english[i].id));
            QCOMPARE(actionsIn(japanese[i]), actionsIn(english[i]));
            QCOMPARE(capturesIn(japanese[i].text, QStringLiteral("\\]\\(([^)]+)\\)")),
                     capturesIn(english[i].text, QStringLiteral("\\]\\(([^)]+)\\)")));
            QCOMPARE(japanese[i].text.count(QLatin1String("\n## ")), english[i].text.count(QLatin1String("\n## ")));
            QCOMPARE(japanese[i].text.count(QLatin1String("\n```")), english[i].text.count(QLatin1String("\n```")));
        }
        QCOMPARE(idsOf(manualChapters(QStringLiteral("xx"))), idsOf(english));
    }

    void actionsAndLinksExist()
    {
        for (const QString& language : languages) {
            applyLanguage(language);
            const QList<Chapter>& chapters = manualChapters(language);
            for (const Chapter& chapter : chapters) {
                for (const QString& name : actionsIn(chapter)) {
                    const int id = QMetaEnum::fromType<ActionId>().keyToValue(name.toLatin1().constData());
                    QVERIFY2(id >= 0 || name == QLatin1String("keys") || name == QLatin1String("techniques"),
                             qPrintable(name));
                }
                for (const QString& target : capturesIn(chapter.text, QStringLiteral("\\]\\(([^)]+)\\)"))) {
                    const QString picture = windowPicture(language, target);
                    QVERIFY2(findChapter(chapters, target) != nullptr
                                 || (picture.contains(language) && QImage(picture).width() > 600),
                             qPrintable(target));
                }
            }
        }
    }

    /// Every technique with its level, the kinds that name it, and as soon as it is found a step of the trace.
    void techniquesAreShown()
    {
        HelpDialog help;
        help.show();
        help.showChapter(QStringLiteral("techniques"));
        QCOMPARE(help.chapter(), QStringLiteral("techniques"));
        auto* view = help.findChild<ChapterView*>();
        const QString before = view->toPlainText();
        for (const ShownTechnique& shown : techniquesByLevel())
            QVERIFY2(before.contains(techniqueName(shown.technique->id)), shown.technique->id.data());
        QTRY_VERIFY_WITH_TIMEOUT(!view->isDrawing(), tests::patienceMs);
        qsizetype pictures = capturesIn(view->toHtml(), QStringLiteral("src=\"(technique:[a-z0-9-]+)\"")).size();
        QVERIFY2(pictures > 90, qPrintable(QString::number(pictures)));
        const QString after = view->toPlainText();
        QVERIFY(after.contains(QStringLiteral("Level 0")) && after.contains(QStringLiteral("Level 9")));
        QVERIFY(after.contains(genreTitle(*findGenre("hitori"))));
        for (const QString& name : capturesIn(view->toHtml(), QStringLiteral("src=\"(technique:[a-z0-9-]+)\"")))
            QVERIFY2(!view->document()->resource(QTextDocument::ImageResource, name).value<QImage>().isNull(),
                     qPrintable(name));
        applyLanguage(QStringLiteral("ja"));
        QTRY_VERIFY_WITH_TIMEOUT(view->toPlainText().contains(QStringLiteral("レベル 9")), tests::patienceMs);
        QCOMPARE(capturesIn(view->toHtml(), QStringLiteral("src=\"(technique:[a-z0-9-]+)\"")).size(), pictures);
    }

    void techniquesAreFoundByTheirNames()
    {
        for (const QString& language : languages) {
            applyLanguage(language);
            const QList<Chapter>& chapters = manualChapters(language);
            for (const char* id : {"swordfish", "room-packing", "either-way"})
                QVERIFY(idsOf(chaptersFound(chapters, techniqueName(id))).contains(QStringLiteral("techniques")));
        }
    }

    void actionsHaveTheirNamesAndKeys()
    {
        const Chapter chapter{.id = {}, .title = {}, .text = QStringLiteral("{Undo} {Undo:key} {Duplicate} {} {x y}")};
        QCOMPARE(manualText(chapter, &Actions::ownKeys),
                 QStringLiteral("**Undo** (`Ctrl+Z`) `Ctrl+Z` **Duplicate** {} {x y}"));
        const auto other = [](ActionId) { return QList{QKeySequence(Qt::ALT | Qt::Key_U)}; };
        QVERIFY(manualText(chapter, other).startsWith(QStringLiteral("**Undo** (`Alt+U`)")));
        applyLanguage(QStringLiteral("ja"));
        QVERIFY(manualText(chapter, &Actions::ownKeys).startsWith(QStringLiteral("**元に戻す**（`Ctrl+Z`）")));
    }

    void theTableOfKeysIsWhole()
    {
        const Chapter& keys = *findChapter(manualChapters(QStringLiteral("en")), QStringLiteral("keys"));
        const QString text = manualText(keys, &Actions::ownKeys);
        for (const ActionRow& row : actionTable())
            if (*row.keys != '\0')
                QVERIFY2(text.contains(QStringLiteral("| %1 |").arg(Actions::plainText(row.id))), row.text);
    }

    void html_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::addColumn<QString>("html");
        QTest::newRow("paragraph") << "a < b\nand **c**\n\nd"
                                   << "<p>a &lt; b and <b>c</b></p>\n<p>d</p>\n";
        QTest::newRow("both") << QStringLiteral("操作の\n1 手と、\nPNG")
                              << QStringLiteral("<p>操作の 1 手と、PNG</p>\n");
        QTest::newRow("japanese") << QStringLiteral("一行目で\n続く") << QStringLiteral("<p>一行目で続く</p>\n");
        QTest::newRow("heading") << "## Head\ntext"
                                 << "<h2>Head</h2>\n<p>text</p>\n";
        QTest::newRow("bullets") << "- a\n  b\n- `c`"
                                 << "<ul>\n<li>a b</li>\n<li><code>c</code></li>\n</ul>\n";
        QTest::newRow("numbers") << "1. a\n2. b\n\nc"
                                 << "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n<p>c</p>\n";
        QTest::newRow("code") << "```\na <b>\n\n# c\n```\nd"
                              << "<pre>a &lt;b&gt;\n\n# c</pre>\n<p>d</p>\n";
        QTest::newRow("link") << "[Trace](trace)."
                              << "<p><a href=\"trace\">Trace</a>.</p>\n";
        QTest::newRow("picture") << "a\n\n![b](window:c)\n\nd ![e](f)"
                                 << "<p>a</p>\n<div><img src=\"window:c\" alt=\"b\"></div>\n"
                                    "<p>d <img src=\"f\" alt=\"e\"></p>\n";
        QTest::newRow("table") << "| a | b |\n|---|---|\n| 1 | 2 |\nc"
                               << "<table>\n<tr><th align=\"left\">a</th><th align=\"left\">b</th></tr>\n"
                                  "<tr><td align=\"left\">1</td><td align=\"left\">2</td></tr>\n</table>\n<p>c</p>\n";
    }
    void html()
    {
        QFETCH(QString, markdown);
        QFETCH(QString, html);
        QCOMPARE(manualHtml(markdown), html);
    }

    void isSearched()
    {
        const QList<Chapter>& english = manualChapters(QStringLiteral("en"));
        QCOMPARE(idsOf(chaptersFound(english, QStringLiteral("SLURM"))), QStringList{QStringLiteral("batches")});
        QCOMPARE(idsOf(chaptersFound(english, QStringLiteral("trace"))).first(), QStringLiteral("trace"));
        QVERIFY(chaptersFound(english, QStringLiteral("xyzzy")).isEmpty());
        QCOMPARE(chaptersFound(english, {}).size(), english.size());
        applyLanguage(QStringLiteral("ja"));
        const QList<Chapter>& japanese = manualChapters(QStringLiteral("ja"));
        QVERIFY(idsOf(chaptersFound(japanese, QStringLiteral("しおり"))).contains(QStringLiteral("timeline")));
        QVERIFY(idsOf(chaptersFound(japanese, QStringLiteral("れべる"))).contains(QStringLiteral("trace")));
    }

    void theSearchLeadsToAChapter()
    {
        HelpDialog help;
        help.setGenre(*findGenre("slither"));
        help.show();
        auto* search = help.findChild<QLineEdit*>();
        auto* list = help.findChild<QListWidget*>();
        QTest::keyClicks(search, QStringLiteral("slurm"));
        QCOMPARE(list->count(), 2); // its head, and the chapter
        QVERIFY(help.chapter().isEmpty());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(help.chapter(), QStringLiteral("batches"));
        QVERIFY(help.windowTitle().contains(QStringLiteral("Batches")));
        auto* text = help.findChild<QTextBrowser*>();
        QVERIFY(text->isVisible());
        QVERIFY(!text->extraSelections().isEmpty());
        QCOMPARE(text->extraSelections().first().cursor.selectedText().toLower(), QStringLiteral("slurm"));
        search->clear();
        QVERIFY(list->count() > 100);
        QCOMPARE(list->currentItem()->text(), QStringLiteral("Batches"));
        emit text->anchorClicked(QUrl(QStringLiteral("trace")));
        QCOMPARE(help.chapter(), QStringLiteral("trace"));
        applyLanguage(QStringLiteral("ja"));
        QVERIFY(QTest::qWaitFor([&] { return help.windowTitle().contains(QStringLiteral("解き筋とレベル")); },
                                tests::patienceMs));
        help.setGenre(*findGenre("slither"));
        QVERIFY(help.chapter().isEmpty() && !text->isVisible());
    }

    void f1IsAboutThePartWithTheKeyboard()
    {
        WindowFixture f;
        QTest::keyClick(&f.window, Qt::Key_F1);
        auto* help = f.window.findChild<HelpDialog*>();
        QVERIFY(help != nullptr && help->isVisible());
        QCOMPARE(help->chapter(), QStringLiteral("first-puzzle"));
        const std::string_view sample = findGenre("slither")->sample;
        f.window.openAnything(QString::fromUtf8(sample.data(), static_cast<qsizetype>(sample.size())));
        QCOMPARE(help->chapter(), QStringLiteral("first-puzzle")); // somebody is reading it
        const auto helpOn = [&](ActionId area) {
            help->close();
            f.window.activateWindow();
            (void)QTest::qWaitForWindowActive(&f.window);
            f.window.actionTable()[area]->trigger();
            f.window.actionTable()[ActionId::Rules]->trigger();
            return help->chapter();
        };
        QCOMPARE(helpOn(ActionId::FocusTimeline), QStringLiteral("timeline"));
        QCOMPARE(helpOn(ActionId::FocusPanel), QStringLiteral("verdict"));
        QCOMPARE(helpOn(ActionId::FocusBoard), QString());
        QVERIFY(&help->genre() == findGenre("slither"));
    }

    /// As the desktop of a Mac hands over a file or an address.
    void requestsOfTheDesktopAreHeard()
    {
        QStringList asked;
        {
            const OpenRequests requests([&](const QString& location) { asked << location; });
            QFileOpenEvent file(QStringLiteral("/tmp/a b.tokisuji"));
            QCoreApplication::sendEvent(qApp, &file);
            QFileOpenEvent address(QUrl(QStringLiteral("tokisuji:slither/5/5/bdcbdbcac")));
            QCoreApplication::sendEvent(qApp, &address);
        }
        QFileOpenEvent later(QStringLiteral("/tmp/b.tokisuji"));
        QCoreApplication::sendEvent(qApp, &later);
        const QStringList expected{QStringLiteral("/tmp/a b.tokisuji"),
                                   QStringLiteral("tokisuji:slither/5/5/bdcbdbcac")};
        QCOMPARE(asked, expected);
    }

    void licencesAreShown()
    {
        const AboutDialog about;
        const QString text = about.findChild<QPlainTextEdit*>()->toPlainText();
        for (const char* part : {"Tokisuji", "Qt 6", "CryptoMiniSat", "yaml-cpp", "mimalloc", "zlib", "SQLite"})
            QVERIFY2(text.contains(QLatin1String(part)), part);
    }
};

TOKISUJI_TEST(ManualTest);
#include "manual_test.moc"
