// Symmetric entry: what is entered is entered at its images too, as one edit. With real mouse and keys.
#include "tests/ui/authoring_fixture.h"

#include "editor/model/store/log_keeper.h"
#include "editor/ui/panels/symmetry_button.h"
#include "editor/ui/tools/board_input.h"
#include "tests/support/test.h"

#include <QMenu>

#include <set>

using namespace tokisuji;

namespace {

constexpr int up = static_cast<int>(Dir::Up), down = static_cast<int>(Dir::Down), left = static_cast<int>(Dir::Left),
              right = static_cast<int>(Dir::Right);

struct SymmetryDesk : AuthorDesk {
    SymmetryDesk(const char* genre, EntrySymmetry symmetry, Size size = {5, 5}) : AuthorDesk(genre, size)
    {
        view()->setSymmetry(symmetry);
    }
    void type(int column, int row, const char* keys)
    {
        putCursor(column, row);
        f.type(QString::fromLatin1(keys));
    }
    [[nodiscard]] SymmetryButton* button() { return f.window.findChild<SymmetryButton*>(); }
};

} // namespace

class SymmetricEntryTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void imagesOfACell_data()
    {
        QTest::addColumn<EntrySymmetry>("symmetry");
        QTest::addColumn<QString>("images");
        using enum EntrySymmetry;
        QTest::newRow("half turn") << HalfTurn << "3,4";
        QTest::newRow("quarter turns") << QuarterTurns << "0,3 3,4 4,1";
        QTest::newRow("left and right") << LeftRight << "3,0";
        QTest::newRow("top and bottom") << TopBottom << "1,4";
        QTest::newRow("both") << BothMirrors << "1,4 3,0 3,4";
        QTest::newRow("diagonal") << Diagonal << "0,1";
        QTest::newRow("the other diagonal") << AntiDiagonal << "4,3";
        QTest::newRow("both diagonals") << BothDiagonals << "0,1 3,4 4,3";
    }
    void imagesOfACell()
    {
        QFETCH(EntrySymmetry, symmetry);
        QFETCH(QString, images);
        SymmetryDesk d("slither", symmetry);
        d.type(1, 0, "3");
        QCOMPARE(d.at(1, 0), 3);
        QStringList found;
        for (int column = 0; column < 5; ++column)
            for (int row = 0; row < 5; ++row)
                if (d.at(column, row) == question)
                    found << QStringLiteral("%1,%2").arg(column).arg(row);
        QCOMPARE(found.join(QLatin1Char(' ')), images);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(entrySymmetryOf(nameOf(symmetry)), symmetry);
    }

    void valuesAreTheAuthors()
    {
        SymmetryDesk d("slither", EntrySymmetry::HalfTurn);
        d.type(0, 0, "3");
        QCOMPARE(d.lastEdit(), QStringLiteral("3 at R1C1 and its image"));
        d.type(4, 4, "1");
        QCOMPARE(d.at(0, 0), 3);
        QCOMPARE(d.at(4, 4), 1);
        d.type(0, 0, "2");
        QCOMPARE(d.at(4, 4), 1);
        QCOMPARE(d.steps(), 3);
        applyLanguage(QStringLiteral("ja"));
        d.type(1, 0, "3");
        QCOMPARE(d.lastEdit(), QStringLiteral("R1C2 に 3（対称な 1 か所も）"));
    }

    void erasingErasesTheImages()
    {
        SymmetryDesk d("slither", EntrySymmetry::BothMirrors);
        d.type(0, 0, "3");
        d.type(4, 4, "1");
        d.putCursor(0, 4);
        d.press(Qt::Key_Delete);
        QVERIFY(d.board().isBlank(Layer::Number));
        QCOMPARE(d.lastEdit(), QStringLiteral("erase ? at R5C1 and its 3 images"));
        QCOMPARE(d.steps(), 3);
    }

    void aCellOnTheAxisIsItsOwnImage()
    {
        SymmetryDesk d("slither", EntrySymmetry::QuarterTurns);
        d.type(2, 2, "3");
        QCOMPARE(d.at(2, 2), 3);
        QCOMPARE(d.lastEdit(), QStringLiteral("3 at R3C3"));
    }

    void digitsInARowStayOneStep()
    {
        SymmetryDesk d("nurikabe", EntrySymmetry::HalfTurn);
        d.type(0, 0, "12");
        QCOMPARE(d.at(0, 0), 12);
        QCOMPARE(d.at(4, 4), question);
        QCOMPARE(d.steps(), 1);
    }

    /// Where a number cannot be unknown, the image begins with the same one.
    void withoutUnknownNumbersTheyAreCopied()
    {
        SymmetryDesk d("hitori", EntrySymmetry::HalfTurn, {12, 12});
        d.type(0, 0, "12");
        QCOMPARE(d.at(0, 0), 12);
        QCOMPARE(d.at(11, 11), 12);
        QCOMPARE(d.steps(), 1);
        d.type(11, 11, "3");
        QCOMPARE(d.at(0, 0), 12);
    }

    void signsAreCopied()
    {
        SymmetryDesk d("mashu", EntrySymmetry::LeftRight);
        d.type(0, 0, "2");
        QCOMPARE(d.at(4, 0), 2);
        d.type(4, 0, "1");
        QCOMPARE(d.at(0, 0), 1);
    }

    void bordersAreDrawnOnBothSides()
    {
        SymmetryDesk d("heyawake", EntrySymmetry::LeftRight, {6, 6});
        const Place edge = edgeBetween(cellAt(0, 1), Dir::Right);
        QTest::mousePress(d.view(), Qt::LeftButton, {}, d.point(vertexAt(1, 1)));
        QTest::mouseMove(d.view(), d.point(edge));
        QTest::mouseMove(d.view(), d.point(vertexAt(1, 2)));
        QTest::mouseRelease(d.view(), Qt::LeftButton, {}, d.point(vertexAt(1, 2)));
        QCOMPARE(d.board().at(Layer::Room, edge), 1);
        QCOMPARE(d.board().at(Layer::Room, edgeBetween(cellAt(5, 1), Dir::Left)), 1);
        QCOMPARE(d.steps(), 1);
    }

    void arrowsPointTheirOwnWay()
    {
        SymmetryDesk d("yajilin", EntrySymmetry::QuarterTurns);
        d.type(1, 0, "2");
        d.press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(d.at(1, 0, Layer::Arrow), down);
        QCOMPARE(d.at(4, 1, Layer::Arrow), left);
        QCOMPARE(d.at(3, 4, Layer::Arrow), up);
        QCOMPARE(d.at(0, 3, Layer::Arrow), right);
        QCOMPARE(d.at(0, 3), question);
    }

    void wallsAndGatesTurn()
    {
        SymmetryDesk d("slalom", EntrySymmetry::QuarterTurns, {7, 7});
        d.putCursor(2, 1);
        d.press(Qt::Key_W);
        QCOMPARE(d.at(2, 1, Layer::Terrain), static_cast<int>(Terrain::GateVertical));
        QCOMPARE(d.at(5, 2, Layer::Terrain), static_cast<int>(Terrain::GateHorizontal));
        QCOMPARE(d.at(4, 5, Layer::Terrain), static_cast<int>(Terrain::GateVertical));
        QCOMPARE(d.at(0, 0, Layer::Terrain), static_cast<int>(Terrain::Start));
    }

    void wallsOfSumsToo()
    {
        SymmetryDesk d("kakuro", EntrySymmetry::HalfTurn);
        d.putCursor(1, 1);
        d.press(Qt::Key_Q);
        QCOMPARE(d.at(3, 3, Layer::Terrain), static_cast<int>(Terrain::Wall));
        d.f.type(QStringLiteral("7"));
        QCOMPARE(d.at(1, 1, Layer::Right), 7);
        QCOMPARE(d.at(3, 3, Layer::Right), blank);
    }

    void aStrokeShowsItsImagesWhileItLasts()
    {
        BoardInput input;
        input.openBoard(findGenre("heyawake")->makeBoard({4, 4}));
        input.setSymmetry(EntrySymmetry::HalfTurn);
        input.setTool(ToolId::Border);
        const Place edge = edgeBetween(cellAt(0, 0), Dir::Right);
        const Place image = edgeBetween(cellAt(3, 3), Dir::Left);
        input.press(spotAt(vertexAt(1, 0)), Button::Primary, {});
        input.move(spotAt(vertexAt(1, 1)));
        QCOMPARE(input.preview().at(Layer::Room, image), 1);
        input.cancel();
        QCOMPARE(input.preview().at(Layer::Room, edge), blank);
        QCOMPARE(input.preview().at(Layer::Room, image), blank);
    }

    void marksHaveNoImages()
    {
        SymmetryDesk d("nurikabe", EntrySymmetry::HalfTurn);
        d.press(Qt::Key_F2);
        d.putCursor(0, 0);
        d.press(Qt::Key_1);
        QCOMPARE(d.at(0, 0, Layer::Shade), 1);
        QCOMPARE(d.at(4, 4, Layer::Shade), blank);
    }

    void onlySquareBoardsTurnByQuarters()
    {
        SymmetryDesk d("slither", EntrySymmetry::QuarterTurns, {6, 5});
        QCOMPARE(d.view()->symmetry(), EntrySymmetry::None);
        const auto choices = d.button()->choices()->actions();
        QCOMPARE(choices.size(), entrySymmetryCount);
        QVERIFY(!choices[static_cast<int>(EntrySymmetry::QuarterTurns)]->isEnabled());
        QCOMPARE(choices[static_cast<int>(EntrySymmetry::QuarterTurns)]->statusTip(),
                 QStringLiteral("The board is not square"));
        QVERIFY(choices[static_cast<int>(EntrySymmetry::HalfTurn)]->isEnabled());
    }

    void theButtonChoosesAndShows()
    {
        SymmetryDesk d("slither", EntrySymmetry::None);
        QVERIFY(d.button()->isVisible() && !d.button()->isChecked());
        d.button()->choices()->actions()[static_cast<int>(EntrySymmetry::TopBottom)]->trigger();
        QCOMPARE(d.view()->symmetry(), EntrySymmetry::TopBottom);
        QVERIFY(d.button()->isChecked());
        QVERIFY(d.button()->toolTip().contains(QStringLiteral("Mirrored top and bottom")));
        QVERIFY(d.f.window.actionTable().menu(MenuId::Board)->actions().contains(d.button()->choices()->menuAction()));
        d.press(Qt::Key_F2);
        QVERIFY(!d.button()->isVisible());
    }

    void theMouseChoosesAndTheKeyboardStaysOnTheBoard()
    {
        SymmetryDesk d("slither", EntrySymmetry::None);
        QMenu* choices = d.button()->choices();
        QTest::mouseClick(d.button(), Qt::LeftButton);
        QVERIFY(choices->isVisible());
        QAction* halfTurn = choices->actions()[static_cast<int>(EntrySymmetry::HalfTurn)];
        QTest::mouseClick(choices, Qt::LeftButton, {}, choices->actionGeometry(halfTurn).center());
        QVERIFY(!choices->isVisible());
        QCOMPARE(d.view()->symmetry(), EntrySymmetry::HalfTurn);
        d.putCursor(0, 0);
        d.press(Qt::Key_3);
        QCOMPARE(d.at(4, 4), question);
    }

    void aPuzzleRemembersItsSymmetry()
    {
        AuthorDesk d("slither", {5, 5});
        const QString path = d.f.filePath(QStringLiteral("symmetric.tokisuji"));
        d.view()->setSymmetry(EntrySymmetry::BothDiagonals);
        d.set(0, 0, 1);
        auto* keeper = d.f.window.findChild<LogKeeper*>();
        bool isDone = false;
        keeper->saveAs(path, [&](const std::optional<Error>& error) { isDone = !error; });
        QTRY_VERIFY_WITH_TIMEOUT(isDone, tests::patienceMs);
        QTRY_VERIFY_WITH_TIMEOUT(d.document()->annotations().viewState.contains("both-diagonals"), tests::patienceMs);
        QTRY_COMPARE_WITH_TIMEOUT(keeper->state(), LogKeeper::State::Saved, tests::patienceMs);
        QVERIFY(d.f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/5/5/bdcbdbcac")));
        QTRY_COMPARE_WITH_TIMEOUT(d.view()->symmetry(), EntrySymmetry::None, tests::patienceMs);
        QVERIFY(d.f.window.openAnything(path));
        QTRY_COMPARE_WITH_TIMEOUT(d.view()->symmetry(), EntrySymmetry::BothDiagonals, tests::patienceMs);
    }

    /// Whatever is entered at random: clues stand in symmetric places, unless there can be one only.
    void cluesStaySymmetric()
    {
        for (const char* id : {"slither", "nurikabe", "mashu", "yajilin", "kakuro", "tapa", "gokigen"}) {
            BoardInput input;
            input.openBoard(findGenre(id)->makeBoard({6, 6}));
            input.setSymmetry(EntrySymmetry::QuarterTurns);
            const std::vector<Place> cells = input.preview().grid().cells();
            for (std::size_t i = 0; i < cells.size(); i += 5) {
                input.setCursor(cells[i]);
                (void)input.key({i % 2 == 0 ? Qt::Key_2 : Qt::Key_Q, {}});
                if (i % 3 == 0)
                    (void)input.key({Qt::Key_Backspace, {}});
            }
            const Board& board = input.preview();
            for (const Layer layer : {Layer::Number, Layer::Terrain, Layer::Vertex})
                for (const Place p : board.has(layer) ? board.grid().all(placesOf(layer)) : std::vector<Place>{}) {
                    const Place image{static_cast<std::int16_t>(12 - p.y), p.x};
                    QVERIFY2((board.at(layer, p) == blank) == (board.at(layer, image) == blank), id);
                }
        }
    }
};

TOKISUJI_TEST(SymmetricEntryTest);
#include "symmetric_entry_test.moc"
