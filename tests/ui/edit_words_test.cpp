// What the author does with the mouse and the keys, as the timeline tells it.
#include "tests/ui/window_fixture.h"

#include "editor/ui/texts/clue_text.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

using namespace tokisuji;

namespace {

class Authored : public WindowFixture {
public:
    Authored(const char* genre, const char* language)
    {
        applyLanguage(QString::fromLatin1(language));
        window.document()->open(findGenre(genre)->makeBoard({6, 6}));
    }
    /// Along the lattice, in half cells.
    void drag(std::initializer_list<Place> points)
    {
        BoardView* view = window.boardView();
        const auto at = [view](Place point) { return view->toWidget(point).toPoint(); };
        QTest::mousePress(view, Qt::LeftButton, {}, at(*points.begin()));
        for (const Place point : points)
            QTest::mouseMove(view, at(point));
        QTest::mouseRelease(view, Qt::LeftButton, {}, at(*(points.end() - 1)));
    }
    [[nodiscard]] QString told() const
    {
        const History& history = window.document()->history();
        return editText(summaryOf(history.node(history.current()).edit, board()), genreOf(board()));
    }
};

} // namespace

class EditWordsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void cleanup() { applyLanguage(QStringLiteral("en")); }

    void allNumbersOfAClueAreTold()
    {
        Authored f("tapa", "en");
        f.click(cellAt(2, 3));
        f.type(QStringLiteral("1111"));
        QCOMPARE(f.told(), QStringLiteral("1 · 1 · 1 · 1 at R4C3"));
    }

    void wallsAreNamedAsTheirGenreDoes()
    {
        applyLanguage(QStringLiteral("en"));
        const auto wall = [](const char* genre) {
            return clueText(*findGenre(genre), Layer::Terrain, static_cast<int>(Terrain::Wall));
        };
        QCOMPARE(wall("kakuro"), QStringLiteral("clue cell"));
        QCOMPARE(wall("slalom"), QStringLiteral("filled cell"));
    }

    void bordersAreTold_data()
    {
        QTest::addColumn<QByteArray>("language");
        QTest::addColumn<QString>("drawn");
        QTest::addColumn<QString>("erased");
        QTest::newRow("English") << QByteArray("en") << QStringLiteral("3 borders drawn")
                                 << QStringLiteral("3 borders erased");
        QTest::newRow("Japanese") << QByteArray("ja") << QStringLiteral("境界 3 本を引く")
                                  << QStringLiteral("境界 3 本を消す");
    }

    void bordersAreTold()
    {
        QFETCH(QByteArray, language);
        QFETCH(QString, drawn);
        QFETCH(QString, erased);
        Authored f("heyawake", language.constData());
        f.drag({{2, 0}, {2, 2}, {2, 4}, {2, 6}});
        QCOMPARE(f.told(), drawn);
        f.drag({{2, 0}, {2, 2}, {2, 4}, {2, 6}});
        QCOMPARE(f.told(), erased);
    }
};

TOKISUJI_TEST(EditWordsTest);
#include "edit_words_test.moc"
