// TurnGuide: a sequence of turns stays while the board goes along it, forwards and back, and is left by anything else.
#include "editor/model/edit_summary.h"
#include "editor/model/turn_guide.h"
#include "editor/model/turn_search.h"
#include "engine/formats/twisty.h"
#include "engine/twisty/solve_turns.h"
#include "engine/twisty/turn_text.h"
#include "engine/twisty/twisty_board.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

Board cube()
{
    return *makeTwistyBoard("cube_2x2x2");
}

TurnList turnsOf(const char* text)
{
    return *readTurns(*twistyOf(cube()), text);
}

std::string after(const char* turns)
{
    return turned(twistyOf(cube())->goal, *twistyOf(cube()), turnsOf(turns));
}

} // namespace

class TurnGuideTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_definition = twistyOf(cube());
        m_guide.clear();
        QVERIFY(m_guide.follow(m_definition, after("R U")));
        m_guide.offer(after("R U"), {turnsOf("U' R'"), turnsOf("F F")});
    }

    void followsTheBoardAlongTheWay()
    {
        QCOMPARE(m_guide.step(), 0);
        QVERIFY(!m_guide.follow(m_definition, after("R")));
        QCOMPARE(m_guide.step(), 1);
        QVERIFY(!m_guide.follow(m_definition, m_definition->goal));
        QCOMPARE(m_guide.step(), 2);
        QVERIFY(m_guide.isAtEnd());
        QVERIFY(!m_guide.follow(m_definition, after("R U")));
        QVERIFY(m_guide.isAtStart());
        QCOMPARE(m_guide.turns(), turnsOf("U' R'"));
    }

    void isLeftByAnyOtherState()
    {
        QVERIFY(!m_guide.follow(m_definition, after("R")));
        QVERIFY(m_guide.follow(m_definition, after("R F")));
        QVERIFY(m_guide.turns().empty());
        QCOMPARE(m_guide.start(), after("R F"));
        const auto pyraminx = twistyOf(*makeTwistyBoard("pyraminx"));
        QVERIFY(m_guide.follow(pyraminx, pyraminx->goal));
        QCOMPARE(m_guide.definition(), pyraminx);
    }

    void hearsOfTheStartOnly()
    {
        m_guide.offer(after("R"), {turnsOf("R'")});
        QCOMPARE(m_guide.ways().size(), std::size_t{2});
        (void)m_guide.follow(m_definition, after("R"));
        m_guide.offer(after("R U"), {});
        QCOMPARE(m_guide.ways().size(), std::size_t{2});
        m_guide.choose(1);
        QCOMPARE(m_guide.way(), 0); // only at the start
    }

    void theChosenWayStaysChosen()
    {
        m_guide.choose(1);
        QCOMPARE(m_guide.turns(), turnsOf("F F"));
        m_guide.offer(after("R U"), {turnsOf("D"), turnsOf("U' R'"), turnsOf("F F")});
        QCOMPARE(m_guide.way(), 2);
        m_guide.offer(after("R U"), {turnsOf("D")});
        QCOMPARE(m_guide.way(), 0);
        m_guide.offer(after("R U"), {});
        QVERIFY(m_guide.turns().empty());
    }

    void statesThatOccurTwice()
    {
        m_guide.offer(after("R U"), {turnsOf("D D' U' R'")});
        QVERIFY(!m_guide.follow(m_definition, after("R U D")));
        QCOMPARE(m_guide.step(), 1);
        QVERIFY(!m_guide.follow(m_definition, after("R")));
        QCOMPARE(m_guide.step(), 3);
        QVERIFY(!m_guide.follow(m_definition, after("R U"))); // of steps 0 and 2 the nearer one
        QCOMPARE(m_guide.step(), 2);
    }

    void turnsAsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("plain");
        QTest::newRow("spaces") << "R U R' U2"
                                << "R U R' U2";
        QTest::newRow("none") << "RUR'U2"
                              << "R U R' U2";
        QTest::newRow("commas and brackets") << " (R, U)\tR' "
                                             << "R U R'";
        QTest::newRow("typographic") << QString::fromUtf8("R’U") << "R' U";
        QTest::newRow("nothing") << "  "
                                 << "";
    }
    void turnsAsText()
    {
        QFETCH(QString, text);
        QFETCH(QString, plain);
        const auto turns = readTurns(*m_definition, text.toStdString());
        QVERIFY(turns);
        QCOMPARE(QString::fromStdString(turnsText(*m_definition, *turns)), plain);
    }

    void badTurnsArePointedAt()
    {
        for (const auto& [text, name, at] :
             {std::tuple{"R U X'", "X'", 4}, {"R u", "u", 2}, {"R2'", "'", 2}, {"R’ q", "q", 5}}) {
            const auto turns = readTurns(*m_definition, text);
            QVERIFY(!turns);
            QCOMPARE(turns.error().id, std::string("turn-unknown"));
            QCOMPARE(turns.error().args.front(), std::string(name));
            QCOMPARE(turns.error().at, std::optional<std::size_t>(at));
        }
    }

    void editsAreNamedByWhatTheyDid()
    {
        using Kind = EditSummary::Kind;
        const auto summary = [](const Board& board, const Edit& edit) {
            Board changed = board;
            edit.applyTo(changed);
            return summaryOf(edit, changed);
        };
        const Board board = cube();
        for (const Turn& turn : m_definition->turns) {
            const EditSummary turned = summary(board, turnedBy(board, {*m_definition->findTurn(turn.name)}));
            QCOMPARE(turned.kind, Kind::Turned);
            QCOMPARE(turned.name, turn.name);
        }
        const Edit scramble = turnedBy(board, turnsOf("R U F"));
        QCOMPARE(summary(board, scramble).kind, Kind::Stickers);
        QCOMPARE(summary(board, scramble).clues, static_cast<int>(scramble.steps.size()));
        Board scrambled = board;
        scramble.applyTo(scrambled);
        QCOMPARE(summary(scrambled, paintedAs(scrambled, m_definition->goal)).kind, Kind::BackToGoal);

        EditBuilder painted(board);
        painted.set(Layer::Number, cellOfSticker(*m_definition, 0), 4);
        const EditSummary red = summary(board, painted.edit());
        QCOMPARE(red.kind, Kind::StickerPainted);
        QCOMPARE(red.name, std::string("red"));
        QVERIFY(red.place == cellOfSticker(*m_definition, 0));
        painted.set(Layer::Number, cellOfSticker(*m_definition, 0), blank);
        QCOMPARE(summary(board, painted.edit()).kind, Kind::StickerCleared);
    }

    void longerWaysAreSearchedElsewhere()
    {
        const std::string state = turned(m_definition->goal, *m_definition, scramble(*m_definition, 30, 5));
        const TurnAnswer shortest = solveTurns(*m_definition, state, {}, Halt());
        TurnSearch search;
        search.ask({m_definition, state, 1});
        QVERIFY(search.isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(!search.isRunning(), tests::patienceMs);
        QVERIFY(!search.answer().ways.empty());
        for (const TurnList& way : search.answer().ways) {
            QCOMPARE(static_cast<int>(way.size()), *shortest.length() + 1);
            QCOMPARE(turned(state, *m_definition, way), m_definition->goal);
        }
        search.ask({m_definition, after("R U F' R2 D B2 L"), 3});
        search.stop();
        QVERIFY(!search.isRunning());
        QVERIFY(search.answer().ways.empty());
    }

private:
    TurnGuide::Definition m_definition;
    TurnGuide m_guide;
};

TOKISUJI_TEST(TurnGuideTest);
#include "turn_guide_test.moc"
